import { IMAGE_MAX_BYTES } from '@kodestien/contract/limits';
import { type Crop, cropSide } from './crop-maths.ts';
import { drawCrop } from './draw-crop.ts';

/** Twice the largest size that is kept: sharp, and small enough to send. */
const SIDES = [1536, 1024, 768] as const;
const SIDE_MIN = 96;
const QUALITY = 0.92;

/** The cut-out as a file to send: WebP where the browser can write it, PNG otherwise (which may need fewer pixels). */
export async function cropToFile(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const there = Math.max(SIDE_MIN, Math.round(cropSide(crop, picture)));
  for (const side of SIDES) {
    const file = await encode(picture, crop, Math.min(side, there));
    if (file.size <= IMAGE_MAX_BYTES) return file;
  }
  throw new Error('No size of the picture is small enough to send');
}

async function encode(picture: ImageBitmap, crop: Crop, side: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on');
  drawCrop(context, picture, crop, side);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('Nothing was drawn'))), 'image/webp', QUALITY);
  return promise;
}
