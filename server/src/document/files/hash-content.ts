import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_FILE, listFiles } from '../source/list-files.ts';

/** Counted up when the same files would be loaded into something else than before. */
const FORMAT = 2;

/** Changes when any file that matters does. */
export async function hashContent(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`format ${FORMAT}\n`);
  for (const path of await contentFiles(folder)) {
    const bytes = await readFile(join(folder, path));
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

export async function contentFiles(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return files.filter((path) => IMAGE_FILE.test(path) || (path.endsWith('.md') && path !== 'README.md'));
}
