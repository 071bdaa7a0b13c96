import { ConsoleStdout, Fd, Inode, WASI, WASIProcExit, wasi } from '@bjorn3/browser_wasi_shim';
import { boundFiles, type Files } from './files.ts';
import { DRIVER_PARTS, type DriverPart, type Library, LibraryAway } from './library.ts';
import { type Clock, wasiTime } from './wasi-time.ts';

/**
 * CPython, compiled to WASI, and everything that it can reach: the functions of `Host` and files in memory.
 * The rest of the sandbox knows nothing of WASI, so that another build of CPython takes its place here.
 */
export type Engine = {
  module: WebAssembly.Module;
  /** The parts of the driver that run inside the interpreter, by name, as Python source. */
  parts: DriverParts;
  /** What Python made of those parts in an earlier interpreter; saves compiling them again in each. */
  compiled: Map<DriverPart, Uint8Array<ArrayBuffer>>;
  /** Parts that a program has needed: the next interpreter compiles them before it meets a program. */
  requested: Set<DriverPart>;
  /** Where the module's file holds only a part of what programs may import. */
  library?: Library;
};

/** 128 MB, in pages of WebAssembly. */
export const MEMORY_PAGES_MAX = 2048;

export type DriverParts = Readonly<Partial<Record<DriverPart, string>>>;

/** What is around one interpreter. Every function runs while the interpreter waits for it. */
export type Host = Clock & {
  /** The next order for the driver; may block. */
  receive(): string;
  /** Something that the driver, or a program that pretends to be it, has written. */
  message(text: string): void;
  write(kind: 'out' | 'err', bytes: Uint8Array): void;
  /** The next line that the program reads; null at the end of the input. May block. */
  readLine(): string | null;
  random(bytes: Uint8Array<ArrayBuffer>): void;
  files: Files;
};

/** How an interpreter ended: by itself, or because something broke under it. */
export type Ending = { kind: 'exit' } | { kind: 'crash'; memory: boolean };

/** Thrown by a host to end the interpreter at once; nothing inside can catch it. */
export class EndInterpreter extends Error {}

export function createEngine(module: WebAssembly.Module, parts: DriverParts): Engine {
  return { module, parts, compiled: new Map(), requested: new Set() };
}

/** Reads the driver from the host, and gives it what it needs to go on. ASCII only: it is an argument. */
const BOOTSTRAP = `
import posix, marshal
lacks = LACKS
orders, reports = posix.open('/.orders', posix.O_RDONLY), posix.open('/.reports', posix.O_WRONLY)
def receive():
    return posix.read(orders, int(posix.read(orders, 10)))
def load(name, space):
    posix.write(reports, b'?' + name.encode())
    code = receive()
    if code[:1] == b'S':
        code = compile(code[1:], '<' + name + '>', 'exec', dont_inherit=True, optimize=2)
        posix.write(reports, b'=' + name.encode() + b'=' + marshal.dumps(code))
    else:
        code = marshal.loads(code[1:])
    if space is not None:
        exec(code, space)
`;
const START = `load('driver', {'__name__': '<driver>', 'receive': receive, 'load': load, 'reports': reports, 'lacks': lacks})\n`;
const MEMORY_NEARLY_FULL = 0.9;

/** Boots an interpreter and returns when it has ended. */
export function runInterpreter(engine: Engine, host: Host): Ending {
  const orders = new OrderFd(engine, host);
  let memory: WebAssembly.Memory | undefined;
  const fill = engine.library?.filling(() => memory as WebAssembly.Memory);
  // A build that carries files of its own only passes on descriptors of directories, and what is opened in them.
  host.files.root.dir.contents.set('.orders', new Channel(orders, host.files));
  host.files.root.dir.contents.set('.reports', new Channel(new ReportFd(engine, host, orders, fill), host.files));
  const fds: Fd[] = [
    new InputFd(host),
    new ConsoleStdout((bytes) => host.write('out', bytes)),
    new ConsoleStdout((bytes) => host.write('err', bytes)),
    host.files.root,
  ];
  const system = new WASI(['python', '-I', '-S', '-B', '-c', bootstrap(engine)], [], fds, { debug: false });
  const isOwn = (fd: number) => fd <= 3 || system.fds[fd] instanceof ChannelFd;
  const view = () => new DataView((memory as WebAssembly.Memory).buffer);
  const imports = {
    ...system.wasiImport,
    ...boundFiles(system, host.files, view),
    ...wasiTime(host, view),
    random_get(pointer: number, length: number) {
      host.random(new Uint8Array((memory as WebAssembly.Memory).buffer as ArrayBuffer, pointer, length));
      return wasi.ERRNO_SUCCESS;
    },
    // What the sandbox itself has opened stays open, whatever a program closes.
    fd_close: (fd: number) => (isOwn(fd) ? wasi.ERRNO_SUCCESS : call(system.wasiImport.fd_close, fd)),
    sched_yield: () => wasi.ERRNO_SUCCESS,
    sock_accept: () => wasi.ERRNO_NOTSUP,
    sock_recv: () => wasi.ERRNO_NOTSUP,
    sock_send: () => wasi.ERRNO_NOTSUP,
    sock_shutdown: () => wasi.ERRNO_NOTSUP,
  };
  try {
    const instance = new WebAssembly.Instance(engine.module, { wasi_snapshot_preview1: imports });
    memory = instance.exports.memory as WebAssembly.Memory;
    system.start(instance as Parameters<WASI['start']>[0]);
    return { kind: 'exit' };
  } catch (issue) {
    if (issue instanceof EndInterpreter || issue instanceof WASIProcExit) return { kind: 'exit' };
    if (issue instanceof LibraryAway) throw issue;
    const pages = memory ? memory.buffer.byteLength / 2 ** 16 : 0;
    return { kind: 'crash', memory: pages > MEMORY_PAGES_MAX * MEMORY_NEARLY_FULL };
  }
}

