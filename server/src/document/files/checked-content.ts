import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../source/list-files.ts';
import type { ReadDocument } from './read-document.ts';

const CACHE = new URL('../../../../node_modules/.cache/kodestien/content/', import.meta.url);
/** The code that reads and judges files: what older code found right is read again. */
const CODE = [new URL('../', import.meta.url), new URL('../../../../contract/src/', import.meta.url)];

export type CheckedDocument = Pick<ReadDocument, 'file' | 'document'>;

/**
 * The documents of files that this code has read before and found no issue in. Reading and checking 60 files takes
 * seconds, and every new database needs them: one for each of our own tests that starts a server.
 */
export async function readCheckedContent(hash: string): Promise<CheckedDocument[] | undefined> {
  try {
    return JSON.parse(await readFile(await cacheFile(hash), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Anyone who may not write here, or finds no room, reads the files again next time. */
export async function storeCheckedContent(hash: string, documents: readonly ReadDocument[]): Promise<void> {
  try {
    const path = await cacheFile(hash);
    // Only the newest is of use.
    await rm(CACHE, { recursive: true, force: true });
    await mkdir(CACHE, { recursive: true });
    // Under another name first: someone may be reading.
    await writeFile(
      `${path}.${process.pid}`,
      JSON.stringify(documents.map(({ file, document }) => ({ file, document }))),
    );
    await rename(`${path}.${process.pid}`, path);
  } catch {
    // Nothing is lost but time.
  }
}

async function cacheFile(hash: string): Promise<string> {
  const key = createHash('sha256').update(hash);
  for (const folder of CODE.map((url) => fileURLToPath(url))) {
    for (const path of await listFiles(folder)) {
      const { size, mtimeMs } = await stat(join(folder, path));
      key.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  return join(fileURLToPath(CACHE), `${key.digest('hex')}.json`);
}
