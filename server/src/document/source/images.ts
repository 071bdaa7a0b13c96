import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { IMAGE_PATH_PATTERN } from '@kodestien/contract/document/rules';
import { imageSize } from 'image-size';
import { ContentError, type Issue } from '../issue.ts';
import { PICTURE_UNREADABLE } from '../issue-reasons/files.ts';
import { picturesShown } from '../pictures-shown.ts';
import { IMAGE_FILE, listFiles } from './list-files.ts';

/** What a page must know of a picture before it has come: its room, and an address that changes with it. */
export type ImageFacts = { width: number; height: number; version: string };

/** Every picture under the folder, by its path from there; throws with each file that is none. */
export async function readImages(folder: string): Promise<Map<string, ImageFacts>> {
  const paths = (await listFiles(folder)).filter((path) => IMAGE_FILE.test(path));
  const images = new Map<string, ImageFacts>();
  const issues: Issue[] = [];
  for (const path of paths) {
    const facts = factsOf(await readFile(join(folder, path)));
    if (facts) images.set(path, facts);
    else issues.push({ file: path, line: 1, reason: PICTURE_UNREADABLE });
  }
  if (issues.length > 0) throw new ContentError(issues);
  return images;
}

/** The pictures that these documents show, and no others. */
export async function readImagesOf(
  documents: readonly SourceDocument[],
  folder: string,
): Promise<Map<string, ImageFacts>> {
  const images = new Map<string, ImageFacts>();
  for (const path of new Set(documents.flatMap(({ blocks }) => picturesShown(blocks)))) {
    const facts = await readImage(folder, path);
    if (facts) images.set(path, facts);
  }
  return images;
}

const PATH = new RegExp(IMAGE_PATH_PATTERN);
const seen = new Map<string, { changed: string; facts: ImageFacts | undefined }>();

/** One picture; undefined when there is none. A file is read again only when it has changed. */
export async function readImage(folder: string, path: string): Promise<ImageFacts | undefined> {
  if (!PATH.test(path)) return undefined;
  const file = join(folder, path);
  const about = await stat(file).catch(() => undefined);
  if (!about?.isFile()) return undefined;
  const changed = `${about.mtimeMs} ${about.size}`;
  const cached = seen.get(file);
  if (cached?.changed === changed) return cached.facts;
  const facts = factsOf(await readFile(file));
  seen.set(file, { changed, facts });
  return facts;
}

function factsOf(bytes: Uint8Array): ImageFacts | undefined {
  const size = sizeOf(bytes);
  return size && { ...size, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
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
