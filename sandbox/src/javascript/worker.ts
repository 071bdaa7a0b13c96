import { withModule } from '../browser/compiler-messages.ts';
import { type LineChannel, waitForLine } from '../browser/line-channel.ts';
import { pieceSender } from '../browser/piece-sender.ts';
import { type Replay, ReplayedWorld } from '../browser/replay.ts';
import type { ProgramFiles, ProgramInput } from '../judge/inputs.ts';
import type { Limits, Observation, Piece } from '../judge/observation.ts';
import type { Trace } from '../steps/trace.ts';
import { JavaScriptEngine } from './engine.ts';
import { type Ending, Interpreter, type Time } from './interpreter.ts';
import { JudgedInterpreters } from './judged-interpreters.ts';
import { linesOf, observe } from './observe.ts';
import { traceProgram } from './steps/tracing.ts';

/** What the page and its worker say to each other. A program in the interpreter reaches neither. */
export type ToWorker =
  | { kind: 'start'; module: MessagePort; lines: LineChannel | null }
  /** `replay` is used where the worker shares no memory with the page. */
  | { kind: 'run'; id: number; source: string; limits: Limits; replay: Replay; files?: ProgramFiles }
  | { kind: 'check'; id: number; source: string; inputs: readonly ProgramInput[]; limits: Limits }
  /** `typed`: lines that were typed while it was recorded before, after those of the input. */
  | {
      kind: 'trace';
      id: number;
      source: string;
      input: ProgramInput;
      typed: readonly (string | null)[];
      limits: Limits;
    };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'pieces'; id: number; pieces: readonly Piece[] }
  | { kind: 'ask'; id: number; prompt: string; readings?: readonly number[]; transcript?: readonly Piece[] }
  /** A program that is run again has read all the lines that were typed before. */
  | { kind: 'caught-up'; id: number }
  | { kind: 'ended'; id: number; ending: Ending }
  | { kind: 'observed'; id: number; observations: readonly Observation[] }
  | { kind: 'traced'; id: number; trace: Trace }
  | { kind: 'broken'; id: number };

let engine: JavaScriptEngine | null = null;
let lines: LineChannel | null = null;
const tell = (message: FromWorker) => postMessage(message);
const clock = () => performance.now();

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    lines = data.lines;
    withModule(data.module, async (module) => {
      engine = await JavaScriptEngine.prepare(module);
      tell({ kind: 'ready' });
    });
    return;
  }
  if (!engine) return;
  try {
    if (data.kind === 'run') await run(engine, data);
    else if (data.kind === 'trace') await record(engine, data);
    else {
      const observations = await observe(new JudgedInterpreters(engine), data.source, data.inputs, data.limits, clock);
      tell({ kind: 'observed', id: data.id, observations });
    }
  } catch {
    tell({ kind: 'broken', id: data.id });
  }
});

type RunOrder = Extract<ToWorker, { kind: 'run' }>;

async function run(from: JavaScriptEngine, { id, source, limits, replay, files }: RunOrder): Promise<void> {
  const sender = pieceSender((pieces) => tell({ kind: 'pieces', id, pieces }));
  const world = lines ? null : new ReplayedWorld(replay, Date.now);
  /** It reads a line that is not there yet: the page ends this worker, and nothing that it still does counts. */
  let isOver = false;
  const interpreter = await Interpreter.create(from, { judged: false });
  const ending = await interpreter.run(source, {
    limits,
    clock,
    seed: replay.seed,
    files,
    ...(world && { time: replayedTime(world) }),
    onPiece: (piece) => isOver || sender.add(piece),
    ask(prompt) {
      if (isOver) return null;
      sender.flush();
      if (!world) {
        tell({ kind: 'ask', id, prompt });
        return lines && waitForLine(lines);
      }
      const next = world.nextLine();
      if (next === 'ask') {
        isOver = true;
        tell({ kind: 'ask', id, prompt, readings: world.readings });
        return null;
      }
      if (world.hasCaughtUp) tell({ kind: 'caught-up', id });
      return next.line;
    },
  });
  if (isOver) return;
  sender.flush();
  tell({ kind: 'ended', id, ending });
}

type TraceOrder = Extract<ToWorker, { kind: 'trace' }>;

async function record(from: JavaScriptEngine, { id, source, input, typed, limits }: TraceOrder): Promise<void> {
  const given = [...linesOf('stdin' in input ? (input.stdin ?? '') : ''), ...typed];
  /** The page ends a worker that cannot wait for a line, and records again with one line more. */
  let isOver = false;
  const trace = await traceProgram(from, {
    source,
    input,
    limits,
    clock,
    ask(transcript) {
      if (given.length > 0) return given.shift() ?? null;
      if (isOver) return null;
      tell({ kind: 'ask', id, prompt: '', transcript });
      if (lines) return waitForLine(lines);
      isOver = true;
      return null;
    },
  });
  if (!isOver) tell({ kind: 'traced', id, trace });
}

/** The clock shows the same again in a run that is repeated, and what has been waited for once is not waited for again. */
function replayedTime(world: ReplayedWorld): Time {
  return {
    now: () => world.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, world.hasCaughtUp ? milliseconds : 0)),
  };
}
