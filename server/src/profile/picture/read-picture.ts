import { constants, getPriority, setPriority } from 'node:os';
import {
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_PIXELS_AVIF,
  IMAGE_MAX_PIXELS_PROGRESSIVE,
  IMAGE_SIZES,
} from '@kodestien/contract/limits';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { PictureFiles } from './picture-store.ts';

/** The process that reads pictures, one after the other: a request comes as a message, and is answered with one reading. */
export type ReadRequest = { bytes: Uint8Array; memoryMaxMb: number };
export type Reading =
  | { kind: 'files'; files: PictureFiles; isReusable: boolean }
  | { kind: 'image_too_many_pixels' | 'image_unreadable' };

const MB = 1024 * 1024;
/** What has grown beyond this does not become small again. */
const REUSABLE_BELOW_MB = 150;
const LOOK_EVERY_MS = 10;
const LARGEST = IMAGE_SIZES.stor;
const READING: SharpOptions = {
  limitInputPixels: IMAGE_MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
  // The first picture of an animation.
  pages: 1,
};

// Below the server's own work, however that was started.
setPriority(Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW));
sharp.cache(false);
sharp.concurrency(1);
// Every loader but these five is blocked, in case the first check of the type was wrong.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`) });

process.on('disconnect', () => process.exit());
// Ctrl-C reaches us too: the server decides when it has enough.
process.on('SIGINT', () => {});
process.on('message', async ({ bytes, memoryMaxMb }: ReadRequest) => {
  const { promise: grownTooLarge, resolve } = Promise.withResolvers<Reading>();
  // A file may state a wrong size; the memory that it takes is measured.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxMb * MB) resolve({ kind: 'image_too_many_pixels' });
  }, LOOK_EVERY_MS);
  const reading = await Promise.race([read(bytes), grownTooLarge]);
  clearInterval(watch);
  process.send?.(reading);
});

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    const source = sharp(bytes, READING);
    if (hasTooManyPixels(await source.metadata())) return { kind: 'image_too_many_pixels' };
    const { data, info } = await source
      .autoOrient()
      .resize(LARGEST, LARGEST, { fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const files: [string, Uint8Array][] = [];
    for (const [size, side] of Object.entries(IMAGE_SIZES)) {
      files.push([size, await sharp(data, { raw }).resize(side, side).webp({ quality: 82 }).toBuffer()]);
    }
    const isReusable = process.memoryUsage.rss() < REUSABLE_BELOW_MB * MB;
    return { kind: 'files', files: Object.fromEntries(files) as PictureFiles, isReusable };
  } catch (error) {
    const isTooLarge = /pixel limit/i.test((error as Error).message);
    return { kind: isTooLarge ? 'image_too_many_pixels' : 'image_unreadable' };
  }
}

/** JPEG, PNG and WebP are read line by line, or made smaller while they are read; the others are held whole. */
function hasTooManyPixels({ width, height, format, isProgressive }: Metadata): boolean {
  if (format === 'heif') return width * height > IMAGE_MAX_PIXELS_AVIF;
  return width * height > (isProgressive ? IMAGE_MAX_PIXELS_PROGRESSIVE : IMAGE_MAX_PIXELS);
}
