import { createHash } from 'node:crypto';
import { withoutTestModules } from './test-modules.ts';
import { memoryOf, type Range, withoutRanges } from './wasm-data.ts';
import { joined } from './wasm-sections.ts';

/**
 * The engine's file without what most programs never use, and that in a few files of its own. All of it is memory that the
 * engine only reads: the standard library is an archive in there, and some modules have large tables. What is left out are
 * zeros at first; a page fills them in before the first import of a module that needs them (`library.ts`). What no program
 * can use is in no file at all.
 */
export type EngineParts = { engine: Uint8Array<ArrayBuffer>; groups: readonly Group[] };
export type Group = {
  /** Dotted names of the modules that are, or need, what is in it. */
  modules: readonly string[];
  /** For each range: its address, its length, its bytes. */
  file: Uint8Array<ArrayBuffer>;
};

type Entry = Range & { module: string };

/** What every start of the interpreter imports; it stays in the engine's file. */
const BOOT = ['encodings', 'encodings.aliases', 'encodings.utf_8'];
/** What `random` needs, which is what beginners import. */
const RANDOM = ['random', 'bisect', 'hashlib', 'operator', 'warnings'];
/** With everything that these import, in one file: what lessons and small programs use. */
const COMMON = [
  ...['__future__', '_compat_pickle', '_strptime', '_weakrefset', 'calendar', 'collections'],
  ...[
    'collections.abc',
    'contextlib',
    'copy',
    'copyreg',
    'csv',
    'datetime',
    'decimal',
    'enum',
    'fractions',
    'functools',
  ],
  ...['heapq', 'json', 'json.decoder', 'json.encoder', 'json.scanner', 'keyword', 'locale', 'numbers', 're'],
  ...['re._casefix', 're._compiler', 're._constants', 're._parser', 'reprlib', 'statistics', 'string', 'struct'],
  ...['textwrap', 'types', 'weakref', 'base64', 'secrets', 'hmac', '_pylong'],
];
/** The interpreter has these without the archive: their files in it are never read. */
const FROZEN = [
  ...[
    '_collections_abc',
    '_sitebuiltins',
    'abc',
    'codecs',
    'genericpath',
    'importlib._bootstrap',
    'importlib.machinery',
  ],
  ...['importlib._bootstrap_external', 'importlib.util', 'io', 'ntpath', 'os', 'posixpath', 'runpy', 'site', 'stat'],
  'zipimport',
];
/** Tables of the East Asian encodings and of `unicodedata`, with the names of all characters. */
const TABLES: Range = { from: 1_398_176, to: 3_077_616 };
const TABLE_MODULES = ['unicodedata', '_codecs_cn', '_codecs_hk', '_codecs_jp', '_codecs_kr', '_codecs_tw'];
/** Of them: where they are is known for this build alone. */
const HASH = '7fd8dd70bd7c2ff6';

export function splitEngine(file: Uint8Array): EngineParts {
  const memory = memoryOf(file);
  const hash = createHash('sha256').update(memory.subarray(TABLES.from, TABLES.to)).digest('hex');
  if (!hash.startsWith(HASH)) {
    throw new Error('The engine has its tables elsewhere than expected.');
  }
  const entries = [sourceOfOs(memory), ...archiveIn(memory).filter(({ module }) => !BOOT.includes(module))];
  const isEarly = ({ module }: Entry) => RANDOM.includes(module) || COMMON.includes(module);
  const group = (chosen: readonly Entry[]): Group => ({
    modules: chosen.map(({ module }) => module).filter((module) => !FROZEN.includes(module)),
    file: joined(chosen.map((range) => record(memory, range))),
  });
  const tables: Group = {
    modules: TABLE_MODULES,
    file: joined([record(memory, TABLES)]),
  };
  const left = [TABLES, ...entries, ...frozenIn(memory)].toSorted((one, other) => one.from - other.from);
  return {
    engine: withoutRanges(withoutTestModules(file), left),
    groups: [
      group(entries.filter(({ module }) => RANDOM.includes(module))),
      group(entries.filter(({ module }) => COMMON.includes(module))),
      group(entries.filter((entry) => !isEarly(entry))),
      tables,
    ],
  };
}

