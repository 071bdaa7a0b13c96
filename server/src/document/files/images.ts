import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { ContentError, type Fault } from '../fault.ts';
import { PICTURE_UNREADABLE } from '../fault-reasons/files.ts';
import { listFiles } from './list-files.ts';

/** What a page must know of a picture before it has come: its room, and an address that changes with it. */
export type ImageFacts = { width: number; height: number; version: string };

export const IMAGE_FILE = /\.(?:svg|png|jpg|webp)$/;

/** Every picture under the folder, by its path from there; throws with each file that is none. */
export async function readImages(folder: string): Promise<Map<string, ImageFacts>> {
  const paths = (await listFiles(folder)).filter((path) => IMAGE_FILE.test(path));
  const images = new Map<string, ImageFacts>();
  const faults: Fault[] = [];
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    const size = sizeOf(bytes);
    if (size) images.set(path, { ...size, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) });
    else faults.push({ file: path, line: 1, reason: PICTURE_UNREADABLE });
  }
  if (faults.length > 0) throw new ContentError(faults);
  return images;
}

/** Not by sharp, whose loaders are closed for the whole process to all but what a profile picture may be. */
function sizeOf(bytes: Uint8Array): Pick<ImageFacts, 'width' | 'height'> | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
