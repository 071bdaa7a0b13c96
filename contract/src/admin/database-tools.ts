import { type Static, Type } from 'typebox';
import { Fields, OrNull, Time } from '../fields.ts';
import { ContentIssue } from '../issues.ts';
import { operation } from '../operation.ts';
import { DryRun, Id, Next, page, Sha256, Username } from './fields.ts';
import { CONFIRM_WORDS } from './rules.ts';

const Confirm = Type.Optional(Type.String({ maxLength: 100, description: 'The confirmation word' }));
const Slugs = Type.Array(Type.String());

export const Backup = Type.Object(
  {
    id: Type.Integer(),
    created_at: Time,
    by: Username,
    reason: Type.String({ description: 'The call it was made before' }),
    documents: Type.Integer(),
    bytes: Type.Integer({ description: 'Size of the file' }),
    sha256: Type.String({ description: 'Of the file' }),
    file: Type.String({ description: 'Name of the file' }),
  },
  { title: 'Backup' },
);
export type Backup = Static<typeof Backup>;

export const TOOL_STEPS = ['read', 'check', 'backup', 'write'] as const;

/** What a tool did, or with dry_run would do, to the documents. Accounts, comments and points are never touched. */
export const ToolOutcome = Type.Object(
  {
    dry_run: Type.Boolean(),
    added: Slugs,
    changed: Slugs,
    removed: Slugs,
    kept: Type.Array(Type.String(), { description: 'Changed in the admin area, so left as they are' }),
    unchanged: Type.Integer({ description: 'How many documents stay as they are' }),
    issues: Type.Array(ContentIssue, {
      description: 'Errors found by a dry run, or in documents that were restored anyway',
    }),
    confirm: OrNull(Type.String({ description: 'The word to send as `confirm`; null: none is needed' })),
    backup: OrNull(Backup),
    revision_id: OrNull(Type.Integer({ description: 'The revision that can be rolled back' })),
    steps: Type.Array(Type.Object({ step: Type.Enum(TOOL_STEPS), took_ms: Type.Integer() })),
  },
  { title: 'ToolOutcome' },
);
export type ToolOutcome = Static<typeof ToolOutcome>;

const tool = {
  body: Fields({ dry_run: DryRun, confirm: Confirm }),
  success: { status: 200, body: ToolOutcome },
} as const;

export const dbInitialization = operation({
  method: 'POST',
  path: 'db_initialization',
  summary: 'Add what is missing: tables, and documents that are in the files but not in the database',
  ...tool,
  errors: ['content_invalid', 'grader_busy', 'grader_broken'],
});

export const dbLoad = operation({
  method: 'POST',
  path: 'db_load',
  summary: 'Load the files under content/; documents that were changed in the admin area stay as they are',
  ...tool,
  errors: ['content_invalid', 'grader_busy', 'grader_broken'],
});

export const dbDelete = operation({
  method: 'POST',
  path: 'db_delete',
  summary: `Remove all documents (confirm: ${CONFIRM_WORDS.db_delete}); a backup is made first`,
  ...tool,
  errors: [],
});

export const dbCycle = operation({
  method: 'POST',
  path: 'db_cycle',
  summary: `Remove all documents and load the files (confirm: ${CONFIRM_WORDS.db_cycle}); a backup is made first`,
  ...tool,
  errors: ['content_invalid', 'grader_busy', 'grader_broken'],
});

export const adminBackups = operation({
  method: 'GET',
  path: 'admin_backups',
  summary: 'Backups of the documents, newest first',
  query: Fields(page),
  success: { status: 200, body: Type.Object({ results: Type.Array(Backup), next: Next }) },
  errors: [],
});

export const adminBackup = operation({
  method: 'GET',
  path: 'admin_backup/{id}',
  summary: 'One backup as a file (gzipped JSON)',
  params: Type.Object({ id: Id }),
  success: { status: 200, body: Type.String(), file: 'application/gzip' },
  errors: ['not_found'],
});

export const adminBackupRestore = operation({
  method: 'POST',
  path: 'admin_backup_restore',
  summary: `Restore the documents from a backup (confirm: ${CONFIRM_WORDS.admin_backup_restore})`,
  body: Fields({ id: Id, sha256: Type.Optional(Sha256), dry_run: DryRun, confirm: Confirm }),
  success: { status: 200, body: ToolOutcome },
  errors: ['not_found', 'content_invalid'],
});
