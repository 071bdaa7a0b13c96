import { withModule } from '../browser/compiler-messages.ts';
import type { PlayedPage } from '../javascript/interpreter.ts';
import { JudgedInterpreters } from '../javascript/judged-interpreters.ts';
import { observeOne } from '../javascript/observe.ts';
import type { ScriptSource } from '../judge/inputs.ts';
import type { Limits, Observation } from '../judge/observation.ts';
import { prepareDocumentEngine } from './document-engine.ts';
import { PlayedPages, type ScriptInput } from './observe.ts';

export type ToWorker =
  | { kind: 'start'; module: MessagePort; linkedom: string }
  /** The page is well formed (`normalPage`). */
  | { kind: 'play'; id: number; source: ScriptSource; inputs: readonly ScriptInput[]; limits: Limits };
/** For each input: what became of the page, or what the program gave. */
export type Result = { page: PlayedPage } | { observation: Observation };
export type FromWorker = { kind: 'ready' } | { kind: 'played'; id: number; results: readonly Result[] };

let prepared: JudgedInterpreters | null = null;
const tell = (message: FromWorker) => postMessage(message);
const clock = () => performance.now();

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    withModule(data.module, async (module) => {
      prepared = new JudgedInterpreters(await prepareDocumentEngine(module, data.linkedom));
      tell({ kind: 'ready' });
    });
    return;
  }
  if (!prepared) return;
  const { source, inputs, limits } = data;
  const interpreters = prepared.withPage(source.html);
  const played = new PlayedPages({ interpreters, limits, clock }, source);
  const results: Result[] = [];
  for (const input of inputs) {
    if ('selector' in input) results.push({ page: await played.after(input) });
    else results.push({ observation: await observeOne(interpreters, source.javascript, input, limits, clock) });
    // As on the server: a program that does not end is not tried again.
    if (isOutOfTime(results.at(-1))) break;
  }
  tell({ kind: 'played', id: data.id, results });
});

function isOutOfTime(result: Result | undefined): boolean {
  return result !== undefined && ('page' in result ? result.page : result.observation).stopped === 'time';
}
