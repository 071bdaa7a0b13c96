import type { ProgramInput } from '../inputs.ts';
import { type LineChannel, waitForLine } from '../line-channel.ts';
import type { Limits, Observation, Piece } from '../observation.ts';
import { pieceSender } from '../piece-sender.ts';
import { JavaScriptEngines } from './engine.ts';
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

let engines: JavaScriptEngines | null = null;
let lines: LineChannel | null = null;
const tell = (message: FromWorker) => postMessage(message);
const clock = () => performance.now();

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    engines = new JavaScriptEngines(data.module);
    lines = data.lines;
    await engines.ready();
    tell({ kind: 'ready' });
    return;
  }
  if (!engines) return;
  try {
    if (data.kind === 'run') await run(engines, data);
    else {
      const observations = await observe(new JudgedInterpreters(engines), data.source, data.inputs, data.limits, clock);
      tell({ kind: 'observed', id: data.id, observations });
    }
  } catch {
    engines.discard();
    tell({ kind: 'broken', id: data.id });
  }
});

async function run(from: JavaScriptEngines, { id, source, limits }: Extract<ToWorker, { kind: 'run' }>): Promise<void> {
  const sender = pieceSender((pieces) => tell({ kind: 'pieces', id, pieces }));
  const interpreter = new Interpreter(await from.ready(), { judged: false });
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
  if (!interpreter.dispose() || ending.stopped) from.discard();
  sender.flush();
  tell({ kind: 'ended', id, ending });
}
