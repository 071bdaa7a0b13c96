export const IMAGE_TYPES = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** What the bytes themselves say that they are; names and headers that came with them are not believed. */
export function sniffImageType(bytes: Buffer): ImageType | undefined {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith(PNG_SIGNATURE)) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp' && brandsOf(bytes).includes('avif')) return 'avif';
  return undefined;
}

/** The kinds of file that a HEIF container says it can be read as; a photo in HEIC does not name avif. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}
