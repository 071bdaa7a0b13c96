import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export const IMAGE_FILE = /\.(?:svg|png|jpg|webp)$/;

/** All files under a folder, as paths from it with / between, in an order that is the same everywhere. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
