import { MEMORY_IMPORT } from './engine.ts';
import type { FirstMemory } from './memories.ts';
import { memoryOf } from './wasm-data.ts';
import { readNumber, writeNumber, writeSigned } from './wasm-numbers.ts';
import { newSection, SECTIONS, type Section, sectionOf, whole, withSections } from './wasm-sections.ts';

const PAGE_BYTES = 2 ** 16;
/**
 * 8 MB. The build has half a megabyte, too little for Python's own limit on recursion through C: a `__str__` that calls
 * itself ended the interpreter instead of raising a RecursionError. One level takes up to 9 KB. A setter that sets itself takes
 * 6.2 MB until Python's limit; what does not fit overwrites objects.
 */
const STACK_PAGES = 128;
/** As in CPython for desktops. The build has 500, where a cached function gets no deeper than 165 calls. */
const C_RECURSION_LIMIT = 1500;

/**
 * The engine's file without what no machine reads (half of it is notes for debuggers), with what a snapshot needs, and with a
 * bound on its memory: a program that fills it gets a MemoryError instead of the whole machine.
 */
export function slimWasm(bytes: Uint8Array<ArrayBuffer>, pagesMax: number): Uint8Array<ArrayBuffer> {
  let stackTop = 0;
  return withSections(bytes, (section) => {
    switch (section.id) {
      case SECTIONS.custom:
        return null;
      case SECTIONS.memory: {
        const memory = boundedMemory(bytes, section.start, pagesMax);
        stackTop = memory.stackTop;
        return memory.section;
      }
      case SECTIONS.globals:
        return movedStack(bytes, section.start, stackTop);
      case SECTIONS.exports:
        return withEntrances(bytes, section);
      case SECTIONS.code:
        return deeperRecursion(bytes.slice(section.at, section.end));
      default:
        return whole(bytes, section);
    }
  });
}

/** The same engine, which takes the memory that it is given instead of making its own. */
export function withoutMemory(bytes: Uint8Array<ArrayBuffer>): { file: Uint8Array<ArrayBuffer> } & FirstMemory {
  const { start, end } = sectionOf(bytes, SECTIONS.memory);
  // One memory, with an upper bound: `boundedMemory` wrote it.
  const limits = bytes.subarray(start + 1, end);
  const pages = readNumber(limits, 1);
  const pagesMax = readNumber(limits, pages.next);
  const file = withSections(bytes, (section) => {
    switch (section.id) {
      case SECTIONS.memory:
      case SECTIONS.data:
        return null;
      case SECTIONS.imports:
        return withImport(bytes, section, limits);
      default:
        return whole(bytes, section);
    }
  });
  return { file, pages: pages.value, pagesMax: pagesMax.value, data: memoryOf(bytes) };
}

const MEMORY_KIND = 2;

function withImport(bytes: Uint8Array, { start, end }: Section, limits: Uint8Array): Uint8Array {
  const count = readNumber(bytes, start);
  const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
  const added = [...name(MEMORY_IMPORT.module), ...name(MEMORY_IMPORT.name), MEMORY_KIND, ...limits];
  const body = [...writeNumber(count.value + 1), ...bytes.subarray(count.next, end), ...added];
  return newSection(SECTIONS.imports, body);
}

/** One memory, from as many pages as it had to so many; the larger stack is put behind the pages that it had. */
function boundedMemory(bytes: Uint8Array, at: number, pagesMax: number): { section: Uint8Array; stackTop: number } {
  const count = readNumber(bytes, at);
  const flags = readNumber(bytes, count.next);
  const pages = readNumber(bytes, flags.next);
  if (count.value !== 1 || flags.value > 1) throw new Error('The engine has another kind of memory than expected.');
  const start = pages.value + STACK_PAGES;
  const body = [1, 1, ...writeNumber(start), ...writeNumber(Math.max(start, pagesMax))];
  return { section: newSection(SECTIONS.memory, body), stackTop: start * PAGE_BYTES };
}

const I32 = 0x7f;
const MUTABLE = 1;
const I32_CONST = 0x41;
const END = 0x0b;

/** The build's only global variable is the stack pointer. The stack grows down from where it begins. */
function movedStack(bytes: Uint8Array, at: number, stackTop: number): Uint8Array {
  const count = readNumber(bytes, at);
  const [type, mutable, operation] = bytes.subarray(count.next);
  if (count.value !== 1 || type !== I32 || mutable !== MUTABLE || operation !== I32_CONST || stackTop === 0) {
    throw new Error('The engine has another kind of stack than expected.');
  }
  const body = [1, I32, MUTABLE, I32_CONST, ...writeSigned(stackTop), END];
  return newSection(SECTIONS.globals, body);
}

/** What a host needs to go on from a snapshot (snapshot.ts): the table of functions and the stack pointer. */
const ENTRANCES = [
  { name: 'functions', kind: 1 },
  { name: 'stackPointer', kind: 3 },
];

function withEntrances(bytes: Uint8Array, { start, end }: Section): Uint8Array {
  const count = readNumber(bytes, start);
  const added = ENTRANCES.flatMap(({ name, kind }) => [name.length, ...new TextEncoder().encode(name), kind, 0]);
  const body = [...writeNumber(count.value + ENTRANCES.length), ...bytes.subarray(count.next, end), ...added];
  return newSection(SECTIONS.exports, body);
}

/** `tstate->c_recursion_remaining = 500`: i32.const 500, i32.store offset=24. */
const SET_RECURSION_LIMIT = Buffer.from([0x41, 0xf4, 0x03, 0x36, 0x02, 0x18]);

function deeperRecursion(section: Uint8Array<ArrayBuffer>): Uint8Array {
  const code = Buffer.from(section.buffer, section.byteOffset, section.length);
  const at = code.indexOf(SET_RECURSION_LIMIT);
  if (at < 0 || code.indexOf(SET_RECURSION_LIMIT, at + 1) >= 0) {
    throw new Error('The engine sets its limit on recursion in another way than expected.');
  }
  // Two bytes as before, so that nothing behind them moves.
  section.set(writeSigned(C_RECURSION_LIMIT), at + 1);
  return section;
}
