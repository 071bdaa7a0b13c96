import type { Database } from '../database/connect.ts';
import { ContentError } from './issue.ts';
import { type LoadOptions, loadContent } from './load.ts';
import { DELETED_BY_HAND, listDocuments, readFilesHash } from './queries.ts';

/**
 * A server that starts loads the courses when the database has none, and again when the files have changed.
 * With issues in the files it goes on with the documents it has; without any it cannot go on.
 */
export async function loadContentAtStart(
  database: Database,
  say: (line: string) => void,
  options: LoadOptions = {},
): Promise<void> {
  if ((await readFilesHash(database.connection)) === DELETED_BY_HAND) {
    say('The documents were deleted in the admin area. Its database tools (db_load) bring the courses back.');
    return;
  }
  try {
    const { kind, written, removed, kept } = await loadContent(database, options);
    if (kind === 'unchanged') return;
    say(`Courses loaded: ${written.length} documents new or changed, ${removed.length} removed.`);
    if (kept.length > 0) say(`Changed in the admin area and left as they are: ${kept.join(', ')}.`);
  } catch (error) {
    const isUsable = error instanceof ContentError && (await listDocuments(database.connection)).length > 0;
    if (!isUsable) throw error;
    say(`${error.message}\nThe documents of the last load are used.`);
  }
}
