import { type Static, Type } from 'typebox';
import { Fields, OrNull, Time } from '../fields.ts';
import { operation } from '../operation.ts';
import { DryRun, Id, Next, Note, page, Username } from './fields.ts';
import { DocumentChange, Publication } from './json-backend.ts';
import { REVISION_KINDS } from './rules.ts';

export const Revision = Type.Object(
  {
    id: Type.Integer(),
    created_at: Time,
    by: Username,
    kind: Type.Enum(REVISION_KINDS),
    note: Type.String(),
    added: Type.Integer(),
    changed: Type.Integer(),
    removed: Type.Integer(),
    rolled_back_by: OrNull(Type.Integer({ description: 'The revision that undid this one' })),
  },
  { title: 'Revision' },
);
export type Revision = Static<typeof Revision>;

export const adminRevisions = operation({
  method: 'GET',
  path: 'admin_revisions',
  summary: 'Every change published in the admin area, newest first',
  query: Fields(page),
  success: { status: 200, body: Type.Object({ results: Type.Array(Revision), next: Next }) },
  errors: [],
});

export const adminRevision = operation({
  method: 'GET',
  path: 'admin_revision/{id}',
  summary: 'What a revision changed, or how its documents differ from those that are live',
  params: Type.Object({ id: Id }),
  query: Fields({
    against: Type.Optional(
      Type.Enum(['before', 'live'], { description: 'before: what it changed; live: what has changed since' }),
    ),
  }),
  success: { status: 200, body: Type.Object({ revision: Revision, changes: Type.Array(DocumentChange) }) },
  errors: ['not_found'],
});

export const adminRevisionRollback = operation({
  method: 'POST',
  path: 'admin_revision_rollback',
  summary: 'Undo a revision: its documents are restored to what they were before, unless they have changed since',
  body: Fields({ id: Id, dry_run: DryRun, note: Note }),
  success: { status: 200, body: Publication },
  errors: ['not_found', 'rollback_stale', 'content_invalid'],
});
