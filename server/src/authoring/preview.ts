import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect, type Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readContent } from '../document/files/content-folder.ts';
import { checkLessons } from '../document/guide/check-lessons.ts';
import { ContentError, listIssues } from '../document/issue.ts';
import { loadContent } from '../document/load.ts';
import { proofsInFile } from '../document/proof/proof-stores.ts';
import { Prover } from '../document/proof/prover.ts';
import { CONTENT_FOLDER } from '../document/source/content-root.ts';
import { exercisesOf, measureAll } from '../document/strength/measure.ts';
import { StrengthMeter } from '../document/strength/strength.ts';
import { strengthsInFile } from '../document/strength/strength-store.ts';
import { strengthTable } from '../document/strength/strength-table.ts';

const BUILD = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
/** An editor writes a file in several steps. */
const CALM_MS = 150;

/**
 * Shows one lesson while it is written: a server with a database of its own, away from everybody's data, and a check
 * at each save. Ends with Ctrl-C.
 */
export async function watchLesson(slug: string, say: (line: string) => void): Promise<void> {
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  const dataDir = await mkdtemp(join(tmpdir(), 'kodestien-preview-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = connect(config.database);
  await migrate(database);
  const app = await buildApp({ config, database });
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  try {
    await app.http.listen({ port: config.port, host: config.host });
    const { grader } = app.services;
    let measuring = new AbortController();
    const round = async () => {
      measuring.abort();
      measuring = new AbortController();
      say(await previewRound({ slug, database, grader }));
      // It takes longer than a check, so the next save does not wait for it.
      void strengthRound({ slug, grader, signal: measuring.signal }).then(say, () => {});
    };
    stopped.signal.addEventListener('abort', () => measuring.abort());
    await round();
    say(`Read it on ${app.publicUrl()}/doc/${slug} and reload the page after a save. Ctrl-C ends this.`);
    await onEachSave(CONTENT_FOLDER, round, stopped.signal);
  } finally {
    await app.http.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Dependencies = {
  slug: string;
  database: Database;
  grader: ConstructorParameters<typeof Prover>[0];
  folder?: string;
};

/** Shows what the files say now, and tells what is wrong. What cannot be shown leaves the last that could. */
export async function previewRound({ slug, database, grader, folder = CONTENT_FOLDER }: Dependencies): Promise<string> {
  const store = await proofsInFile();
  try {
    const content = await readContent(folder);
    await loadContent(database, { folder });
    if (!content.documents.some(({ document }) => document.slug === slug)) return `No file has the slug ${slug} yet.`;
    await checkLessons(content, new Prover(grader, store), slug);
    return `${slug}: no errors.`;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return `${slug}: ${error.issues.length === 1 ? 'one error' : `${error.issues.length} errors`}.\n${listIssues(error.issues)}`;
  } finally {
    await store.save(false);
  }
}

type Measuring = Pick<Dependencies, 'slug' | 'grader' | 'folder'> & { signal?: AbortSignal };

/** How many wrong programs the checks of the lesson stop, and which ones they let through. */
export async function strengthRound({ slug, grader, folder = CONTENT_FOLDER, signal }: Measuring): Promise<string> {
  const { documents } = await readContent(folder);
  const exercises = exercisesOf(documents.map(({ document }) => document).filter((one) => one.slug === slug));
  if (exercises.length === 0) return `${slug}: no exercises to measure yet.`;
  const store = await strengthsInFile();
  try {
    const measured = await measureAll(exercises, ['_no'], new StrengthMeter(grader), store, undefined, signal);
    return signal?.aborted ? `${slug}: changed while it was measured.` : strengthTable(measured);
  } finally {
    await store.save(false);
  }
}

async function onEachSave(folder: string, round: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let saved = Promise.withResolvers<void>();
  // Folder by folder: many editors put a new file in the place of the old one, and a watched file would be lost.
  const watchers = (await foldersIn(folder)).map((path) => watch(path, () => saved.resolve()));
  signal.addEventListener('abort', () => saved.resolve());
  while (!signal.aborted) {
    await saved.promise;
    await pause(CALM_MS);
    saved = Promise.withResolvers<void>();
    if (!signal.aborted) await round();
  }
  for (const watcher of watchers) watcher.close();
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...inside];
}
