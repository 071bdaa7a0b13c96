import { type Static, Type } from 'typebox';
import { OrNull, Words } from './fields.ts';

/** What is wrong with a document, and where: in a file under content/, or in JSON that was sent. */
export const ContentIssue = Type.Object(
  {
    slug: OrNull(Type.String()),
    file: OrNull(Type.String()),
    path: Type.String({ description: 'Place in the document, such as blocks.3.txt._eng; empty: the whole document' }),
    line: OrNull(Type.Integer({ description: 'From 1' })),
    column: OrNull(Type.Integer({ description: 'From 1' })),
    reason: Words,
  },
  { title: 'ContentIssue' },
);
export type ContentIssue = Static<typeof ContentIssue>;

/** One difference. Items of a list that have a slug or an id are named by it: blocks.hello.txt._no. */
export const Difference = Type.Object(
  {
    path: Type.String({ description: 'Empty: the whole document was added or removed' }),
    before: Type.Unknown({ description: 'null: it was not there' }),
    after: Type.Unknown({ description: 'null: it is no longer there' }),
  },
  { title: 'Difference' },
);
export type Difference = Static<typeof Difference>;

export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export const ChangeKindSchema = Type.Enum(CHANGE_KINDS);

/** What became of the live document since the change that is refused was begun. */
export const DocumentConflict = Type.Object(
  {
    slug: Type.String(),
    kind: ChangeKindSchema,
    live_sha256: OrNull(Type.String({ description: 'null: it is no longer live' })),
    by: OrNull(Type.String({ description: 'Who published the newest revision of it, if that was in the admin area' })),
    at: OrNull(Type.Integer({ description: 'Milliseconds since 1970' })),
    revision_id: OrNull(Type.Integer()),
    changes: Type.Array(Difference),
  },
  { title: 'DocumentConflict' },
);
export type DocumentConflict = Static<typeof DocumentConflict>;
