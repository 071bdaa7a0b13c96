import type { ProgramFiles } from '@kodestien/contract/document/program-files';
import type { ProgramLanguage } from '@kodestien/contract/languages';
import { EngineFailure, type EngineFailureReason } from '@kodestien/sandbox/browser/engine-failure';
import { newSeed } from '@kodestien/sandbox/browser/replay';
import { isStackOverflow } from '@kodestien/sandbox/javascript/stack-overflow';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { DrawingStep, Observation, Piece } from '@kodestien/sandbox/judge/observation';
import type { Trace } from '@kodestien/sandbox/steps/trace';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { savesData } from '../../loading/saves-data.ts';
import { engineHere, fetchEngine, isEngineSoonHere } from './engine/fetch-engine.ts';
import { runOnServer } from './engine/run-on-server.ts';
import { explainProgram } from './explanations/explain-program.ts';
import { loadRunner, readyRunner } from './languages.ts';
import type { RunEnding, Runner, RunWatcher } from './runners/runner.ts';

export type ProgramState = {
  status: 'ready' | 'starting' | 'running' | 'ended' | 'failed';
  pieces: readonly Piece[];
  drawing: readonly DrawingStep[];
  /** What the program asks, while it waits for a line. */
  asks: string | null;
  ending: RunEnding | null;
  explanation: Explanation | null;
  /** Why no program can run; null unless that has failed. */
  failure: EngineFailureReason | null;
  /** Where the program ran; null before it did. `deeper`: on the server, which has room for more calls inside each other. */
  ran: 'page' | 'server' | 'deeper' | null;
};

export type Recorded = {
  trace: Trace;
  explanation: Explanation | null;
  /** The run before it had to be stopped: where it was then is what one wants to see. */
  wasStopped: boolean;
};

const READY: ProgramState = {
  status: 'ready',
  pieces: [],
  drawing: [],
  asks: null,
  ending: null,
  explanation: null,
  failure: null,
  ran: null,
};

/** Something that is done with a program while it shows what happens. */
type Doing = {
  change(part: Partial<ProgramState>): void;
  now(): ProgramState;
  /** Aborted when it is stopped before it has an engine. */
  signal: AbortSignal;
  /** The engine that does it from here on, in the page. */
  engine(): Promise<Runner>;
  /** No engine of the page does it any more. */
  takeOver(): void;
  /** Who takes the lines that someone types, where that is not the engine. */
  takeLines(take: ((line: string) => void) | null): void;
};
type Work = (doing: Doing) => Promise<void>;

/**
 * A program of a block: what it does while it runs, and what is left of that when it has ended. Null: it has none. `files`: what
 * it finds in its folder each time.
 */
