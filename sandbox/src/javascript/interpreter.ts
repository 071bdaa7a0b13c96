import type { JSValueHandle } from 'quickjs-wasi';
import type { ProgramFiles, StepInPage } from '../judge/inputs.ts';
import type { Limits, Piece, ProgramError, Stopped } from '../judge/observation.ts';
import type { Value } from '../judge/value.ts';
import { type Host, type Instance, type JavaScriptEngine, type Result, textOf } from './engine.ts';
import { STACK_OVERFLOW } from './stack-overflow.ts';

const PROGRAM = 'program.js';
/** Time in a judged program begins here and moves only with its timers. */
const JUDGED_START = Date.UTC(2025, 0, 1, 12);
/** A judged program whose timers go on for longer than this never ends by itself. */
const JUDGED_MILLISECONDS = 10 * 60_000;
const JUDGED_SEED = 2025;
/** Promise jobs between two looks at the clock. */
const JOBS_AT_ONCE = 200;
/** Timers that fire in the same moment of a judged page. */
const AT_ONCE_MAX = 200;
/** Questions and answers that are shown; a program that asks for more lines than anyone types is in a loop. */
const QUESTIONS_MAX = 5_000;

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

export type Dependencies = {
  limits: Limits;
  /** Called for everything that the program writes, in order. */
  onPiece: (piece: Piece) => void;
  /** The next line for prompt(); null when there is none. */
  ask: (prompt: string) => string | null;
  /** Milliseconds that the program has used. On a server its own processor time: a busy machine fails nobody. */
  clock: () => number;
  /** Where chance begins; the same for every judged program. */
  seed?: number;
  /** The text files that the program can fetch. */
  files?: ProgramFiles | undefined;
  /** Of a judged program: which of many runs that differ by chance alone. */
  turn?: number;
  /** The clock that the program sees, where it is neither virtual nor that of the machine. */
  time?: Time;
  /** Nothing that the program still does counts: it is ended at the next moment. */
  isOver?: () => boolean;
  recorder?: RunRecorder;
};

/** Of a run that someone steps through. */
export type RunRecorder = {
  /** Runs inside the interpreter before the program: a function that makes the recorder. */
  code: string;
  /** What the recorder tells, when so many characters were written. */
  onStep(kind: string, text: string, characters: number): void;
  /** In the source, of a place in the program that runs. */
  columnOf(line: number, column: number): number;
};

export type Time = {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Of a clock that only waiting moves: a program whose timers go on beyond this is ended. */
  until?: number;
};

const REAL_TIME: Time = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Until a program comes. */
const NOBODY: Dependencies = {
  limits: { milliseconds: 0, outputCharacters: 0, memoryMegabytes: 0 },
  onPiece: () => {},
  ask: () => null,
  clock: () => 0,
};

export type Ending = { error?: ProgramError; stopped?: Stopped };
/** What became of a page: its HTML and what it has stored, or the step that could not be played. */
export type PlayedPage = Ending & { html?: string; stored?: string; unplayed?: number };

/** One program in a WebAssembly instance of its own, which nothing else ever uses. */
export class Interpreter {
  readonly #isJudged: boolean;
  #instance!: Instance;
  #page: string | null = null;
  #stored = '';
  #source = '';
  #around = NOBODY;
  #deadline = Number.POSITIVE_INFINITY;
  #characters = 0;
  #questions = 0;
  #stopped: Stopped | null = null;
  #virtualNow = JUDGED_START;
  /** Promises that failed with nobody listening, oldest first. */
  readonly #rejections = new Map<number, JSValueHandle>();

  /** Judged: time is virtual and random numbers are the same each time. */
  static async create(engine: JavaScriptEngine, { judged }: { judged: boolean }): Promise<Interpreter> {
    const interpreter = new Interpreter(judged);
    interpreter.#instance = await engine.instance(interpreter.#host());
    return interpreter;
  }

  private constructor(isJudged: boolean) {
    this.#isJudged = isJudged;
  }

  #host(): Host {
    return {
      emit: (kind, text) => this.#emit(kind, text),
      ask: (prompt) => this.#ask(prompt),
      now: () => (this.#isJudged ? this.#virtualNow : this.#time.now()),
      isInterrupted: () => this.#isInterrupted(),
      onRejection: (promise, reason, isHandled) => {
        if (isHandled) this.#rejections.delete(promise);
        else this.#rejections.set(promise, reason.dup());
      },
      timezoneOffset: this.#isJudged ? 0 : 'host',
    };
  }

