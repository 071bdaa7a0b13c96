import { memoryOf, withBytes } from './wasm-data.ts';
import { readNumber, readSigned, writeNumber } from './wasm-numbers.ts';
import { joined, SECTIONS, sectionOf, withSection } from './wasm-sections.ts';

/** Modules for the tests of CPython itself. They are a twentieth of the engine's code, and no lesson or book uses them. */
const TEST_MODULES = ['_xxtestfuzz', '_testbuffer', '_testinternalcapi', '_testcapi', '_testclinic'];

const CALL = 0x10;
/** No variables, `unreachable`, `end`. */
const EMPTY_BODY = Uint8Array.from([3, 0, 0x00, 0x0b]);

/** A function of the code section: its bytes with their length before them. */
type Body = { from: number; to: number };
/** A `struct _inittab`: its name, and which function of the table starts the module, if any. */
type Builtin = { name: string; pointer: number; start: number };

const BUILTIN_BYTES = 8;

/**
 * The engine without the code of those modules: they are no longer in its table of built-in modules, and their functions are
 * empty. The linker has put the functions of each file behind each other, the one that starts the module first.
 */
export function withoutTestModules(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const imports = readNumber(file, sectionOf(file, SECTIONS.imports).start).value;
  const table = tableIn(file);
  const builtins = builtinsIn(memoryOf(file), table);
  const startOf = ({ start }: Builtin) => (table[start] ?? Number.NaN) - imports;
  const starts = builtins.list.filter(({ start }) => start > 0).map(startOf);
  const tests = builtins.list.filter(isTest).map(startOf);
  const first = Math.min(...tests);
  const behind = Math.min(...starts.filter((start) => start > Math.max(...tests)));
  const between = starts.filter((start) => start >= first && start < behind);
  if (tests.length !== TEST_MODULES.length || between.length !== tests.length) {
    throw new Error('The engine has the modules for its own tests elsewhere than expected.');
  }
  const smaller = withoutBodies(file, (index) => index >= first && index < behind, imports);
  return withBytes(smaller, builtins.from, withoutTests(builtins.list));
}

function isTest({ name }: Builtin): boolean {
  return TEST_MODULES.includes(name);
}

/** As long as the table was, with zeros behind its last entry. */
function withoutTests(list: readonly Builtin[]): Uint8Array {
  const bytes = new Uint8Array(list.length * BUILTIN_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [index, { pointer, start }] of list.filter((builtin) => !isTest(builtin)).entries()) {
    view.setUint32(index * BUILTIN_BYTES, pointer, true);
    view.setUint32(index * BUILTIN_BYTES + 4, start, true);
  }
  return bytes;
}

/** What is called from elsewhere is kept: a byte that only looks like a call costs a function too many. */
function withoutBodies(
  file: Uint8Array,
  isLeftOut: (index: number) => boolean,
  imports: number,
): Uint8Array<ArrayBuffer> {
  const bodies = bodiesIn(file);
  const called = new Set<number>();
  for (const [index, { from, to }] of bodies.entries()) {
    if (isLeftOut(index)) continue;
    for (let at = from; at < to; at++) if (file[at] === CALL) called.add(readNumber(file, at + 1).value - imports);
  }
  const kept = bodies.map(({ from, to }, index) =>
    isLeftOut(index) && !called.has(index) ? EMPTY_BODY : file.subarray(from, to),
  );
  return withSection(file, SECTIONS.code, joined([Uint8Array.from(writeNumber(bodies.length)), ...kept]));
}

function bodiesIn(file: Uint8Array): Body[] {
  const count = readNumber(file, sectionOf(file, SECTIONS.code).start);
  const bodies: Body[] = [];
  for (let from = count.next; bodies.length < count.value; ) {
    const size = readNumber(file, from);
    bodies.push({ from, to: size.next + size.value });
    from = size.next + size.value;
  }
  return bodies;
}

/** Which function is at each place of the table that pointers to functions lead to. */
function tableIn(file: Uint8Array): number[] {
  const count = readNumber(file, sectionOf(file, SECTIONS.elements).start);
  const offset = readSigned(file, count.next + 2);
  if (count.value !== 1 || file[count.next] !== 0)
    throw new Error('The engine has another kind of table than expected.');
  const table: number[] = [];
  const size = readNumber(file, offset.next + 1);
  for (let at = size.next; table.length < size.value; ) {
    const read = readNumber(file, at);
    table.push(read.value);
    at = read.next;
  }
  return [...new Array<number>(offset.value).fill(Number.NaN), ...table];
}

/** The table of built-in modules, found by one of its names. */
function builtinsIn(memory: Uint8Array<ArrayBuffer>, table: readonly number[]) {
  const bytes = Buffer.from(memory.buffer);
  const view = new DataView(memory.buffer);
  const read = (at: number): Builtin => {
    const pointer = view.getUint32(at, true);
    const name = bytes.toString('latin1', pointer, bytes.indexOf(0, pointer));
    return { name, pointer, start: view.getUint32(at + 4, true) };
  };
  const isEntry = (at: number) => {
    const { name, start } = read(at);
    return /^[a-z_]\w+$/i.test(name) && start < table.length;
  };
  const name = bytes.indexOf(`\0${TEST_MODULES[0]}\0`) + 1;
  const words = new Uint32Array(memory.buffer, 0, Math.floor(memory.length / 4));
  let from = words.indexOf(name) * 4;
  while (isEntry(from - BUILTIN_BYTES)) from -= BUILTIN_BYTES;
  const list: Builtin[] = [];
  while (isEntry(from + list.length * BUILTIN_BYTES)) list.push(read(from + list.length * BUILTIN_BYTES));
  return { from, list };
}
