import { type Static, Type } from 'typebox';
import { Icon, Slug } from '../document/fields.ts';
import { ReaderDocument } from '../document/reader.ts';
import { Fields, HumanLangSchema, Nothing, OrNull, Time, Words } from '../fields.ts';
import { ChangeKindSchema, ContentIssue, Difference, DocumentConflict } from '../issues.ts';
import { operation } from '../operation.ts';
import { DOCUMENT_BODY_MAX_BYTES, DocumentJson, DryRun, Note, Sha256, SlugBody, Username } from './fields.ts';

export const DocumentChange = Type.Object(
  { slug: Type.String(), kind: ChangeKindSchema, tittel: OrNull(Words), changes: Type.Array(Difference) },
  { title: 'DocumentChange' },
);
export type DocumentChange = Static<typeof DocumentChange>;

/** A change that waits to be published, against what is live now. */
export const StagedChange = Type.Object(
  {
    ...DocumentChange.properties,
    staged_at: Time,
    base_revision: Type.Integer({ description: 'The revision of the content that it is based on' }),
    conflict: OrNull(DocumentConflict),
  },
  { title: 'StagedChange' },
);
export type StagedChange = Static<typeof StagedChange>;

/** A live document in the list that one chooses from; the stage is laid over title and order. */
export const DocumentEntry = Type.Object(
  {
    slug: Type.String(),
    tittel: Words,
    icon: Icon,
    parent: OrNull(Type.String()),
    order: Type.Integer(),
    blocks: Type.Integer(),
    live: Type.Boolean(),
    edited: Type.Boolean({ description: 'Changed in the admin area: db_load does not overwrite it' }),
    staged: OrNull(ChangeKindSchema),
  },
  { title: 'DocumentEntry' },
);
export type DocumentEntry = Static<typeof DocumentEntry>;

export const adminJsonBack = operation({
  method: 'GET',
  path: 'admin_json_back',
  summary: 'Your staged changes as a diff against what is live, and all documents',
  success: {
    status: 200,
    body: Type.Object({
      revision: Type.Integer({ description: 'The revision of the live content' }),
      staged: Type.Array(StagedChange),
      others: Type.Array(Type.Object({ slug: Type.String(), kind: ChangeKindSchema, by: Username, staged_at: Time }), {
        description: 'What other superusers have staged and not published yet',
      }),
      documents: Type.Array(DocumentEntry),
    }),
  },
  errors: [],
});

const Live = Type.Object({
  json: Type.String(),
  sha256: Type.String(),
  changed_at: Time,
  edited: Type.Boolean(),
  source: OrNull(Type.String({ description: 'Its file under content/' })),
});
const Staged = Type.Object({
  json: OrNull(Type.String({ description: 'null: its removal is staged' })),
  staged_at: Time,
  base_sha256: OrNull(Type.String({ description: 'null: it was not live' })),
  conflict: OrNull(DocumentConflict),
});

export const adminJsonBackDocument = operation({
  method: 'GET',
  path: 'admin_json_back_document',
  summary: "One document's JSON: as it is live, and as you have staged it",
  query: Fields(SlugBody),
  success: { status: 200, body: Type.Object({ slug: Type.String(), live: OrNull(Live), staged: OrNull(Staged) }) },
  errors: ['not_found'],
});

export const adminJsonBackAdd = operation({
  method: 'POST',
  path: 'admin_json_back_add',
  summary: 'Stage a new or changed document; its structure is checked here, the rest when it is pushed',
  body: Fields({
    json: DocumentJson,
    base_sha256: Type.Optional(
      OrNull(Sha256, { description: 'The live version that this is based on; null: there was none' }),
    ),
  }),
  maxBytes: DOCUMENT_BODY_MAX_BYTES,
  success: { status: 200, body: StagedChange },
  errors: ['document_invalid', 'stage_stale'],
});

