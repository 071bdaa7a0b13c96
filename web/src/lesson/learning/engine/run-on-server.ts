import type { ProgramFiles } from '@kodestien/contract/document/program-files';
import type { ProgramLanguage } from '@kodestien/contract/languages';
import { RUN_LINE_MAX, RUN_LINES_MAX } from '@kodestien/contract/learning/rules';
import { isDrawingStep } from '@kodestien/sandbox/judge/observation';
import { call } from '../../../api-client/call.ts';
import type { RunEnding, RunWatcher } from '../runners/runner.ts';
import { engineState } from './engine-state.ts';

/** Longer than a program may run there; a server that takes longer is of no help. */
const ANSWER_MILLISECONDS_MAX = 12_000;

export type ServerRun = {
  language: ProgramLanguage;
  source: string;
  seed: number;
  /** What the program finds in its folder. */
  files?: ProgramFiles | undefined;
  watcher: RunWatcher;
  /**
   * Resolves when the page's own engine can run programs: a server that has not answered by then is not waited for. Null: the
   * page's engine has tried and cannot, so nobody else goes on.
   */
  engineHere: Promise<null> | null;
  /** What was typed already, where the program ran before. */
  lines?: readonly string[];
  /** The next line that someone types; rejects when they stop the program. */
  nextLine(): Promise<string>;
  signal: AbortSignal;
};

/**
 * Runs a program on the server until it has ended. The server keeps nothing: for each line that is typed the program runs
 * again from its start. Gives the lines typed so far instead where the page's own engine has to go on: it has come, or the
 * server cannot.
 */
export async function runOnServer(run: ServerRun): Promise<RunEnding | { goOnWith: readonly string[] }> {
  const { language, source, seed, files, watcher, signal } = run;
  const lines: string[] = [...(run.lines ?? [])];
  for (;;) {
    const isTooMuch = lines.length > RUN_LINES_MAX || lines.some((line) => line.length > RUN_LINE_MAX);
    if (isTooMuch) return { goOnWith: lines };
    const overtaken = new AbortController();
    const answer = await Promise.race([
      call(
        'POST kjor',
        {
          language,
          source,
          lines,
          seed,
          ...(files && { files }),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        { signal: AbortSignal.any([signal, overtaken.signal]), timeoutMs: ANSWER_MILLISECONDS_MAX },
      ).catch(() => null),
      ...(run.engineHere ? [run.engineHere] : []),
    ]);
    overtaken.abort();
    signal.throwIfAborted();
    if (!answer) return { goOnWith: lines };
    watcher.onAgain();
    watcher.onPieces(answer.pieces);
    watcher.onDrawing((answer.drawing as unknown[]).filter(isDrawingStep));
    const { waits, error, stopped } = answer;
    if (!waits) return { ...(error && { error }), ...(stopped && { stopped }) };
    const last = answer.pieces.at(-1);
    watcher.onAsk(last?.kind === 'prompt' ? last.text : '');
    const line = await run.nextLine();
    lines.push(line);
    watcher.onPieces([{ kind: 'input', text: `${line}\n` }]);
    if (run.engineHere && engineState(language).status === 'here') return { goOnWith: lines };
  }
}
