import { setTimeout as pause } from 'node:timers/promises';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Connection, Database } from '../database/connect.ts';
import { type CheckedDocument, readCheckedContent, storeCheckedContent } from './files/checked-content.ts';
import type { ProveDocuments } from './files/content-folder.ts';
import { hashContent } from './files/hash-content.ts';
import { trustBlocks } from './proof/proof-stores.ts';
import {
  bumpRevision,
  forgetWithdrawn,
  listDocuments,
  listWithdrawn,
  lockContentState,
  noteFilesHash,
  putDocument,
  readFilesHash,
  readRevision,
  removeDocuments,
  type StoredDocument,
} from './queries.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';

export type LoadOutcome = {
  /** Unchanged: the files are those of the last load, and nothing was done. */
  kind: 'unchanged' | 'loaded';
  written: string[];
  removed: string[];
  /** Changed or taken away in the admin area and therefore left alone. */
  kept: string[];
};

export type LoadOptions = {
  folder?: string;
  now?: () => number;
  force?: boolean;
  /** Runs the programs first. Without it the files are trusted (docs/decisions/018-proofs.md). */
  prove?: ProveDocuments;
};

const TRIES = 5;

/**
 * Loads the files into the database: everything is checked first, then written in one transaction, so that
 * readers see either all of the old documents or all of the new ones. Throws ContentError with every issue.
 */
export async function loadContent(database: Database, options: LoadOptions = {}): Promise<LoadOutcome> {
  const { folder = CONTENT_FOLDER, now = Date.now, force = false } = options;
  const { connection, kind } = database;
  const hash = await hashContent(folder);
  const unchanged: LoadOutcome = { kind: 'unchanged', written: [], removed: [], kept: [] };
  if (!force && (await readFilesHash(connection)) === hash) return unchanged;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const revision = await readRevision(connection);
    const edited = (await listDocuments(connection)).filter((stored) => stored.edited).map(({ document }) => document);
    const withdrawn = await listWithdrawn(connection);
    const { documents, inFiles } = await checkedFiles({ folder, hash, edited, withdrawn, prove: options.prove });
    const isInFiles = (slug: string) => inFiles.has(slug);
    const kept = new Set([...edited.map(({ slug }) => slug), ...[...withdrawn].filter(isInFiles)]);
    const outcome = await connection.transaction().execute(async (transaction) => {
      const state = await lockContentState(transaction, kind);
      if (!force && state.files_hash === hash) return unchanged;
      // Someone changed documents while these were checked: what was checked is no longer what would stand.
      if (state.revision !== revision) return undefined;
      const changes = await write(transaction, documents, now());
      if (!options.prove) await trustBlocks(transaction, writtenOf(documents, changes.written), now());
      // Anyone who writes a file of that name again later means it.
      await forgetWithdrawn(
        transaction,
        [...withdrawn].filter((slug) => !isInFiles(slug)),
      );
      await bumpRevision(transaction, kind);
      await noteFilesHash(transaction, hash, now());
      return { kind: 'loaded' as const, ...changes, kept: [...kept].sort() };
    });
    if (outcome) return outcome;
    await pause(50 * attempt);
  }
  throw new Error('The documents kept changing while they were being loaded; try again.');
}

type RequestedFiles = {
  folder: string;
  hash: string;
  edited: readonly SourceDocument[];
  withdrawn: ReadonlySet<string>;
  prove: ProveDocuments | undefined;
};

/** What the files say, without what the admin area has changed or taken away, and found right together with that. */
async function checkedFiles({ folder, hash, edited, withdrawn, prove }: RequestedFiles) {
  const isAlone = edited.length === 0 && withdrawn.size === 0 && !prove;
  const checked = isAlone ? await readCheckedContent(hash) : undefined;
  if (checked) return { documents: checked, inFiles: slugsOf(checked) };
  // A server that starts with the files of its last start does without.
  const { checkContent, readContent } = await import('./files/content-folder.ts');
  const content = await readContent(folder);
  const left = new Set([...edited.map(({ slug }) => slug), ...withdrawn]);
  const documents = content.documents.filter(({ document }) => !left.has(document.slug));
  await checkContent({ ...content, documents }, edited, prove);
  if (isAlone && folder === CONTENT_FOLDER) await storeCheckedContent(hash, documents);
  return { documents, inFiles: slugsOf(content.documents) };
}

function slugsOf(documents: readonly CheckedDocument[]): Set<string> {
  return new Set(documents.map(({ document }) => document.slug));
}

async function write(transaction: Connection, documents: readonly CheckedDocument[], now: number) {
  const present = new Map((await listDocuments(transaction)).map((stored) => [stored.document.slug, stored]));
  const written: string[] = [];
  for (const { document, file } of documents) {
    const json = JSON.stringify(document);
    const before = present.get(document.slug);
    present.delete(document.slug);
    if (before && isSame(before, json, file)) continue;
    await putDocument(transaction, { slug: document.slug, json, source: file, edited: 0, changed_at: now });
    written.push(document.slug);
  }
  const removed = [...present.values()].filter((stored) => !stored.edited).map((stored) => stored.document.slug);
  await removeDocuments(transaction, removed);
  return { written, removed };
}

function writtenOf(documents: readonly CheckedDocument[], slugs: readonly string[]): SourceDocument[] {
  const written = new Set(slugs);
  return documents.map(({ document }) => document).filter(({ slug }) => written.has(slug));
}

function isSame(before: StoredDocument, json: string, file: string): boolean {
  return before.source === file && JSON.stringify(before.document) === json;
}
