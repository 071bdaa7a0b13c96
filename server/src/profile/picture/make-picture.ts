import { availableParallelism } from 'node:os';
import { IMAGE_MAX_PIXELS, IMAGE_SIZES, type ImageSize } from '@kodestien/contract/limits';
import type { Sharp, SharpOptions } from 'sharp';
import { ProblemError } from '../../http/problem.ts';
import { Turnstile } from '../../http/turnstile.ts';
import { isWholeImage } from './image-end.ts';
import { sniffImageType } from './image-type.ts';

export type PictureFiles = Record<ImageSize, Uint8Array>;

/** Decoding a large picture takes up to a few hundred megabytes: few at a time, whoever else waits. */
const turnstile = new Turnstile(Math.min(2, availableParallelism()), 20);
const SECONDS_MAX = 20;
const LARGEST = IMAGE_SIZES.stor;

const READING: SharpOptions = {
  limitInputPixels: IMAGE_MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
  // The first picture of an animation.
  pages: 1,
};

/** Six squares from the middle of whatever was sent. Nothing of the file itself lives on: neither metadata nor bytes. */
export async function makePicture(upload: Uint8Array): Promise<PictureFiles> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const type = bytes.length < 16 ? undefined : sniffImageType(bytes);
  if (!type) throw new ProblemError('image_type_not_allowed');
  if (!isWholeImage(bytes, type)) throw new ProblemError('image_unreadable');
  const { default: sharp } = await loadSharp();
  return turnstile.pass(async () => {
    try {
      const source = sharp(bytes, READING);
      await refuseTooManyPixels(source);
      const { data, info } = await source
        .autoOrient()
        .resize(LARGEST, LARGEST, { fit: 'cover' })
        .toColourspace('srgb')
        .timeout({ seconds: SECONDS_MAX })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const files: [string, Uint8Array][] = [];
      for (const [size, side] of Object.entries(IMAGE_SIZES)) {
        files.push([size, await sharp(data, { raw }).resize(side, side).webp({ quality: 82 }).toBuffer()]);
      }
      return Object.fromEntries(files) as PictureFiles;
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw new ProblemError('image_unreadable');
    }
  });
}

async function refuseTooManyPixels(source: Sharp): Promise<void> {
  const { width, height } = await source.metadata().catch((error: Error) => {
    throw /pixel limit/i.test(error.message) ? new ProblemError('image_too_many_pixels') : error;
  });
  if (width * height > IMAGE_MAX_PIXELS) throw new ProblemError('image_too_many_pixels');
}

let loading: Promise<typeof import('sharp')> | undefined;

/** Loaded when the first picture comes, so that starting the server does not wait for it. */
function loadSharp(): Promise<typeof import('sharp')> {
  loading ??= import('sharp').then((module) => {
    const { default: sharp } = module;
    sharp.cache(false);
    sharp.concurrency(1);
    // Every reader but these five is shut, should a file get past the sniffing.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`) });
    return module;
  });
  return loading;
}
