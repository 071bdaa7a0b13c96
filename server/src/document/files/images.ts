import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** What a page must know of a picture before it has come: its room, and an address that changes with it. */
export type ImageFacts = { width: number; height: number; version: string };

export const IMAGE_FILE = /\.(?:svg|png|jpg|webp)$/;

/** Every picture under the folder, by its path from there. */
export async function readImages(folder: string): Promise<Map<string, ImageFacts>> {
  const paths = (await listFiles(folder)).filter((path) => IMAGE_FILE.test(path));
  // Only needed when something is loaded: a plain start does not pay for it.
  const { default: sharp } = await import('sharp');
  const facts = paths.map(async (path) => {
    const bytes = await readFile(join(folder, path));
    const { width, height } = await sharp(bytes).metadata();
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    return [path, { width, height, version }] as const;
  });
  return new Map(await Promise.all(facts));
}