export const adminJsonBackRemove = operation({
  method: 'POST',
  path: 'admin_json_back_remove',
  summary: 'Stage the removal of a document, or, with unstage, drop the change that is staged for it',
  body: Fields({ slug: Slug, unstage: Type.Optional(Type.Boolean()) }),
  success: { status: 200, body: Nothing },
  errors: ['not_found'],
});

export const Publication = Type.Object(
  {
    dry_run: Type.Boolean(),
    publishable: Type.Boolean({ description: 'No errors and no conflicts' }),
    changes: Type.Array(DocumentChange),
    issues: Type.Array(ContentIssue),
    conflicts: Type.Array(DocumentConflict),
    revision_id: OrNull(Type.Integer()),
  },
  { title: 'Publication' },
);
export type Publication = Static<typeof Publication>;

export const adminJsonBackPush = operation({
  method: 'POST',
  path: 'admin_json_back_push',
  summary:
    'Publish everything you have staged, or nothing: all of it is checked and its programs are run first, and a revision is stored',
  body: Fields({ dry_run: DryRun, note: Note }),
  success: { status: 200, body: Publication },
  errors: ['nothing_staged', 'stage_stale', 'content_invalid', 'grader_busy', 'grader_broken'],
});

export const adminJsonSchema = operation({
  method: 'GET',
  path: 'admin_json_schema',
  summary: 'The JSON Schema of a document, for the editor',
  success: { status: 200, body: Type.Unknown() },
  errors: [],
});

export const adminExport = operation({
  method: 'GET',
  path: 'admin_export',
  summary: 'The live documents as content files',
  success: {
    status: 200,
    body: Type.Object({
      files: Type.Array(Type.Object({ path: Type.String(), content: Type.String() })),
      pictures: Type.Array(Type.String(), {
        description: 'Used by the documents; these files are already under content/',
      }),
    }),
  },
  errors: [],
});

export const adminPreview = operation({
  method: 'POST',
  path: 'admin_preview',
  summary:
    'A document as readers would see it, together with the live documents and your staged ones; nothing is stored',
  body: Fields({ json: DocumentJson }),
  maxBytes: DOCUMENT_BODY_MAX_BYTES,
  success: { status: 200, body: Type.Object({ document: ReaderDocument, issues: Type.Array(ContentIssue) }) },
  errors: ['document_invalid'],
});

/** A program that was made wrong on purpose, and that no check stops. */
export const StrengthSurvivor = Type.Object(
  {
    line: Type.Integer({ description: 'Of the solution' }),
    was: Type.String({ description: 'What the solution has there; empty where something was added' }),
    now: Type.String({ description: 'What is there instead; empty where something was removed' }),
    seen_by: OrNull(Type.String({ description: 'An input that would stop it' })),
  },
  { title: 'StrengthSurvivor' },
);
export type StrengthSurvivor = Static<typeof StrengthSurvivor>;

export const ExerciseStrength = Type.Object(
  {
    percent: Type.Number({ description: 'Of the wrong programs, how many the checks stop; rounded down' }),
    wrong: Type.Integer({ description: 'Wrong programs that were tried' }),
    stopped: Type.Integer(),
    survivors: Type.Array(StrengthSurvivor),
    is_whole: Type.Boolean({ description: 'False where the time was up before all of them were tried' }),
  },
  { title: 'ExerciseStrength' },
);
export type ExerciseStrength = Static<typeof ExerciseStrength>;

export const adminStrength = operation({
  method: 'POST',
  path: 'admin_strength',
  summary:
    'How many wrong programs the checks of one exercise stop, and which ones they let through; nothing is stored',
  body: Fields({ json: DocumentJson, blokk_slug: Slug, human_lang: HumanLangSchema }),
  maxBytes: DOCUMENT_BODY_MAX_BYTES,
  success: { status: 200, body: ExerciseStrength },
  errors: ['document_invalid', 'not_found', 'grader_busy', 'grader_broken', 'unavailable'],
});
