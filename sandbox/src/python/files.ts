import { type Fd, File, type Inode, OpenFile, PreopenDirectory, type WASI, wasi } from '@bjorn3/browser_wasi_shim';

const BYTES_MAX = 4 * 2 ** 20;
const ENTRIES_MAX = 500;

/** The files of a program: in memory, bounded, and gone when the next input begins. */
export type Files = { root: PreopenDirectory; reset(source: string): void };

export const PROGRAM_FILE = 'program.py';

export function createFiles(): Files {
  const root = new PreopenDirectory('/', new Map());
  const contents = root.dir.contents;
  return {
    root,
    reset(source) {
      contents.clear();
      // Python reads the lines that it shows in a traceback from here.
      contents.set(PROGRAM_FILE, new File(new TextEncoder().encode(source)));
    },
  };
}

type Call = (...args: never[]) => number;

/** The calls that make files larger or more numerous; they answer "no space left" at the bounds. */
export function boundFiles(system: WASI, files: Files, view: () => DataView): Record<string, Call> {
  const calls = system.wasiImport as Record<string, (...args: unknown[]) => number>;
  const pass = (name: string, args: unknown[]) => (calls[name] as (...args: unknown[]) => number)(...args);
  const openFile = (fd: number) => {
    const opened: Fd | undefined = system.fds[fd];
    return opened instanceof OpenFile ? opened : null;
  };
  const hasRoomFor = (file: OpenFile, end: bigint) => {
    const others = measure(files.root.dir.contents).bytes - file.file.data.byteLength;
    return end <= BigInt(Math.max(0, BYTES_MAX - others));
  };
  const length = (pointer: number, count: number) => {
    let sum = 0n;
    for (let index = 0; index < count; index++) sum += BigInt(view().getUint32(pointer + index * 8 + 4, true));
    return sum;
  };
  const grow = (fd: number, end: (file: OpenFile) => bigint, go: () => number) => {
    const file = openFile(fd);
    return file && !hasRoomFor(file, end(file)) ? wasi.ERRNO_NOSPC : go();
  };
  const create = (go: () => number) =>
    measure(files.root.dir.contents).entries >= ENTRIES_MAX ? wasi.ERRNO_NOSPC : go();
  return {
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
      const full = () => measure(files.root.dir.contents).entries >= ENTRIES_MAX || system.fds.length > ENTRIES_MAX;
      return creates && full() ? wasi.ERRNO_NOSPC : pass('path_open', args);
    },
  };
}

function measure(contents: Map<string, Inode>): { bytes: number; entries: number } {
  let bytes = 0;
  let entries = 0;
  const seen = new Set<Map<string, Inode>>();
  const waiting = [contents];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const inode of next.values()) {
      entries++;
      if (inode instanceof File) bytes += inode.data.byteLength;
      else if ('contents' in inode) waiting.push(inode.contents as Map<string, Inode>);
    }
  }
  return { bytes, entries };
}
