/// <reference lib="webworker" />
import { ConsoleStdout, Fd, WASI, wasi } from '@bjorn3/browser_wasi_shim';

/** The bare engine: CPython and the shim, nothing of ours. It boots, waits for a program on its input, and runs it. */
export type BareStart = { module: WebAssembly.Module; shared: SharedArrayBuffer };
export type BareMessage = 'ready' | 'output';

const worker = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: BareMessage) => worker.postMessage(message);

class ProgramFd extends Fd {
  #shared: SharedArrayBuffer;
  #isRead = false;
  constructor(shared: SharedArrayBuffer) {
    super();
    this.#shared = shared;
  }
  override fd_fdstat_get() {
    return { ret: 0, fdstat: new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0) };
  }
  override fd_read() {
    if (this.#isRead) return { ret: 0, data: new Uint8Array() };
    say('ready');
    this.#isRead = true;
    const control = new Int32Array(this.#shared, 0, 2);
    Atomics.wait(control, 0, 0);
    return { ret: 0, data: new Uint8Array(this.#shared, 8, control[1]).slice() };
  }
}

worker.onmessage = ({ data: { module, shared } }: MessageEvent<BareStart>) => {
  const output = new ConsoleStdout(() => say('output'));
  const code = 'import sys\nexec(sys.stdin.read())';
  const system = new WASI(['python', '-I', '-S', '-c', code], [], [new ProgramFd(shared), output, output], {
    debug: false,
  });
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system.wasiImport });
  system.start(instance as Parameters<WASI['start']>[0]);
};