function record(memory: Uint8Array, { from, to }: Range): Uint8Array {
  const bytes = new Uint8Array(8 + to - from);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, from, true);
  head.setUint32(4, to - from, true);
  bytes.set(memory.subarray(from, to), 8);
  return bytes;
}

/** The interpreter looks whether this file is there; only what shows the lines of a traceback would read it. */
function sourceOfOs(memory: Uint8Array<ArrayBuffer>): Entry {
  const bytes = Buffer.from(memory.buffer);
  const from = bytes.indexOf('r"""OS routines');
  if (from < 0) throw new Error('The engine has no os.py.');
  return { module: 'linecache', from, to: bytes.indexOf(0, from) };
}

/** The first module of each of the interpreter's tables of frozen modules. */
const FROZEN_TABLES = ['_frozen_importlib', 'abc', '__hello__'];
const CODE_OBJECT = 0xe3;

/**
 * The build has its frozen modules twice, as bytes and as objects. Only an interpreter inside the interpreter would read the
 * bytes, and a program cannot start one; of each, the first byte says that there is a module.
 */
function frozenIn(memory: Uint8Array<ArrayBuffer>): Range[] {
  const bytes = Buffer.from(memory.buffer);
  const words = new Uint32Array(memory.buffer, 0, Math.floor(memory.length / 4));
  return FROZEN_TABLES.flatMap((first) => {
    for (let name = bytes.indexOf(`${first}\0`); name >= 0; name = bytes.indexOf(`${first}\0`, name + 1)) {
      for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
        const found = frozenTable(memory, words.subarray(at));
        if (found) return found;
      }
    }
    throw new Error('The engine has its frozen modules elsewhere than expected.');
  });
}

/** Reads `struct _frozen` until one has no name: name, bytes, how many, is it a package, what gives it as objects. */
function frozenTable(memory: Uint8Array, words: Uint32Array): Range[] | null {
  const ranges: Range[] = [];
  for (let at = 0; words[at]; at += 5) {
    const [, from = 0, size = 0, isPackage = 0, objects = 0] = words.subarray(at, at + 5);
    if (memory[from] !== CODE_OBJECT || isPackage > 1 || objects === 0) return null;
    ranges.push({ from: from + 1, to: from + size });
  }
  return ranges;
}

const DIRECTORY_END = [0x50, 0x4b, 0x05, 0x06];
const DIRECTORY_END_BYTES = 22;
const DIRECTORY_ENTRY_BYTES = 46;
const FILE_SIGNATURE = 0x04034b50;

/** The files of the zip archive that the memory holds, in the order of their places. Its directory is none of them. */
function archiveIn(memory: Uint8Array<ArrayBuffer>): Entry[] {
  const bytes = Buffer.from(memory.buffer);
  const view = new DataView(memory.buffer);
  let at = bytes.lastIndexOf(Buffer.from(DIRECTORY_END));
  for (; at >= 0; at = bytes.lastIndexOf(Buffer.from(DIRECTORY_END), at - 1)) {
    if (at + DIRECTORY_END_BYTES > bytes.length) continue;
    const count = view.getUint16(at + 10, true);
    const directory = at - view.getUint32(at + 12, true);
    const start = directory - view.getUint32(at + 16, true);
    const isArchive = count > 0 && start >= 0 && view.getUint32(start, true) === FILE_SIGNATURE;
    if (isArchive) return entriesOf(bytes, start, directory, count);
  }
  throw new Error('The engine holds no library.');
}

function entriesOf(bytes: Buffer, start: number, directory: number, count: number): Entry[] {
  const found: { module: string; from: number }[] = [];
  for (let at = directory; found.length < count; ) {
    const name = bytes.readUInt16LE(at + 28);
    const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const path = bytes.toString('utf8', at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + name);
    const module = path.replace(/(?:\/__init__)?\.pyc$/, '').replaceAll('/', '.');
    found.push({ module, from: start + bytes.readUInt32LE(at + 42) });
    at += DIRECTORY_ENTRY_BYTES + name + rest;
  }
  const sorted = found.toSorted((one, other) => one.from - other.from);
  return sorted.map(({ module, from }, index) => ({ module, from, to: sorted[index + 1]?.from ?? directory }));
}
