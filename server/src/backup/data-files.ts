import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError, type End, type Line } from './format.ts';

export const SECRET_FILE = 'jwt-secret';
/**
 * What belongs to an installation besides its database: profile pictures (beside SQLite), mails that were written as files,
 * and the secret that tokens, links and certificates are signed with. The note with the first superuser's password is left
 * out: `npm run superuser` gives a new one.
 */
const FOLDERS = ['bilder', 'outbox'];
const PATH = /^(?:jwt-secret|(?:bilder|outbox)(?:\/[\w@-][\w@.-]*)+)$/;

export async function* fileLines(dataDir: string): AsyncGenerator<Exclude<Line, End>> {
  for (const path of [SECRET_FILE, ...(await namesOfFiles(dataDir))]) {
    // What is removed at this moment is not part of the backup.
    const bytes = await readFile(join(dataDir, path)).catch(() => undefined);
    if (bytes) yield { file: path, base64: bytes.toString('base64') };
  }
}

async function namesOfFiles(dataDir: string): Promise<string[]> {
  const names: string[] = [];
  for (const folder of FOLDERS) {
    const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    names.push(...paths.map((path) => path.slice(dataDir.length + 1).replaceAll('\\', '/')));
  }
  // Half-written ones begin with a dot, or lie in a folder that does not have its name yet.
  return names.filter((name) => PATH.test(name) && !name.includes('.new/')).toSorted();
}

/** A backup from elsewhere names its files; none of them may lie anywhere but where a backup takes them from. */
export function checkPath(path: string): string {
  if (!PATH.test(path)) throw new BackupError(`The backup holds a file that it may not hold: ${JSON.stringify(path)}`);
  return path;
}

/** Whole or not at all, for its owner only, and on the disk when this returns. */
export async function writeWhole(
  file: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await writeFile(unfinished, chunks, { mode: 0o600, flag: 'wx' });
    const handle = await open(unfinished, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
