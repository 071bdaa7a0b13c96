import type { ProgramInput } from '../inputs.ts';
import { type LineChannel, waitForLine } from '../line-channel.ts';
import type { Limits, Observation, Piece } from '../observation.ts';
import { pieceSender } from '../piece-sender.ts';
import { JavaScriptEngine } from './engine.ts';
import { type Ending, Interpreter } from './interpreter.ts';
import { JudgedInterpreters } from './judged-interpreters.ts';
import { observe } from './observe.ts';

/** What the page and its worker say to each other. A program in the interpreter reaches neither. */
export type ToWorker =
  | { kind: 'start'; module: WebAssembly.Module; lines: LineChannel | null }
  | { kind: 'run'; id: number; source: string; limits: Limits }
  | { kind: 'check'; id: number; source: string; inputs: readonly ProgramInput[]; limits: Limits };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'pieces'; id: number; pieces: readonly Piece[] }
  | { kind: 'ask'; id: number; prompt: string }
  | { kind: 'ended'; id: number; ending: Ending }
  | { kind: 'observed'; id: number; observations: readonly Observation[] }
  | { kind: 'broken'; id: number };

let engine: JavaScriptEngine | null = null;
let lines: LineChannel | null = null;
const tell = (message: FromWorker) => postMessage(message);
const clock = () => performance.now();

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    engine = await JavaScriptEngine.prepare(data.module);
    lines = data.lines;
    tell({ kind: 'ready' });
    return;
  }
  if (!engine) return;
  try {
    if (data.kind === 'run') await run(engine, data);
    else {
      const observations = await observe(new JudgedInterpreters(engine), data.source, data.inputs, data.limits, clock);
      tell({ kind: 'observed', id: data.id, observations });
    }
  } catch {
    tell({ kind: 'broken', id: data.id });
  }
});

async function run(from: JavaScriptEngine, { id, source, limits }: Extract<ToWorker, { kind: 'run' }>): Promise<void> {
  const sender = pieceSender((pieces) => tell({ kind: 'pieces', id, pieces }));
  const interpreter = await Interpreter.create(from, { judged: false });
  const ending = await interpreter.run(source, {
    limits,
    clock,
    onPiece: sender.add,
    ask(prompt) {
      if (!lines) return null;
      sender.flush();
      tell({ kind: 'ask', id, prompt });
      return waitForLine(lines);
    },
  });
  sender.flush();
  tell({ kind: 'ended', id, ending });
}
