import type { ImageType } from './image-type.ts';

/**
 * Where the image ends according to its own structure: undefined if it is cut short or its parts make no sense.
 * A file that goes on after that is two things at once (a picture that is also an archive, a page, a program).
 */
const END_OF: Record<ImageType, (bytes: Buffer) => number | undefined> = {
  png: endOfPng,
  jpeg: endOfJpeg,
  gif: endOfGif,
  webp: (bytes) => 8 + bytes.readUInt32LE(4) + (bytes.readUInt32LE(4) % 2),
  avif: endOfBoxes,
};

export function isWholeImage(bytes: Buffer, type: ImageType): boolean {
  try {
    const end = END_OF[type](bytes);
    if (end === undefined || end > bytes.length) return false;
    return end === bytes.length || (type === 'jpeg' && isAppendedByPhone(bytes.subarray(end)));
  } catch (error) {
    // Reading beyond the last byte: the file is cut short.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Phones put a second picture (depth, brightness) after the first, and some cameras fill up with zeros. */
function isAppendedByPhone(rest: Buffer): boolean {
  return rest.toString('latin1', 0, 3) === '\xff\xd8\xff' || rest.every((byte) => byte === 0);
}

/** Chunks of length, name, data and checksum; the last one is IEND. */
function endOfPng(bytes: Buffer): number {
  for (let at = 8; ; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at;
  }
}

/** Segments with a length; after a start of scan, picture data up to the next marker that is none of its own. */
function endOfJpeg(bytes: Buffer): number | undefined {
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return at + 2;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
}

function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw new RangeError('The scan has no end.');
    const marker = bytes.readUInt8(at + 1);
    const isOfTheScan = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isOfTheScan) return at;
  }
}

/** Header, colours, then blocks that each are a chain of short pieces, up to the trailer. */
function endOfGif(bytes: Buffer): number | undefined {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes.readUInt8(10));
  for (;;) {
    const block = bytes.readUInt8(at);
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at += 2;
    else if (block === 0x2c) at += 11 + colours(bytes.readUInt8(at + 9));
    else return undefined;
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length;
    at += 1;
  }
}

/** Boxes of length and name, one after the other; a name that is no name means that something else begins there. */
function endOfBoxes(bytes: Buffer): number | undefined {
  let at = 0;
  while (at < bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (
      !/^(ftyp|meta|mdat|free|skip|moov|moof|mfra|uuid|styp|sidx|grpl|mini)$/.test(
        bytes.toString('latin1', at + 4, at + 8),
      )
    )
      return undefined;
    // 0: up to the end. 1: a longer length follows, which no file of ours needs.
    if (size === 0) return bytes.length;
    if (size < 8) return undefined;
    at += size;
  }
  return at;
}
