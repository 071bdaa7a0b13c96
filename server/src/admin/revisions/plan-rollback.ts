import type { DocumentConflict } from '@kodestien/contract/faults';
import type { Connection } from '../../database/connect.ts';
import { checkContent } from '../author/author.ts';
import { conflictOf } from '../content/conflict.ts';
import type { DocumentState, LiveContent } from '../content/content.ts';
import type { CheckedPlan } from '../content/publication.ts';
import { findRevision, listRevisionDocuments } from '../content/revision-queries.ts';

/** Each document of the revision as it was before it, provided that nothing has touched it since. */
export async function planRollback(connection: Connection, id: number, live: LiveContent): Promise<CheckedPlan> {
  const after = new Map<string, DocumentState>(live.documents);
  const conflicts: DocumentConflict[] = [];
  const rows = await listRevisionDocuments(connection, id);
  for (const row of rows) {
    const current = live.documents.get(row.slug)?.json ?? null;
    const conflict = await conflictOf(connection, row.slug, row.after_json, current);
    if (conflict) conflicts.push(conflict);
    if (row.before_json === null) after.delete(row.slug);
    else {
      const { before_json: json, before_source: source, before_edited: edited } = row;
      after.set(row.slug, { json, source, edited });
    }
  }
  const filesHashIfNone = (await findRevision(connection, id))?.files_hash_before ?? undefined;
  // Nothing at all is the state of an installation before its first load.
  const slugs = rows.map(({ slug }) => slug);
  const faults = after.size === 0 ? [] : (await checkContent(after, slugs)).faults;
  return { after, conflicts, faults, ...(filesHashIfNone !== undefined && { filesHashIfNone }) };
}