/** What is kept for later interpreters is compiled before a program could put something else in its place. */
function bootstrap(engine: Engine): string {
  const waiting = [...engine.requested].filter((part) => !engine.compiled.has(part));
  return (
    BOOTSTRAP.replace('LACKS', engine.library ? 'True' : 'False') +
    waiting.map((part) => `load('${part}', None)\n`).join('') +
    START
  );
}

function call(system: unknown, ...args: unknown[]): number {
  return (system as (...args: unknown[]) => number)(...args);
}

/** A file that can be opened once, by the bootstrap, before there is a program. */
class Channel extends Inode {
  #fd: Fd;
  #files: Files;
  constructor(fd: Fd, files: Files) {
    super();
    this.#fd = fd;
    this.#files = files;
  }
  override path_open() {
    const { contents } = this.#files.root.dir;
    for (const [name, inode] of contents) if (inode === this) contents.delete(name);
    return { ret: wasi.ERRNO_SUCCESS, fd_obj: this.#fd };
  }
  override stat() {
    return new wasi.Filestat(this.ino, wasi.FILETYPE_CHARACTER_DEVICE, 0n);
  }
}

class ChannelFd extends Fd {
  override fd_fdstat_get() {
    return { ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0) };
  }
  override fd_filestat_get() {
    return { ret: wasi.ERRNO_SUCCESS, filestat: new wasi.Filestat(0n, wasi.FILETYPE_CHARACTER_DEVICE, 0n) };
  }
}

/** The input of the program, a line at a time, so that what was typed is in the transcript where it was read. */
class InputFd extends ChannelFd {
  #host: Host;
  #line: Uint8Array = new Uint8Array();
  constructor(host: Host) {
    super();
    this.#host = host;
  }
  override fd_read(size: number) {
    if (this.#line.length === 0) {
      const line = this.#host.readLine();
      if (line !== null) this.#line = new TextEncoder().encode(line);
    }
    const data = this.#line.subarray(0, size);
    this.#line = this.#line.subarray(size);
    return { ret: wasi.ERRNO_SUCCESS, data };
  }
}

/** Orders to the driver: ten digits that say how many bytes follow, then the bytes. */
class OrderFd extends ChannelFd {
  #engine: Engine;
  #host: Host;
  #pending: Uint8Array = new Uint8Array();
  part: DriverPart | null = null;
  constructor(engine: Engine, host: Host) {
    super();
    this.#engine = engine;
    this.#host = host;
  }
  override fd_read(size: number) {
    if (this.#pending.length === 0) {
      const body = this.#next();
      const head = new TextEncoder().encode(String(body.length).padStart(10));
      this.#pending = new Uint8Array(head.length + body.length);
      this.#pending.set(head);
      this.#pending.set(body, head.length);
    }
    const data = this.#pending.subarray(0, size);
    this.#pending = this.#pending.subarray(size);
    return { ret: wasi.ERRNO_SUCCESS, data };
  }
  #next(): Uint8Array {
    const part = this.part;
    this.part = null;
    if (!part) return new TextEncoder().encode(this.#host.receive());
    const compiled = this.#engine.compiled.get(part) ?? this.#late(part);
    const code = compiled ?? new TextEncoder().encode(this.#engine.parts[part] ?? '');
    const tagged = new Uint8Array(code.length + 1);
    tagged[0] = (compiled ? 'M' : 'S').charCodeAt(0);
    tagged.set(code, 1);
    return tagged;
  }
  #late(part: DriverPart): Uint8Array<ArrayBuffer> | undefined {
    const code = this.#engine.library?.part(part);
    if (code) this.#engine.compiled.set(part, code);
    return code;
  }
}

const ASK = '?'.charCodeAt(0);
const KEEP = '='.charCodeAt(0);
const IMPORT = '!'.charCodeAt(0);
const LONGEST_NAME = 20;
/** More than the driver ever says at once: a program says it. */
const MESSAGE_BYTES_MAX = 12 * 2 ** 20;

/** What the driver says. One write is one message. */
class ReportFd extends ChannelFd {
  #engine: Engine;
  #host: Host;
  #orders: OrderFd;
  /** Parts that were requested before any program ran: only those may be kept for later interpreters. */
  #asked: DriverPart | null = null;
  #programStarted = false;
  #fill: ((module: string) => void) | undefined;
  constructor(engine: Engine, host: Host, orders: OrderFd, fill: ((module: string) => void) | undefined) {
    super();
    this.#fill = fill;
    this.#engine = engine;
    this.#host = host;
    this.#orders = orders;
  }
  override fd_write(data: Uint8Array) {
    this.#take(data);
    return { ret: wasi.ERRNO_SUCCESS, nwritten: data.length };
  }
  #take(data: Uint8Array): void {
    const first = data[0];
    if (first === IMPORT) {
      this.#fill?.(new TextDecoder().decode(data.subarray(1)));
      return;
    }
    if (first === ASK || first === KEEP) {
      const [name] = new TextDecoder().decode(data.subarray(1, LONGEST_NAME)).split('=');
      const part = DRIVER_PARTS.find((one) => one === name);
      if (part && first === ASK) {
        this.#orders.part = part;
        this.#asked = part;
        this.#engine.requested.add(part);
      } else if (part && part === this.#asked && !this.#programStarted && !this.#engine.compiled.has(part)) {
        this.#engine.compiled.set(part, new Uint8Array(data.subarray(part.length + 2)));
      }
      return;
    }
    this.#programStarted = true;
    if (data.length > MESSAGE_BYTES_MAX) throw new EndInterpreter();
    this.#host.message(new TextDecoder().decode(data));
  }
}
