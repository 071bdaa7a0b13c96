import { readNumber, readSigned, writeNumber, writeSigned } from './wasm-numbers.ts';
import { joined, SECTIONS, sectionOf, withSection } from './wasm-sections.ts';

/** A part of the engine's memory, from its first byte to the one after its last. */
export type Range = { from: number; to: number };
type Segment = Range & { bytes: Uint8Array };

const I32_CONST = 0x41;
const END = 0x0b;

/** What the engine's memory holds when it starts. */
export function memoryOf(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const segments = segmentsOf(file);
  const memory = new Uint8Array(Math.max(...segments.map(({ to }) => to)));
  for (const { from, bytes } of segments) memory.set(bytes, from);
  return memory;
}

/** The same file, whose memory starts with zeros in these ranges. They are in order and apart from each other. */
export function withoutRanges(file: Uint8Array, ranges: readonly Range[]): Uint8Array<ArrayBuffer> {
  return withData(file, (segments) => segments.flatMap((segment) => cut(segment, ranges)));
}

/** The same file, whose memory starts with these bytes at an address. */
export function withBytes(file: Uint8Array, from: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  // Segments are copied in their order, so that the last one wins.
  return withData(file, (segments) => [...segments, { from, to: from + bytes.length, bytes }]);
}

function withData(file: Uint8Array, change: (segments: Segment[]) => Segment[]): Uint8Array<ArrayBuffer> {
  const kept = change(segmentsOf(file));
  const parts = kept.flatMap(({ from, bytes }) => [
    Uint8Array.from([0, I32_CONST, ...writeSigned(from), END, ...writeNumber(bytes.length)]),
    bytes,
  ]);
  return withSection(file, SECTIONS.data, joined([Uint8Array.from(writeNumber(kept.length)), ...parts]));
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

function segmentsOf(file: Uint8Array): Segment[] {
  const count = readNumber(file, sectionOf(file, SECTIONS.data).start);
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
