import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { Limits, Piece, ProgramError, Stopped } from '../observation.ts';
import type { Value } from '../value.ts';
import type { JavaScriptEngine } from './engine.ts';
import { PRELUDE } from './prelude.ts';
import { prepareProgram, WATCH } from './program.ts';

const PROGRAM = 'program.js';
/** What the interpreter may use of the host's stack; more of it would overflow the stack of a worker first. */
const STACK_BYTES = 200 * 1024;
/** Time in a judged program begins here and moves only with its timers. */
const JUDGED_START = Date.UTC(2025, 0, 1, 12);
/** A judged program whose timers go on for longer than this never ends by itself. */
const JUDGED_MILLISECONDS = 10 * 60_000;
const JUDGED_SEED = 2025;
/** Promise jobs between two looks at the clock. */
const JOBS_AT_ONCE = 200;

/** Ends a run from within; never seen outside this file. */
class Ended extends Error {
  readonly stopped: Stopped;
  constructor(stopped: Stopped) {
    super(stopped);
    this.stopped = stopped;
  }
}

class Thrown extends Error {
  readonly error: ProgramError;
  constructor(error: ProgramError) {
    super(error.message);
    this.error = error;
  }
}

export type Surroundings = {
  limits: Limits;
  /** Called for everything that the program writes, in order. */
  onPiece: (piece: Piece) => void;
  /** The next line for prompt(); null when there is none. */
  ask: (prompt: string) => string | null;
  /** Milliseconds that the program has used. On a server its own processor time: a busy machine fails nobody. */
  clock: () => number;
};

/** Until a program comes. */
const NOBODY: Surroundings = {
  limits: { milliseconds: 0, outputCharacters: 0, memoryMegabytes: 0 },
  onPiece: () => {},
  ask: () => null,
  clock: () => 0,
};

export type Ending = { error?: ProgramError; stopped?: Stopped };

/** One program in a fresh interpreter. Nothing of it is left when it is disposed. */
export class Interpreter {
  readonly #context: QuickJSContext;
  readonly #prelude: QuickJSHandle;
  readonly #isJudged: boolean;
  #around = NOBODY;
  #deadline = Number.POSITIVE_INFINITY;
  #characters = 0;
  #stopped: Stopped | null = null;
  #virtualNow = JUDGED_START;
  #ownColumn: (line: number, column: number) => number = (_line, column) => column;

