import { readNumber, writeNumber } from './wasm-numbers.ts';

export const SECTIONS = { custom: 0, imports: 2, memory: 5, globals: 6, exports: 7, elements: 9, code: 10, data: 11 };

/** Where its id is, where what it holds begins, and where it ends. */
export type Section = { id: number; at: number; start: number; end: number };

const HEADER_BYTES = 8;

export function sectionsOf(file: Uint8Array): Section[] {
  const sections: Section[] = [];
  for (let at = HEADER_BYTES; at < file.length; ) {
    const size = readNumber(file, at + 1);
    const end = size.next + size.value;
    sections.push({ id: file[at] ?? 0, at, start: size.next, end });
    at = end;
  }
  return sections;
}

export function sectionOf(file: Uint8Array, id: number): Section {
  const section = sectionsOf(file).find((one) => one.id === id);
  if (!section) throw new Error(`The engine has no section ${id}.`);
  return section;
}

/** The same file with other sections in the place of its own; where `change` gives nothing, the section is left out. */
export function withSections(
  file: Uint8Array,
  change: (section: Section) => Uint8Array | null,
): Uint8Array<ArrayBuffer> {
  return joined([file.subarray(0, HEADER_BYTES), ...sectionsOf(file).flatMap((section) => change(section) ?? [])]);
}

/** The same file with something else in one of its sections. */
export function withSection(file: Uint8Array, id: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return withSections(file, (section) => (section.id === id ? newSection(id, body) : whole(file, section)));
}

export function newSection(id: number, body: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  return joined([Uint8Array.from([id, ...writeNumber(body.length)]), Uint8Array.from(body)]);
}

export function whole(file: Uint8Array, { at, end }: Section): Uint8Array {
  return file.subarray(at, end);
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