  /** Runs the program until nothing of it is left to do. */
  async run(source: string, around: Dependencies): Promise<Ending> {
    this.#around = around;
    return this.#guarded(async () => {
      this.#begin(source);
      await this.#finish();
    });
  }

  #begin(source: string): void {
    const { limits, files, turn = 0, seed = Math.random() * 2 ** 32 } = this.#around;
    this.#instance.limitMemory(limits.memoryMegabytes * 1024 * 1024);
    this.#unwrap(this.#instance.call('start', this.#isJudged ? JUDGED_SEED + turn : seed, limits.outputCharacters));
    if (files) this.#unwrap(this.#instance.call('give', JSON.stringify(files)));
    if (this.#page !== null) this.#unwrap(this.#instance.call('openPage', this.#page, this.#stored));
    const { recorder } = this.#around;
    if (recorder)
      this.#unwrap(this.#instance.call('record', this.#unwrap(this.#instance.evaluate(recorder.code, 'recorder.js'))));
    this.#source = source;
    const arrow = arrowAfterName(source);
    if (arrow !== null) {
      const stack = `    at ${PROGRAM}:${arrow.line}:${arrow.column}`;
      throw new Thrown(
        programError('SyntaxError', "Unexpected token '=>'", stack, source, this.#around.recorder?.columnOf),
      );
    }
    this.#unwrap(this.#instance.evaluate(source, PROGRAM));
    if (this.#page !== null) this.#unwrap(this.#instance.call('loaded'));
  }

  /** The page that the program will find; only where the engine has a document. */
  openPage(html: string): void {
    this.#page = html;
  }

  /** What the page stored before it was loaded again, as `play` gave it. */
  store(stored: string): void {
    this.#stored = stored;
  }

  /** Runs the program and then the steps of a person. What still waits for its time afterwards does not happen. */
  async play(source: string, steps: readonly StepInPage[], around: Dependencies): Promise<PlayedPage> {
    this.#around = around;
    let played: PlayedPage = {};
    const ending = await this.#guarded(async () => {
      this.#begin(source);
      this.#passTime(0);
      for (const [index, step] of steps.entries()) {
        if ('wait' in step) this.#passTime(step.wait);
        else {
          const isPlayed = this.#unwrap(this.#instance.call('play', JSON.stringify(step)));
          if (!isPlayed.toBoolean()) {
            played = { unplayed: index };
            return;
          }
          this.#passTime(0);
        }
      }
      const html = textOf(this.#unwrap(this.#instance.call('page')));
      if (html === '') throw new Ended('memory');
      played = { html, stored: textOf(this.#unwrap(this.#instance.call('stored'))) };
    });
    return ending.error || ending.stopped ? ending : played;
  }

  /** Evaluates an expression after the program; a promise is waited for. */
  async evaluate(code: string): Promise<Ending & { value?: Value }> {
    let value: Value | undefined;
    const ending = await this.#guarded(async () => {
      const result = this.#unwrap(this.#instance.evaluate(`(${code}\n)`, 'check.js'));
      value = await this.#settled(result);
    });
    return { ...ending, ...(value !== undefined && !ending.error && !ending.stopped && { value }) };
  }

  /** Runs code of ours after the program, whatever became of that. */
  async after(code: string): Promise<void> {
    await this.#guarded(async () => void this.#instance.evaluate(code, 'recorder.js'));
  }

  get #time(): Time {
    return this.#around.time ?? REAL_TIME;
  }

  #isInterrupted(): boolean {
    if (this.#around.clock() > this.#deadline) this.#stopped ??= 'time';
    return this.#stopped !== null || this.#around.isOver?.() === true;
  }

  #emit(kind: string, text: string): void {
    if (kind === 'out' || kind === 'err') this.#write({ kind, text });
    else this.#around.recorder?.onStep(kind, text, this.#characters);
  }

  #write(piece: Piece): void {
    if (this.#around.isOver?.()) return;
    const room = this.#around.limits.outputCharacters - this.#characters;
    const isQuestion = piece.kind === 'prompt' || piece.kind === 'input';
    if (room <= 0 || (isQuestion && ++this.#questions > QUESTIONS_MAX)) {
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
      // The host's stack ended before the engine's, in a kind of call that takes much of it.
      if (error instanceof RangeError) return { error: programError('RangeError', STACK_OVERFLOW, '') };
      throw error;
    }
  }

  /** Promise jobs first, then the timer that is due, and so on until there is nothing left. */
  async #finish(): Promise<void> {
    for (;;) {
      this.#runJobs();
      for (const reason of this.#rejections.values()) this.#throw(reason);
      const at = this.#unwrap(this.#instance.call('waiting')).toNumber();
      if (at < 0) return;
      await this.#waitUntil(at);
      this.#unwrap(this.#instance.call('fire'));
    }
  }

  /** So many milliseconds pass for a judged program, with the timers that are due in them. */
  #passTime(milliseconds: number): void {
    const end = this.#virtualNow + milliseconds;
    for (let fired = 0; ; fired++) {
      this.#runJobs();
      for (const reason of this.#rejections.values()) this.#throw(reason);
      const at = this.#unwrap(this.#instance.call('waiting')).toNumber();
      // A timer that starts itself again at once would never let the next step come.
      if (at < 0 || at > end || (milliseconds === 0 && fired >= AT_ONCE_MAX)) break;
      this.#virtualNow = Math.max(this.#virtualNow, at);
      this.#unwrap(this.#instance.call('fire'));
    }
    this.#virtualNow = Math.max(this.#virtualNow, end);
  }

  #runJobs(): void {
    for (let areMore = true; areMore; ) {
      areMore = this.#instance.runJobs(JOBS_AT_ONCE);
      if (this.#stopped) throw new Ended(this.#stopped);
      if (this.#around.clock() > this.#deadline || this.#around.isOver?.()) throw new Ended('time');
    }
  }

  async #waitUntil(at: number): Promise<void> {
    if (this.#isJudged) {
      if (at - JUDGED_START > JUDGED_MILLISECONDS) throw new Ended('time');
      this.#virtualNow = Math.max(this.#virtualNow, at);
      return;
    }
    const { until } = this.#time;
    if (until !== undefined && at > until) throw new Ended('time');
    await this.#time.wait(Math.max(0, at - this.#time.now()));
    if (until !== undefined) return;
    // Waiting costs nothing: only the program's own work counts against its time.
    this.#deadline = this.#around.clock() + this.#around.limits.milliseconds;
  }

  async #settled(result: JSValueHandle): Promise<Value | undefined> {
    this.#unwrap(this.#instance.call('settle', result));
    await this.#finish();
    const kind = textOf(this.#unwrap(this.#instance.call('settledKind')));
    if (kind === 'pending') return { type: 'object', class: 'Promise', text: 'Promise { <pending> }' };
    const settled = this.#unwrap(this.#instance.call('settledValue'));
    if (kind === 'broken') this.#throw(settled);
    const value = this.#encode(settled);
    return kind === 'kept' ? { type: 'Promise', items: [value] } : value;
  }

  #encode(handle: JSValueHandle): Value {
    const text = textOf(this.#unwrap(this.#instance.call('encode', handle)));
    // A program may have changed what JSON.stringify does; what is no value is none.
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as Value) : { type: 'cut' };
  }

  #unwrap(result: Result): JSValueHandle {
    if ('thrown' in result) this.#throw(result.thrown);
    if (this.#stopped) throw new Ended(this.#stopped);
    return result.value;
  }

  /** Turns what the program threw into plain data. */
  #throw(thrown: JSValueHandle): never {
    if (this.#stopped) throw new Ended(this.#stopped);
    const described = this.#instance.call('describe', thrown);
    if ('thrown' in described) throw new Ended(this.#stopped ?? 'memory');
    const { type, message, stack } = JSON.parse(textOf(described.value)) as Record<
      'type' | 'message' | 'stack',
      string
    >;
    if (type === 'InternalError' && message === 'out of memory') throw new Ended('memory');
    throw new Thrown(programError(type, message, stack, this.#source, this.#around.recorder?.columnOf));
  }
}

/** And patterns between slashes, where a value begins. */
const TEXTS_AND_COMMENTS =
  /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[=(,:;!&|?{}[]\s*)\/(?:\\.|[^/\\\n])+\//g;

/** What may come before the parameters of an arrow function. */
const BEFORE_ARROW = 'async|await|case|default|do|else|in|of|return|throw|yield';
const ARROW_AFTER_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}_$.])(?!(?:${BEFORE_ARROW})\\b)[\\p{L}_$#][\\p{L}\\p{N}_$]*\\s*\\([^(){}]*\\)\\s*(?==>)`,
  'u',
);