  /** Judged: time is virtual and random numbers are the same each time. */
  constructor(engine: JavaScriptEngine, { judged }: { judged: boolean }) {
    this.#isJudged = judged;
    const runtime = engine.newRuntime();
    runtime.setMaxStackSize(STACK_BYTES);
    runtime.setInterruptHandler(() => {
      if (this.#around.clock() > this.#deadline) this.#stopped ??= 'time';
      return this.#stopped !== null;
    });
    this.#context = runtime.newContext();
    this.#prelude = this.#startPrelude();
  }

  /** Runs the program until nothing of it is left to do. */
  async run(source: string, around: Surroundings): Promise<Ending> {
    this.#around = around;
    this.#context.runtime.setMemoryLimit(around.limits.memoryMegabytes * 1024 * 1024);
    return this.#guarded(async () => {
      const prepared = prepareProgram(source);
      this.#ownColumn = prepared.ownColumn;
      this.#unwrap(this.#context.evalCode(prepared.source, PROGRAM)).dispose();
      await this.#finish();
    });
  }

  /** Evaluates an expression after the program; a promise is waited for. */
  async evaluate(code: string): Promise<Ending & { value?: Value }> {
    let value: Value | undefined;
    const ending = await this.#guarded(async () => {
      const result = this.#unwrap(this.#context.evalCode(`(${code}\n)`, 'check.js'));
      value = await this.#settled(result);
    });
    return { ...ending, ...(value !== undefined && !ending.error && !ending.stopped && { value }) };
  }

  /** Whether all of it could be given back; if not, the engine is not to be used again. */
  dispose(): boolean {
    try {
      this.#prelude.dispose();
      this.#context.dispose();
      this.#context.runtime.dispose();
      return true;
    } catch {
      return false;
    }
  }

  #startPrelude(): QuickJSHandle {
    const context = this.#context;
    const emit = context.newFunction('emit', (kind, text) => {
      this.#write({ kind: context.getString(kind) === 'err' ? 'err' : 'out', text: context.getString(text) });
    });
    const ask = context.newFunction('ask', (prompt) => {
      const line = this.#ask(context.getString(prompt));
      return line === null ? context.null : context.newString(line);
    });
    const now = context.newFunction('now', () => context.newNumber(this.#now()));
    const seed = this.#isJudged ? context.newNumber(JUDGED_SEED) : context.null;
    const start = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'));
    const prelude = context.unwrapResult(context.callFunction(start, context.undefined, emit, ask, now, seed));
    for (const handle of [emit, ask, now, start]) handle.dispose();
    const watch = context.getProp(prelude, 'watch');
    context.defineProp(context.global, WATCH, { value: watch, enumerable: false, configurable: false });
    watch.dispose();
    return prelude;
  }

  #now(): number {
    return this.#isJudged ? this.#virtualNow : Date.now();
  }

  #write(piece: Piece): void {
    const room = this.#around.limits.outputCharacters - this.#characters;
    if (room <= 0) {
      this.#stopped ??= 'output';
      return;
    }
    this.#characters += piece.text.length;
    this.#around.onPiece(piece.text.length > room ? { ...piece, text: piece.text.slice(0, room) } : piece);
  }

  #ask(prompt: string): string | null {
    if (prompt !== '') this.#write({ kind: 'prompt', text: prompt });
    const before = this.#around.clock();
    const line = this.#around.ask(prompt);
    // The time that a person takes to answer is not the program's.
    this.#deadline += this.#around.clock() - before;
    if (line !== null) this.#write({ kind: 'input', text: line });
    return line;
  }

  async #guarded(action: () => Promise<void>): Promise<Ending> {
    this.#deadline = this.#around.clock() + this.#around.limits.milliseconds;
    try {
      await action();
      return this.#stopped ? { stopped: this.#stopped } : {};
    } catch (error) {
      if (this.#stopped) return { stopped: this.#stopped };
      if (error instanceof Ended) return { stopped: error.stopped };
      if (error instanceof Thrown) return { error: error.error };
      throw error;
    }
  }

  /** Promise jobs first, then the timer that is due, and so on until there is nothing left. */
  async #finish(): Promise<void> {
    for (;;) {
      this.#runJobs();
      this.#throwIfRejected();
      const at = this.#number('waiting');
      if (at < 0) return;
      await this.#waitUntil(at);
      this.#unwrap(this.#call('fire')).dispose();
    }
  }

  #runJobs(): void {
    const { runtime } = this.#context;
    for (;;) {
      const result = runtime.executePendingJobs(JOBS_AT_ONCE);
      if (result.error) this.#throw(result.error);
      if (this.#stopped) throw new Ended(this.#stopped);
      if (this.#around.clock() > this.#deadline) throw new Ended('time');
      if (result.value === 0) return;
    }
  }

  async #waitUntil(at: number): Promise<void> {
    if (this.#isJudged) {
      if (at - JUDGED_START > JUDGED_MILLISECONDS) throw new Ended('time');
      this.#virtualNow = Math.max(this.#virtualNow, at);
      return;
    }
    const wait = Math.max(0, at - Date.now());
    await new Promise((resolve) => setTimeout(resolve, wait));
    // Waiting costs nothing: only the program's own work counts against its time.
    this.#deadline = this.#around.clock() + this.#around.limits.milliseconds;
  }

  #throwIfRejected(): void {
    const rejected = this.#unwrap(this.#call('takeRejected'));
    if (this.#context.typeof(rejected) !== 'object' || this.#context.eq(rejected, this.#context.null)) {
      rejected.dispose();
      return;
    }
    const reason = this.#context.getProp(rejected, 'reason');
    rejected.dispose();
    this.#throw(reason);
  }

  async #settled(result: QuickJSHandle): Promise<Value | undefined> {
    const context = this.#context;
    let value: Value | undefined;
    let failed: QuickJSHandle | undefined;
    const done = context.newFunction('done', (fulfilled, settled) => {
      const isPromise = context.typeof(fulfilled) === 'boolean';
      if (isPromise && !context.dump(fulfilled)) failed = settled.dup();
      else value = isPromise ? { type: 'Promise', items: [this.#encode(settled)] } : this.#encode(settled);
    });
    try {
      this.#unwrap(this.#call('settle', result, done)).dispose();
      await this.#finish();
    } finally {
      result.dispose();
      done.dispose();
    }
    if (failed) this.#throw(failed);
    return value ?? { type: 'object', class: 'Promise', text: 'Promise { <pending> }' };
  }

  #encode(handle: QuickJSHandle): Value {
    const encoded = this.#unwrap(this.#call('encode', handle));
    const text = this.#context.getString(encoded);
    encoded.dispose();
    // A program may have bent JSON.stringify; whatever is no value is none.
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as Value) : { type: 'cut' };
  }

  #number(method: string): number {
    const result = this.#unwrap(this.#call(method));
    const number = this.#context.getNumber(result);
    result.dispose();
    return number;
  }

  #call(method: string, ...args: QuickJSHandle[]) {
    const called = this.#context.getProp(this.#prelude, method);
    const result = this.#context.callFunction(called, this.#context.undefined, ...args);
    called.dispose();
    return result;
  }

  #unwrap(result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    if (result.error) this.#throw(result.error);
    if (this.#stopped) {
      result.value.dispose();
      throw new Ended(this.#stopped);
    }
    return result.value;
  }

  /** Turns what the program threw into plain data. */
  #throw(thrown: QuickJSHandle): never {
    if (this.#stopped) {
      thrown.dispose();
      throw new Ended(this.#stopped);
    }
    const described = this.#call('describe', thrown);
    thrown.dispose();
    if (described.error) {
      described.error.dispose();
      throw new Ended(this.#stopped ?? 'memory');
    }
    const text = this.#context.getString(described.value);
    described.value.dispose();
    const { type, message, stack } = JSON.parse(text) as { type: string; message: string; stack: string };
    if (type === 'InternalError' && message === 'out of memory') throw new Ended('memory');
    throw new Thrown(this.#programError(type, message, stack));
  }

  #programError(type: string, message: string, stack: string): ProgramError {
    const frames = [...stack.matchAll(/^ {4}at (?:(.*) \()?(?:program\.js):(\d+)(?::(\d+))?\)?$/gm)].map((found) => {
      const line = Number(found[2]);
      const column = this.#ownColumn(line, Number(found[3] ?? 1));
      return { name: found[1] && found[1] !== '<eval>' ? found[1] : null, line, column };
    });
    // The interpreter blames the class; the mistake is where it is called.
    if (message === "class constructors must be invoked with 'new'" && frames.length > 1) frames.shift();
    const shown = frames.length > 12 ? [...frames.slice(0, 6), null, ...frames.slice(-6)] : frames;
    const lines = shown.map((frame) => {
      if (frame === null) return '    ...';
      const place = `${PROGRAM}:${frame.line}:${frame.column}`;
      return frame.name ? `    at ${frame.name} (${place})` : `    at ${place}`;
    });
    const head = type === 'throw' ? `Uncaught ${message}` : `${type}: ${message}`;
    return {
      type,
      message,
      line: frames[0]?.line ?? null,
      column: frames[0]?.column ?? null,
      traceback: [head, ...lines].join('\n'),
      syntax: type === 'SyntaxError' && !/ \(program\.js:|<eval>/.test(stack),
    };
  }
}
