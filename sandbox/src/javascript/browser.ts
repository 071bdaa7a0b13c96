import { type CompiledEngine, compileEngine, type EngineFile } from '../browser/compile-engine.ts';
import { EngineFailure, startInTime } from '../browser/engine-failure.ts';
import { createLineChannel, type LineChannel, sendLine } from '../browser/line-channel.ts';
import { RepeatedOutput } from '../browser/repeated-output.ts';
import { newReplay, newSeed, type Replay } from '../browser/replay.ts';
import type { ProgramFiles, ProgramInput } from '../judge/inputs.ts';
import type { Limits, Observation, Piece } from '../judge/observation.ts';
import type { Trace } from '../steps/trace.ts';
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
/** Steps are counted; this is for a single line that never ends. */
const TRACE_LIMITS: Limits = { milliseconds: 10_000, outputCharacters: 50_000, memoryMegabytes: 128 };
/** The interpreter keeps its own time; this is for one that has lost it. */
const CHECK_MILLISECONDS_MAX = 10_000;

export type Watcher = {
  onPieces(pieces: readonly Piece[]): void;
  /** The program was run again and has done something else: all that was shown goes, and what follows takes its place. */
  onAgain?(): void;
  /** The program does not move until `answer` is called. */
  onAsk(prompt: string): void;
};

export type TraceWatcher = {
  /** The recording does not go on until `answer` is called. The transcript is what was seen until then. */
  onAsk(transcript: readonly Piece[]): void;
};

type Waiting = {
  message: Exclude<ToWorker, { kind: 'start' }>;
  resolve(message: FromWorker): void;
  reject(reason: Error): void;
  watcher: Watcher | null;
  tracing: TraceWatcher | null;
  output: RepeatedOutput<Piece['kind']>;
  isAsking: boolean;
};
type Started = { worker: Worker; lines: LineChannel | null; ready: Promise<void> };

/** JavaScript in a worker of the page. One program at a time; stopping it ends the worker, and a new one is started. */
export class JavaScriptBrowser {
  readonly #file: EngineFile;
  #engine: Promise<CompiledEngine> | null = null;
  #started: Promise<Started> | null = null;
  #waiting: Waiting | null = null;
  #id = 0;

  constructor(file: EngineFile) {
    this.#file = file;
  }