/** The engine runs `function f() => {` and, in an object or a class, `f() => {`: no JavaScript anywhere else. */
function arrowAfterName(source: string): { line: number; column: number } | null {
  const code = source.replace(TEXTS_AND_COMMENTS, (text) => text.replace(/[^\n]/g, ' '));
  const found = ARROW_AFTER_NAME.exec(code);
  if (!found) return null;
  const before = source.slice(0, found.index + found[0].length).split('\n');
  const line = before.at(-1) ?? '';
  // In bytes, as the engine says it.
  return { line: before.length, column: new TextEncoder().encode(line).length + 1 };
}

/** The engine counts the bytes of a line, people its characters. */
function characterAt(line: string, column: number): number {
  const before = new TextEncoder().encode(line).subarray(0, column - 1);
  return new TextDecoder().decode(before).length + 1;
}

const TAKES_LIST = /\b(?:const|let|var)\s*\[|\bof\s+this\b/;

/** Names between { and }, which are given by what is to the right of =, by each item of a loop or by the call. */
const PARTS_OF_OBJECT = /\b(?:const|let|var)\s*\{|[(,]\s*\{[^{}:]*\}[^{}()]*\)\s*(?:=>|\{)/;
const OTHERS_THAN_PARTS = /\bObject\./;

/** What takes a value apart, by what the engine says when it cannot. */
const TAKEN_APART: Readonly<Record<string, RegExp>> = {
  'value is not iterable': TAKES_LIST,
  "cannot read property 'Symbol.iterator' of undefined": TAKES_LIST,
  "cannot read property 'Symbol.iterator' of null": TAKES_LIST,
  'Cannot convert undefined or null to object': PARTS_OF_OBJECT,
};

/** The engine has no place for a new value of a const: the lines that give it one, and null where they are several. */
function givenAt(lines: readonly string[], message: string, line: number): number | null {
  const name = message.match(/^'([\p{L}\p{N}_$]+)' is read-only$/u)?.[1]?.replaceAll('$', '\\$');
  if (!name) return line;
  const given = new RegExp(
    `(?<![\\p{L}\\p{N}_$.])(?<!\\b(?:const|let|var)\\s+)${name}(?:\\s*(?:[-+*/%]|\\*\\*)?=(?!=|>)|\\s*(?:\\+\\+|--))|(?:\\+\\+|--)\\s*${name}(?![\\p{L}\\p{N}_$])`,
    'u',
  );
  if (given.test(lines[line - 1] ?? '')) return line;
  const found = lines.flatMap((text, index) => (given.test(text) ? [index + 1] : []));
  return found.length > 1 ? null : (found[0] ?? line);
}

/** The engine has no place for these, or for a part of this, and names the beginning of its function. Null where several come into question. */
function takenApartAt(lines: readonly string[], message: string, line: number): number | null {
  const property = message
    .match(/^cannot read property '([\p{L}\p{N}_$]+)' of (?:undefined|null)$/u)?.[1]
    ?.replaceAll('$', '\\$');
  const isElsewhere =
    property && !new RegExp(`(?<![\\p{L}\\p{N}_$])${property}(?![\\p{L}\\p{N}_$])`, 'u').test(lines[line - 1] ?? '');
  const pattern = isElsewhere
    ? new RegExp(`\\bthis(?:\\.[\\p{L}\\p{N}_$]+)*\\.${property}(?![\\p{L}\\p{N}_$])`, 'u')
    : Object.hasOwn(TAKEN_APART, message)
      ? TAKEN_APART[message]
      : undefined;
  // A loop has a place of its own for the list, and none for what it takes apart of an item.
  const others = pattern === PARTS_OF_OBJECT ? OTHERS_THAN_PARTS : /\.{3}|\bof\b|\bObject\.|\bnew\b/;
  if (!pattern || (!isElsewhere && others.test(lines[line - 1] ?? ''))) return line;
  const found = lines.flatMap((text, index) => (index >= line - 1 && pattern.test(text) ? [index + 1] : []));
  return found.length > 1 ? null : (found[0] ?? line);
}

function programError(
  type: string,
  message: string,
  stack: string,
  source = '',
  columnOf: (line: number, column: number) => number = (_, column) => column,
): ProgramError {
  const sourceLines = source.split('\n');
  const frames = [...stack.matchAll(/^ {4}at (?:(.*) \()?(?:program\.js):(\d+)(?::(\d+))?\)?$/gm)].map((found) => {
    return {
      name: found[1] && found[1] !== '<eval>' ? found[1] : null,
      line: Number(found[2]),
      column: columnOf(Number(found[2]), characterAt(sourceLines[Number(found[2]) - 1] ?? '', Number(found[3] ?? 1))),
    };
  });
  // The interpreter blames the class; the mistake is where it is called.
  if (message === "class constructors must be invoked with 'new'" && frames.length > 1) frames.shift();
  const [first] = frames;
  const taken = first ? takenApartAt(sourceLines, message, first.line) : null;
  const line = taken === null ? null : givenAt(sourceLines, message, taken);
  if (first && line !== first.line) frames.splice(0, 1, ...(line === null ? [] : [{ ...first, line, column: 1 }]));
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
    line,
    column: line === null ? null : (frames[0]?.column ?? null),
    traceback: [head, ...lines].join('\n'),
    syntax: type === 'SyntaxError' && !/ \(program\.js:|<eval>|prelude\.js/.test(stack),
  };
}
