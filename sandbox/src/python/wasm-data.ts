import { readNumber, readSigned, writeNumber, writeSigned } from './wasm-numbers.ts';

/** A part of the engine's memory, from its first byte to the one after its last. */
export type Range = { from: number; to: number };
type Segment = Range & { bytes: Uint8Array };

const HEADER_BYTES = 8;
const DATA_SECTION = 11;
const I32_CONST = 0x41;
const END = 0x0b;

/** What the engine's memory holds when it starts. */
export function memoryOf(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const { segments } = readData(file);
  const memory = new Uint8Array(Math.max(...segments.map(({ to }) => to)));
  for (const { from, bytes } of segments) memory.set(bytes, from);
  return memory;
}

/** The same file, whose memory starts with zeros in these ranges. They are in order and apart from each other. */
export function withoutRanges(file: Uint8Array, ranges: readonly Range[]): Uint8Array<ArrayBuffer> {
  const { segments, start, end } = readData(file);
  const kept = segments.flatMap((segment) => cut(segment, ranges));
  const parts = kept.flatMap(({ from, bytes }) => [
    Uint8Array.from([0, I32_CONST, ...writeSigned(from), END, ...writeNumber(bytes.length)]),
    bytes,
  ]);
  const body = [Uint8Array.from(writeNumber(kept.length)), ...parts];
  const size = body.reduce((sum, part) => sum + part.length, 0);
  return joined([
    file.subarray(0, start),
    Uint8Array.from([DATA_SECTION, ...writeNumber(size)]),
    ...body,
    file.subarray(end),
  ]);
}

function cut(segment: Segment, ranges: readonly Range[]): Segment[] {
  const kept: Segment[] = [];
  let from = segment.from;
  const keep = (to: number) => {
    if (to > from) kept.push({ from, to, bytes: segment.bytes.subarray(from - segment.from, to - segment.from) });
  };
  for (const range of ranges) {
    if (range.to <= from || range.from >= segment.to) continue;
    keep(range.from);
    from = range.to;
  }
  keep(segment.to);
  return kept;
}

function readData(file: Uint8Array): { segments: Segment[]; start: number; end: number } {
  for (let start = HEADER_BYTES; start < file.length; ) {
    const section = readNumber(file, start + 1);
    const end = section.next + section.value;
    if (file[start] === DATA_SECTION) return { segments: readSegments(file, section.next), start, end };
    start = end;
  }
  throw new Error('The engine has no data.');
}

function readSegments(file: Uint8Array, at: number): Segment[] {
  const count = readNumber(file, at);
  const segments: Segment[] = [];
  for (let next = count.next; segments.length < count.value; ) {
    if (file[next] !== 0 || file[next + 1] !== I32_CONST) {
      throw new Error('The engine has another kind of data than expected.');
    }
    const from = readSigned(file, next + 2);
    const size = readNumber(file, from.next + 1);
    next = size.next + size.value;
    segments.push({ from: from.value, to: from.value + size.value, bytes: file.subarray(size.next, next) });
  }
  return segments;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let filled = 0;
  for (const part of parts) {
    all.set(part, filled);
    filled += part.length;
  }
  return all;
}