export function useProgram(language: ProgramLanguage | null, files?: ProgramFiles) {
  const [state, setState] = useState(READY);
  const current = useRef<{
    state: ProgramState;
    frame: number;
    stop(): void;
    take: ((line: string) => void) | null;
  } | null>(null);

  /** Counts what was requested, so that nothing late takes the place of something newer. */
  const latest = useRef(0);

  const stop = useCallback(() => current.current?.stop(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    async (work: Work) => {
      if (language === null) return;
      latest.current++;
      current.current?.stop();
      const abort = new AbortController();
      const stopHere = () => {
        abort.abort();
        change({ status: 'ended', asks: null, ending: { stopped: 'user' } });
      };
      const own: NonNullable<typeof current.current> = {
        state: { ...READY, status: 'starting' },
        frame: 0,
        stop: stopHere,
        take: null,
      };
      current.current = own;
      // Output comes faster than a page can draw: what is new is drawn once a frame.
      const show = () => {
        cancelAnimationFrame(own.frame);
        own.frame = 0;
        if (current.current === own) setState(own.state);
      };
      const change = (part: Partial<ProgramState>) => {
        own.state = { ...own.state, ...part };
        own.frame ||= requestAnimationFrame(show);
      };
      const engine = async () => {
        const runner = await readyRunner(language);
        abort.signal.throwIfAborted();
        own.stop = () => runner.stop();
        change({ status: 'running', ran: 'page' });
        return runner;
      };
      const takeOver = () => {
        own.stop = stopHere;
      };
      const takeLines: Doing['takeLines'] = (take) => {
        own.take = take;
      };
      show();
      try {
        await work({ change, now: () => own.state, signal: abort.signal, engine, takeOver, takeLines });
      } catch (error) {
        const failure = error instanceof EngineFailure ? error.reason : 'download';
        if (!abort.signal.aborted) change({ status: 'failed', asks: null, failure });
      } finally {
        own.stop = () => {};
        show();
      }
    },
    [language],
  );

  const run = useCallback(
    (source: string) =>
      start(async (doing) => {
        if (language === null) return;
        const { change, now, signal } = doing;
        const seed = newSeed();
        const watcher: RunWatcher = {
          onPieces: (pieces) => change({ pieces: joined(now().pieces, pieces), asks: null }),
          onDrawing: (steps) => change({ drawing: [...now().drawing, ...steps] }),
          onAgain: () => change({ pieces: [], drawing: [], asks: null }),
          onAsk: (prompt) => change({ asks: prompt }),
        };
        let typed: readonly string[] = [];
        if (!(await isEngineSoonHere(language))) {
          signal.throwIfAborted();
          change({ status: 'running', ran: 'server' });
          const nextLine = () => typedLine(doing);
          const outcome = await runOnServer({
            language,
            source,
            seed,
            files,
            watcher,
            nextLine,
            signal,
            engineHere: engineHere(language),
          });
          if (!('goOnWith' in outcome)) {
            change({ status: 'ended', asks: null, ending: outcome });
            change({ explanation: await explanationOf(language, outcome, source, now()) });
            return;
          }
          typed = outcome.goOnWith;
          change({ status: 'starting', ran: null });
        }
        const runner = await doing.engine();
        change({ pieces: [], drawing: [] });
        const here = await runner.run(source, answering(watcher, runner, typed), seed, files);
        const ending = isStackOverflow(here.error)
          ? await runDeeper({ language, source, seed, files }, watcher, doing, here)
          : here;
        change({ status: 'ended', asks: null, ending });
        change({ explanation: await explanationOf(language, ending, source, now()) });
      }),
    [start, language, files],
  );

  /**
   * Every step of the program, with the input of a check, or for null with what was typed the last time; where that is
   * not enough, it asks. Null when there is nothing to step through: what happened instead is shown like a run.
   */
  const record = useCallback(
    async (source: string, checked: ProgramInput | null): Promise<Recorded | null> => {
      const before = current.current?.state ?? READY;
      let recorded: Recorded | null = null;
      await start(async ({ change, engine }) => {
        const runner = await engine();
        const input: ProgramInput = checked ?? {
          kind: 'stdin',
          stdin: typedIn(before.pieces),
          ...(files && { files }),
        };
        const trace = await runner.record?.(source, input, {
          onTranscript: (pieces) => change({ pieces, asks: null }),
          onAsk: (prompt) => change({ asks: prompt }),
        });
        if (!trace) return change({ status: 'ended', asks: null, ending: { stopped: 'user' } });
        const explanation = trace.error && language ? await explainProgram(language, trace.error, source) : null;
        const hasSteps = trace.steps.length > 0;
        const wasStopped = before.ending?.stopped === 'user' || before.ending?.stopped === 'time';
        if (hasSteps) recorded = { trace, explanation, wasStopped };
        // What someone saw of their own run stays there behind the steps of a check.
        if (checked && hasSteps && before.status === 'ended') change(before);
        else if (checked && hasSteps) change(READY);
        else change({ ...shownAfter(trace), explanation });
      });
      return recorded;
    },
    [start, language, files],
  );

  /** What a check saw of the program takes the place of the last run: nothing older is shown beside its verdict. */
  const show = useCallback(
    async (
      { transcript, drawing = [], error, stopped }: Observation,
      explaining: Promise<Explanation | null> | null,
    ): Promise<void> => {
      const own = ++latest.current;
      const explanation = await explaining;
      if (own !== latest.current) return;
      current.current?.stop();
      const ending = { ...(error && { error }), ...(stopped && { stopped }) };
      const shown: ProgramState = { ...READY, status: 'ended', pieces: transcript, drawing, ending, explanation };
      current.current = { state: shown, frame: 0, stop: () => {}, take: null };
      setState(shown);
    },
    [],
  );

  const answer = useCallback(
    (line: string) => {
      if (current.current?.take) return current.current.take(line);
      if (language !== null) void loadRunner(language).then((runner) => runner.answer(line));
    },
    [language],
  );

  const prepare = useCallback(() => {
    if (language !== null && !savesData()) void fetchEngine(language);
  }, [language]);

  return useMemo(
    () => ({ state, run, record, show, stop, answer, prepare }),
    [state, run, record, show, stop, answer, prepare],
  );
}

export type Program = ReturnType<typeof useProgram>;

/** A worker's stack is small: a recursion that ends there may have room on the server. What the page has seen stays if not. */
async function runDeeper(
  run: { language: ProgramLanguage; source: string; seed: number; files: ProgramFiles | undefined },
  watcher: RunWatcher,
  doing: Doing,
  here: RunEnding,
): Promise<RunEnding> {
  const { change, now, signal } = doing;
  const lines = typedIn(now().pieces).split('\n').slice(0, -1);
  doing.takeOver();
  const nextLine = () => typedLine(doing);
  const outcome = await runOnServer({ ...run, watcher, nextLine, signal, engineHere: null, lines });
  if ('goOnWith' in outcome) return here;
  if (!outcome.error && !outcome.stopped) change({ ran: 'deeper' });
  return outcome;
}

/** The next line that someone types into a program on the server; rejects when they stop it instead. */
function typedLine({ takeLines, signal }: Doing): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    takeLines(resolve);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  }).finally(() => takeLines(null));
}

