import { Fd, Inode, wasi } from '@bjorn3/browser_wasi_shim';
import { EndInterpreter, type Engine, type Host } from './engine.ts';
import type { Files } from './files.ts';
import { DRIVER_PARTS, type DriverPart } from './library.ts';

/** A file that can be opened once, by the bootstrap, before there is a program. */
export class Channel extends Inode {
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

export class ChannelFd extends Fd {
  override fd_fdstat_get() {
    return { ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0) };
  }
  override fd_filestat_get() {
    return { ret: wasi.ERRNO_SUCCESS, filestat: new wasi.Filestat(0n, wasi.FILETYPE_CHARACTER_DEVICE, 0n) };
  }
}

/** The input of the program, a line at a time, so that what was typed is in the transcript where it was read. */
export class InputFd extends ChannelFd {
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
export class OrderFd extends ChannelFd {
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
export class ReportFd extends ChannelFd {
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
