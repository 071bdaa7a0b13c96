import { filesOf, type ProgramInput } from '../../judge/inputs.ts';
import type { Limits, Piece } from '../../judge/observation.ts';
import { isTraceStep, type TraceStep } from '../../judge/trace-step.ts';
import type { Trace, TraceEnd } from '../../steps/trace.ts';
import type { JavaScriptEngine } from '../engine.ts';
import { type Dependencies, type Ending, Interpreter } from '../interpreter.ts';
import { codeOf } from '../observe.ts';
import { varyProgram } from '../vary.ts';
import { type Instrumented, instrument } from './instrument.ts';
import { RECORDER } from './recorder.ts';

export type TraceTask = {
  source: string;
  input: ProgramInput;
  limits: Limits;
  clock: () => number;
  /** The next line that the program reads; null at the end of the input. The transcript is what was seen until then. */
  ask: (transcript: readonly Piece[]) => string | null;
};

/** Runs a program with one input, in the world of judged programs, and records its steps. */
export async function traceProgram(engine: JavaScriptEngine, task: TraceTask): Promise<Trace> {
  const { input } = task;
  const varied = 'vary' in input && input.vary ? varyProgram(task.source, input.vary) : null;
  // The check says what is missing; here the program runs as it is.
  const source = varied && 'source' in varied ? varied.source : task.source;
  const instrumented = instrument(source);
  const recording = new Recording(task);
  const interpreter = await Interpreter.create(engine, { judged: true });
  try {
    const ending = await record(interpreter, source, instrumented, input, recording);
    return recording.trace(ending);
  } catch {
    // The engine itself gave up: what was recorded until then is there.
    return recording.trace({ stopped: 'crash' });
  }
}

async function record(
  interpreter: Interpreter,
  source: string,
  instrumented: Instrumented | null,
  input: ProgramInput,
  recording: Recording,
): Promise<Ending> {
  // Not JavaScript: the interpreter's own words say why.
  if (!instrumented) return interpreter.run(source, recording.around(null));
  const { code, recorder } = instrumented;
  const ending = await interpreter.run(code, recording.around(instrumented));
  if (recording.isOver || ending.stopped) return ending;
  if (ending.error) {
    await interpreter.after(`${recorder}.failed(${JSON.stringify(said(ending))})`);
    return ending;
  }
  await interpreter.after(`${recorder}.done()`);
  if (input.kind !== 'call' && input.kind !== 'expression') return ending;
  const called = await interpreter.evaluate(codeOf(input));
  if (called.error && !recording.isOver) await interpreter.after(`${recorder}.failed(${JSON.stringify(said(called))})`);
  return called;
}

function said({ error }: Ending): string {
  if (!error) return '';
  return error.type === 'throw' ? `throw ${error.message}` : `${error.type}: ${error.message}`;
}

/** What one run has recorded so far. */
class Recording {
  readonly #task: TraceTask;
  readonly #steps: TraceStep[] = [];
  readonly #pieces: Piece[] = [];
  #printed = 0;
  #end: TraceEnd | null = null;

  constructor(task: TraceTask) {
    this.#task = task;
  }

  /** No more is recorded, and nothing that the program still does counts. */
  get isOver(): boolean {
    return this.#end !== null;
  }

  around(instrumented: Instrumented | null): Dependencies {
    const { limits, clock, ask, input } = this.#task;
    return {
      limits,
      clock,
      files: filesOf(input),
      onPiece: (piece) => this.#add(piece),
      ask: () => (this.isOver ? null : ask(this.#pieces)),
      isOver: () => this.isOver,
      ...(instrumented && {
        recorder: {
          code: `${RECORDER}(${JSON.stringify(instrumented.recorder)})`,
          onStep: (kind, text, characters) => this.#take(kind, text, characters),
          columnOf: instrumented.columnOf,
        },
      }),
    };
  }

  trace({ error, stopped }: Ending): Trace {
    const isDeep = error?.type === 'RangeError' && error.message === 'Maximum call stack size exceeded';
    const end = this.#end ?? stopped ?? (isDeep ? 'depth' : error ? 'error' : 'done');
    return { steps: this.#steps, end, ...(error && end === 'error' && { error }), transcript: this.#pieces };
  }

  #add(piece: Piece): void {
    const last = this.#pieces.at(-1);
    if (last?.kind === piece.kind && (piece.kind === 'out' || piece.kind === 'err')) last.text += piece.text;
    else this.#pieces.push({ ...piece });
  }

  #take(kind: string, text: string, printed: number): void {
    if (this.isOver) return;
    if (kind === 'enough') {
      this.#end = text === 'steps' || text === 'depth' ? text : 'size';
      return;
    }
    // A program may have found the recorder: what has not the shape of a step is none.
    const recorded = parsed(text);
    if (!Array.isArray(recorded)) return;
    const step = recorded.with(4, printed);
    if (!isTraceStep(step)) return;
    const isQuiet = printed === this.#printed && step[3]?.length === 0 && step[5] === null && step[6]?.length === 0;
    this.#printed = printed;
    this.#steps.push(isQuiet ? [step[0], step[1], step[2]] : step);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
