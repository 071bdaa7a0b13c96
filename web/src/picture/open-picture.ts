import type { Size } from './crop-maths.ts';

/** Types that a picture may have; others say so before anything is opened. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Only the cut-out is sent, so a photo straight from a camera is welcome; this is where a phone gives up. */
export const PICTURE_FILE_MAX_BYTES = 40 * 1024 * 1024;
/** Opened at most this large: twice the side that is sent, so that there is something to zoom into. */
const OPENED_SIDE_MAX = 3072;

export type PictureIssue = 'type' | 'too_big' | 'unreadable';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly issue: PictureIssue;

  constructor(issue: PictureIssue, cause?: unknown) {
    super(`The picture cannot be used: ${issue}`, { cause });
    this.issue = issue;
  }
}

/** What can be told from the outside. A file without a type is opened to see. */
export function pictureIssue({ type, size }: { type: string; size: number }): PictureIssue | null {
  if (type !== '' && !PICTURE_TYPES.some((one) => one === type)) return 'type';
  if (size > PICTURE_FILE_MAX_BYTES) return 'too_big';
  return size === 0 ? 'unreadable' : null;
}

/** The picture, upright and no larger than needed. Throws a PictureError. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const issue = pictureIssue(file);
  if (issue) throw new PictureError(issue);
  try {
    const whole = await createImageBitmap(file);
    const { width, height } = fitted(whole, OPENED_SIDE_MAX);
    if (width === whole.width) return whole;
    const smaller = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
    whole.close();
    return smaller;
  } catch (cause) {
    throw new PictureError('unreadable', cause);
  }
}

export function fitted({ width, height }: Size, sideMax: number): Size {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
