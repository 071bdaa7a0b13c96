import {
  Directory,
  type Fd,
  File,
  type Inode,
  OpenDirectory,
  OpenFile,
  PreopenDirectory,
  type WASI,
  wasi,
} from '@bjorn3/browser_wasi_shim';
import type { ProgramFiles } from '../judge/inputs.ts';

const BYTES_MAX = 4 * 2 ** 20;
const ENTRIES_MAX = 500;
const OPEN_MAX = 256;
const PATH_BYTES_MAX = 1024;

/** The files of a program: in memory, bounded, and gone when the next input begins. */
export type Files = { root: PreopenDirectory; reset(source: string, given?: ProgramFiles): void };

export const PROGRAM_FILE = 'program.py';

export function createFiles(): Files {
  const root = new PreopenDirectory('/', new Map());
  const contents = root.dir.contents;
  return {
    root,
    reset(source, given = {}) {
      contents.clear();
      for (const [name, text] of Object.entries(given)) contents.set(name, new File(new TextEncoder().encode(text)));
      // Python reads the lines that it shows in a traceback from here.
      contents.set(PROGRAM_FILE, new File(new TextEncoder().encode(source)));
    },
  };
}

type Call = (...args: never[]) => number;

/** Where each call has the lengths of its paths. */
const PATH_LENGTHS: Readonly<Record<string, readonly number[]>> = {
  path_create_directory: [2],
  path_filestat_get: [3],
  path_filestat_set_times: [3],
  path_link: [3, 6],
  path_open: [3],
  path_readlink: [2],
  path_remove_directory: [2],
  path_rename: [2, 5],
  path_symlink: [1, 4],
  path_unlink_file: [2],
};

/** The calls that make files larger or more numerous; they answer "no space left" or "too many open" at the bounds. */
export function boundFiles(system: WASI, files: Files, view: () => DataView): Record<string, Call> {
  const calls = system.wasiImport as Record<string, (...args: unknown[]) => number>;
  const pass = (name: string, args: unknown[]) => (calls[name] as (...args: unknown[]) => number)(...args);
  const used = () => measure([files.root, ...system.fds]);
  const length = (pointer: number, count: number) => {
    let sum = 0n;
    for (let index = 0; index < count; index++) sum += BigInt(view().getUint32(pointer + index * 8 + 4, true));
    return sum;
  };
  const grow = (fd: number, end: (file: OpenFile) => bigint, go: () => number) => {
    const opened: Fd | undefined = system.fds[fd];
    if (!(opened instanceof OpenFile)) return go();
    const size = end(opened);
    const now = BigInt(opened.file.data.byteLength);
    const hasRoom = size <= now || BigInt(used().bytes) - now + size <= BigInt(BYTES_MAX);
    return hasRoom ? go() : wasi.ERRNO_NOSPC;
  };
  const create = (go: () => number) => (used().entries >= ENTRIES_MAX ? wasi.ERRNO_NOSPC : go());

  /** The shim never uses a number again: after many files that were opened and closed its list would be long. */
  const open = (args: unknown[]): number => {
    const free = system.fds.indexOf(undefined as unknown as Fd);
    if (free < 0 && system.fds.length >= OPEN_MAX) return wasi.ERRNO_MFILE;
    const answer = pass('path_open', args);
    const opened = answer === wasi.ERRNO_SUCCESS && free >= 0 ? system.fds.pop() : undefined;
    if (opened) {
      system.fds[free] = opened;
      view().setUint32(Number(args[8]), free, true);
    }
    return answer;
  };

  const bounded: Record<string, (...args: never[]) => number> = {
    fd_write: (fd: number, data: number, count: number, written: number) =>
      grow(
        fd,
        (file) => file.file_pos + length(data, count),
        () => pass('fd_write', [fd, data, count, written]),
      ),
    fd_pwrite: (fd: number, data: number, count: number, offset: bigint, written: number) =>
      grow(
        fd,
        () => offset + length(data, count),
        () => pass('fd_pwrite', [fd, data, count, offset, written]),
      ),
    fd_allocate: (fd: number, offset: bigint, size: bigint) =>
      grow(
        fd,
        () => offset + size,
        () => pass('fd_allocate', [fd, offset, size]),
      ),
    fd_filestat_set_size: (fd: number, size: bigint) =>
      grow(
        fd,
        () => size,
        () => pass('fd_filestat_set_size', [fd, size]),
      ),
    path_create_directory: (...args: unknown[]) => create(() => pass('path_create_directory', args)),
    path_link: (...args: unknown[]) => create(() => pass('path_link', args)),
    path_open: (...args: unknown[]) => {
      const creates = (Number(args[4]) & wasi.OFLAGS_CREAT) !== 0;
      return creates ? create(() => open(args)) : open(args);
    },
  };
  return { ...bounded, ...withShortPaths(bounded, pass) };
}

/** A name takes room too. Python raises an OSError with "Filename too long". */
function withShortPaths(
  bounded: Record<string, (...args: never[]) => number>,
  pass: (name: string, args: unknown[]) => number,
): Record<string, Call> {
  const checked = Object.entries(PATH_LENGTHS).map(([name, places]) => {
    const go = bounded[name] as ((...args: unknown[]) => number) | undefined;
    const call = (...args: unknown[]) => {
      // Numbers from WebAssembly come with a sign; as a length they have none.
      const isLong = places.some((place) => Number(args[place]) >>> 0 > PATH_BYTES_MAX);
      if (isLong) return wasi.ERRNO_NAMETOOLONG;
      return go ? go(...args) : pass(name, args);
    };
    return [name, call] as const;
  });
  return Object.fromEntries(checked);
}

/** Everything that can still be reached: by a name, or through what is open although its name is gone. */
function measure(opened: readonly (Fd | undefined)[]): { bytes: number; entries: number } {
  let bytes = 0;
  let entries = 0;
  const seen = new Set<Inode>();
  const waiting: Inode[] = [];
  for (const fd of opened) {
    if (fd instanceof OpenFile) waiting.push(fd.file);
    else if (fd instanceof OpenDirectory) waiting.push(fd.dir);
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next instanceof File) bytes += next.data.byteLength;
    else if (next instanceof Directory) {
      // Each name counts, also a second one for the same file.
      entries += next.contents.size;
      waiting.push(...next.contents.values());
    }
  }
  return { bytes, entries: Math.max(entries, seen.size) };
}
