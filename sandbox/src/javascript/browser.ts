import type { ProgramInput } from '../inputs.ts';
import { createLineChannel, type LineChannel, sendLine } from '../line-channel.ts';
import type { Limits, Observation, Piece } from '../observation.ts';
import type { Ending } from './interpreter.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A program that a person watches may go on for as long as they like: they can stop it. */
const RUN_LIMITS: Limits = {
  milliseconds: Number.POSITIVE_INFINITY,
  outputCharacters: 100_000,
  memoryMegabytes: 128,
};
/** As on the server, so that both say the same. */
const CHECK_LIMITS: Limits = { milliseconds: 2_000, outputCharacters: 50_000, memoryMegabytes: 128 };
/** The interpreter keeps its own time; this is for one that has lost it. */
const CHECK_MILLISECONDS_MAX = 10_000;

export type Watcher = {
  onPieces(pieces: readonly Piece[]): void;
  /** The program stands still until `answer` is called. */
  onAsk(prompt: string): void;
};

type Waiting = { resolve(message: FromWorker): void; reject(reason: Error): void; watcher: Watcher | null };
type Started = { worker: Worker; lines: LineChannel | null; ready: Promise<void> };

/** JavaScript in a worker of the page. One program at a time; stopping it ends the worker, and a new one is started. */
export class JavaScriptBrowser {
  readonly #address: string;
  #module: Promise<WebAssembly.Module> | null = null;
  #started: Promise<Started> | null = null;
  #waiting: Waiting | null = null;
  #id = 0;

  /** Where the engine's bytes are served. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Fetches the engine and starts a worker, once. */
  async ready(): Promise<void> {
    await (await this.#worker()).ready;
  }

  async run(source: string, watcher: Watcher): Promise<Ending | { stopped: 'user' }> {
    const answer = await this.#ask({ kind: 'run', id: 0, source, limits: RUN_LIMITS }, watcher);
    if (answer === 'stopped') return { stopped: 'user' };
    return answer.kind === 'ended' ? answer.ending : { stopped: 'crash' };
  }

  /** What the program does for each input; null when it was stopped, or cannot be told. */
  async check(source: string, inputs: readonly ProgramInput[]): Promise<readonly Observation[] | null> {
    const timer = setTimeout(() => this.stop(), CHECK_MILLISECONDS_MAX);
    try {
      const answer = await this.#ask({ kind: 'check', id: 0, source, inputs, limits: CHECK_LIMITS }, null);
      return answer !== 'stopped' && answer.kind === 'observed' ? answer.observations : null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The line that a program waits for; null is the end of its input. */
  answer(line: string | null): void {
    void this.#started?.then(({ lines }) => lines && sendLine(lines, line));
  }

  stop(): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    this.#waiting = null;
    void this.#started?.then(({ worker }) => worker.terminate());
    this.#started = null;
    waiting.reject(new Stopped());
    // Ready again before anybody asks.
    this.ready().catch(() => {});
  }

  async #ask(message: Exclude<ToWorker, { kind: 'start' }>, watcher: Watcher | null): Promise<FromWorker | 'stopped'> {
    this.stop();
    const id = ++this.#id;
    const { promise, resolve, reject } = Promise.withResolvers<FromWorker>();
    this.#waiting = { resolve, reject, watcher };
    const waiting = this.#waiting;
    this.#worker().then(async ({ worker, ready }) => {
      await ready;
      if (this.#waiting === waiting) worker.postMessage({ ...message, id } satisfies ToWorker);
    }, reject);
    try {
      return await promise;
    } catch (error) {
      if (error instanceof Stopped) return 'stopped';
      throw error;
    } finally {
      if (this.#waiting === waiting) this.#waiting = null;
    }
  }

  #worker(): Promise<Started> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    return this.#started;
  }

  async #start(): Promise<Started> {
    this.#module ??= WebAssembly.compileStreaming(fetch(this.#address)).catch((error: unknown) => {
      // Without a network now, perhaps with one later.
      this.#module = null;
      throw error;
    });
    const module = await this.#module;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'javascript' });
    const lines = createLineChannel();
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') resolve();
      else this.#take(data);
    });
    worker.addEventListener('error', () => {
      reject(new Error('the worker for JavaScript does not start'));
      this.#waiting?.resolve({ kind: 'broken', id: this.#id });
      this.#started = null;
    });
    worker.postMessage({ kind: 'start', module, lines } satisfies ToWorker);
    return { worker, lines, ready };
  }

  #take(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const waiting = this.#waiting;
    if (!waiting || message.id !== this.#id) return;
    if (message.kind === 'pieces') waiting.watcher?.onPieces(message.pieces);
    else if (message.kind === 'ask') waiting.watcher?.onAsk(message.prompt);
    else waiting.resolve(message);
  }
}

class Stopped extends Error {}
