import type { StagedChange } from '@kodestien/contract/admin/json-backend';
import type { StageRow } from '../../database/admin-tables.ts';
import type { Connection } from '../../database/connect.ts';
import { conflictOf } from '../content/conflict.ts';
import { describeChange, isSameDocument, type LiveContent } from '../content/content.ts';

/** A staged row against what is live now, and what has become of the document it was written on. */
export async function stagedChange(
  connection: Connection,
  row: StageRow,
  { documents }: LiveContent,
): Promise<StagedChange> {
  const live = documents.get(row.slug)?.json ?? null;
  // Someone published exactly the same: there is no conflict.
  const isSettled = isSameDocument(row.json, live);
  return {
    ...describeChange(row.slug, live, row.json),
    kind: row.json === null ? 'removed' : live === null ? 'added' : 'changed',
    staged_at: row.staged_at,
    base_revision: row.base_revision,
    conflict: isSettled ? null : await conflictOf(connection, row.slug, row.base_json, live),
  };
}