  /** Fetches the engine and starts a worker, once. */
  async ready(): Promise<void> {
    await (await this.#worker()).ready;
  }

  /** With the same seed, the same by chance. `files` are those that the program can fetch. */
  async run(
    source: string,
    watcher: Watcher,
    seed = newSeed(),
    files: ProgramFiles = {},
  ): Promise<Ending | { stopped: 'user' }> {
    const replay = newReplay(seed);
    const answer = await this.#ask({ kind: 'run', id: 0, source, limits: RUN_LIMITS, replay, files }, watcher);
    if (answer === 'stopped') return { stopped: 'user' };
    return answer.kind === 'ended' ? answer.ending : { stopped: 'crash' };
  }

  /** What the program does for each input; null when it was stopped, or cannot be known. */
  async check(source: string, inputs: readonly ProgramInput[]): Promise<readonly Observation[] | null> {
    const timer = setTimeout(() => this.stop(), CHECK_MILLISECONDS_MAX);
    try {
      const answer = await this.#ask({ kind: 'check', id: 0, source, inputs, limits: CHECK_LIMITS }, null);
      return answer !== 'stopped' && answer.kind === 'observed' ? answer.observations : null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Every step of the program with this input; null when it was stopped. Without a watcher nobody types. */
  async trace(source: string, input: ProgramInput, watcher: TraceWatcher | null): Promise<Trace | null> {
    const message = { kind: 'trace', id: 0, source, input, typed: [], limits: TRACE_LIMITS } as const;
    const answer = await this.#ask(message, null, watcher);
    if (answer === 'stopped') return null;
    return answer.kind === 'traced' ? answer.trace : { steps: [], end: 'crash', transcript: [] };
  }

  /** The line that a program waits for; null is the end of its input. */
  answer(line: string | null): void {
    const waiting = this.#waiting;
    if (!waiting?.isAsking) return;
    waiting.isAsking = false;
    void this.#started?.then(({ lines }) => (lines ? sendLine(lines, line) : this.#repeat(waiting, line)));
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

  async #ask(
    message: Exclude<ToWorker, { kind: 'start' }>,
    watcher: Watcher | null,
    tracing: TraceWatcher | null = null,
  ): Promise<FromWorker | 'stopped'> {
    this.stop();
    const id = ++this.#id;
    const { promise, resolve, reject } = Promise.withResolvers<FromWorker>();
    const output = new RepeatedOutput<Piece['kind']>((kind) => kind === 'out' || kind === 'err');
    const waiting: Waiting = {
      message: { ...message, id },
      resolve,
      reject,
      watcher,
      tracing,
      output,
      isAsking: false,
    };
    this.#waiting = waiting;
    this.#send(waiting);
    try {
      return await promise;
    } catch (error) {
      if (error instanceof Stopped) return 'stopped';
      throw error;
    } finally {
      if (this.#waiting === waiting) this.#waiting = null;
    }
  }

  #send(waiting: Waiting): void {
    const send = async () => {
      const { worker, ready } = await this.#worker();
      await ready;
      if (this.#waiting === waiting) worker.postMessage(waiting.message);
    };
    send().catch(waiting.reject);
  }

  /** Runs the program that asked from its start, with one line more. */
  #repeat(waiting: Waiting, line: string | null): void {
    const { message } = waiting;
    if (this.#waiting !== waiting || message.kind === 'check') return;
    if (message.kind === 'trace') {
      waiting.message = { ...message, typed: [...message.typed, line] };
      this.#send(waiting);
      return;
    }
    const replay: Replay = { ...message.replay, lines: [...message.replay.lines, line] };
    waiting.message = { ...message, replay };
    waiting.output.repeat();
    this.#send(waiting);
  }

  #worker(): Promise<Started> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    return this.#started;
  }

  async #start(): Promise<Started> {
    this.#engine ??= compileEngine(this.#file).catch((error: unknown) => {
      // Without a network now, perhaps with one later.
      this.#engine = null;
      throw error;
    });
    const module = (await this.#engine).modulePort();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'javascript' });
    const lines = createLineChannel();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ready = startInTime(promise);
    // Who waits for it hears of it; nobody has to.
    ready.catch(() => {});
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') resolve();
      else this.#take(data, lines === null);
    });
    worker.addEventListener('error', () => {
      reject(new EngineFailure('start'));
      this.#waiting?.resolve({ kind: 'broken', id: this.#id });
      this.#started = null;
    });
    worker.postMessage({ kind: 'start', module, lines } satisfies ToWorker, [module]);
    return { worker, lines, ready };
  }

  #take(message: Exclude<FromWorker, { kind: 'ready' }>, repeats: boolean): void {
    const waiting = this.#waiting;
    if (!waiting || waiting.isAsking || message.id !== this.#id) return;
    if (message.kind === 'pieces') {
      const pieces = repeats ? waiting.output.add(message.pieces) : message.pieces;
      if (pieces.length > 0) waiting.watcher?.onPieces(pieces);
      return;
    }
    catchUp(waiting);
    if (message.kind === 'ask') {
      waiting.isAsking = true;
      if (repeats) this.#afterAsking(waiting, message.readings ?? []);
      if (waiting.message.kind === 'trace' && !waiting.tracing) this.answer(null);
      waiting.tracing?.onAsk(message.transcript ?? []);
      waiting.watcher?.onAsk(message.prompt);
    } else if (message.kind !== 'caught-up') waiting.resolve(message);
  }

  /** A worker that cannot wait is ended, and another one starts while the person types. */
  #afterAsking(waiting: Waiting, readings: readonly number[]): void {
    const { message } = waiting;
    if (message.kind === 'run') {
      waiting.message = { ...message, replay: { ...message.replay, readings } };
    }
    void this.#started?.then(({ worker }) => worker.terminate());
    this.#started = null;
    this.ready().catch(() => {});
  }
}

function catchUp({ output, watcher }: Waiting): void {
  const caughtUp = output.catchUp();
  if (caughtUp?.isOther) watcher?.onAgain?.();
  if (caughtUp && caughtUp.items.length > 0) watcher?.onPieces(caughtUp.items);
}

class Stopped extends Error {}