/** Gives a program the lines that were typed while it ran on the server, so that it comes as far again. */
function answering(watcher: RunWatcher, runner: Runner, typed: readonly string[]): RunWatcher {
  const waiting = [...typed];
  return {
    ...watcher,
    onAsk(prompt) {
      const line = waiting.shift();
      if (line === undefined) watcher.onAsk(prompt);
      else runner.answer(line);
    },
  };
}

/** Comes after the program's own output: its code may still have to be fetched. */
async function explanationOf(
  language: ProgramLanguage,
  { error, stopped }: RunEnding,
  source: string,
  shown: ProgramState,
): Promise<Explanation | null> {
  const isSilent = !stopped && shown.pieces.length === 0 && shown.drawing.length === 0;
  return error || isSilent ? explainProgram(language, error ?? null, source) : null;
}

/** One line for each; not every language keeps the end of a line with it. */
function typedIn(pieces: readonly Piece[]): string {
  return pieces.map(({ kind, text }) => (kind === 'input' ? text.replace(/\n?$/, '\n') : '')).join('');
}

function shownAfter({ transcript, drawing = [], end, error }: Trace): Partial<ProgramState> {
  // Recording has an end of its own; the program would have gone on.
  const isWhole = end === 'done' || end === 'error' || end === 'steps' || end === 'size' || end === 'depth';
  return {
    status: 'ended',
    asks: null,
    pieces: transcript,
    drawing,
    ending: { ...(error && { error }), ...(!isWhole && { stopped: end }) },
  };
}

/** Neighbours of the same kind become one, or a program that prints letter by letter would fill the page with elements. */
function joined(before: readonly Piece[], more: readonly Piece[]): readonly Piece[] {
  const result = [...before];
  for (const piece of more) {
    const last = result.at(-1);
    const isSame = last?.kind === piece.kind && (piece.kind === 'out' || piece.kind === 'err');
    if (last && isSame) result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}
