import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export function twoColours(width: number, height: number) {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

export function noise(width: number, height: number) {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: gaussian } });
}

/** A PNG whose header says whatever one likes about its size. */
export function pngThatClaims(width: number, height: number, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  header.writeUInt8(interlaced ? 1 : 0, 12);
  const data = deflateSync(Buffer.alloc(1_000_000));
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The same JPEG, with another size written in its frame header. */
export function jpegThatClaims(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2].map((marker) => copy.indexOf(Buffer.from([0xff, marker]))).find((at) => at !== -1) ?? 0;
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** The same GIF, with another size for its screen and for its first picture. */
export function gifThatClaims(gif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(gif);
  const colours = 3 * 2 ** ((copy.readUInt8(10) & 7) + 1);
  const picture = copy.indexOf(0x2c, 13 + colours);
  for (const at of [6, picture + 5]) {
    copy.writeUInt16LE(width, at);
    copy.writeUInt16LE(height, at + 2);
  }
  return copy;
}

/** The same AVIF, with another size written in its properties (the box called ispe). */
export function avifThatClaims(avif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(avif);
  const size = copy.indexOf('ispe') + 8;
  copy.writeUInt32BE(width, size);
  copy.writeUInt32BE(height, size + 4);
  return copy;
}

export function withBytes(image: Buffer, at: number, bytes: number[]): Buffer {
  const copy = Buffer.from(image);
  copy.set(bytes, at);
  return copy;
}

export function half(image: Buffer): Buffer {
  return image.subarray(0, Math.floor(image.length / 2));
}
