import type { ProgramLanguage } from '@kodestien/contract/languages';
import { EngineFailure, type EngineFailureReason } from '@kodestien/sandbox/browser/engine-failure';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { DrawingStep, Observation, Piece } from '@kodestien/sandbox/judge/observation';
import type { Trace } from '@kodestien/sandbox/python/trace';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadRunner } from './languages.ts';
import type { RunEnding, Runner } from './runners/runner.ts';

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
};

export type Recorded = { trace: Trace; explanation: Explanation | null };

const READY: ProgramState = {
  status: 'ready',
  pieces: [],
  drawing: [],
  asks: null,
  ending: null,
  explanation: null,
  failure: null,
};

/** What is done with a program while it shows what happens. */
type Work = (runner: Runner, change: (part: Partial<ProgramState>) => void, now: () => ProgramState) => Promise<void>;

/** A program of a block: what it does while it runs, and what is left of that when it has ended. Null: it has none. */
export function useProgram(language: ProgramLanguage | null) {
  const [state, setState] = useState(READY);
  const current = useRef<{ state: ProgramState; frame: number; stop(): void } | null>(null);

  const stop = useCallback(() => current.current?.stop(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    async (work: Work) => {
      if (language === null) return;
      current.current?.stop();
      let isStopped = false;
      const own = { state: { ...READY, status: 'starting' } as ProgramState, frame: 0, stop: () => {} };
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
      own.stop = () => {
        isStopped = true;
        change({ status: 'ended', asks: null, ending: { stopped: 'user' } });
      };
      show();
      try {
        const runner = await loadRunner(language);
        await runner.ready();
        if (isStopped) return;
        own.stop = () => runner.stop();
        change({ status: 'running' });
        await work(runner, change, () => own.state);
      } catch (error) {
        const failure = error instanceof EngineFailure ? error.reason : 'download';
        if (!isStopped) change({ status: 'failed', asks: null, failure });
      } finally {
        own.stop = () => {};
        show();
      }
    },
    [language],
  );

  const run = useCallback(
    (source: string) =>
      start(async (runner, change, now) => {
        const ending = await runner.run(source, {
          onPieces: (pieces) => change({ pieces: joined(now().pieces, pieces), asks: null }),
          onDrawing: (steps) => change({ drawing: [...now().drawing, ...steps] }),
          onAgain: () => change({ pieces: [], drawing: [], asks: null }),
          onAsk: (prompt) => change({ asks: prompt }),
        });
        const isSilent = !ending.stopped && now().pieces.length === 0 && now().drawing.length === 0;
        const explanation = ending.error
          ? runner.explain(ending.error, source)
          : isSilent
            ? runner.explainSilence(source)
            : null;
        change({ status: 'ended', asks: null, ending, explanation });
      }),
    [start],
  );

  /**
   * Every step of the program, with the input of a check, or for null with what was typed the last time; where that is
   * not enough, it asks. Null when there is nothing to step through: what happened instead is shown like a run.
   */
  const record = useCallback(
    async (source: string, checked: ProgramInput | null): Promise<Recorded | null> => {
      const before = current.current?.state ?? READY;
      let recorded: Recorded | null = null;
      await start(async (runner, change) => {
        const input: ProgramInput = checked ?? { kind: 'stdin', stdin: typedIn(before.pieces) };
        const trace = await runner.record?.(source, input, {
          onTranscript: (pieces) => change({ pieces, asks: null }),
          onAsk: (prompt) => change({ asks: prompt }),
        });
        if (!trace) return change({ status: 'ended', asks: null, ending: { stopped: 'user' } });
        const explanation = trace.error ? runner.explain(trace.error, source) : null;
        const hasSteps = trace.steps.length > 0;
        if (hasSteps) recorded = { trace, explanation };
        // What someone saw of their own run stays there behind the steps of a check.
        if (checked && hasSteps && before.status === 'ended') change(before);
        else if (checked && hasSteps) change(READY);
        else change({ ...shownAfter(trace), explanation });
      });
      return recorded;
    },
    [start],
  );

  /** What a check saw of the program takes the place of the last run: nothing older is beside its verdict. */
  const show = useCallback(
    ({ transcript, drawing = [], error, stopped }: Observation, explanation: Explanation | null) => {
      current.current?.stop();
      const ending = { ...(error && { error }), ...(stopped && { stopped }) };
      const shown: ProgramState = { ...READY, status: 'ended', pieces: transcript, drawing, ending, explanation };
      current.current = { state: shown, frame: 0, stop: () => {} };
      setState(shown);
    },
    [],
  );

  const answer = useCallback(
    (line: string) => {
      if (language !== null) void loadRunner(language).then((runner) => runner.answer(line));
    },
    [language],
  );

  const prepare = useCallback(() => {
    if (language === null) return;
    loadRunner(language).then(
      (runner) => runner.ready().catch(() => {}),
      () => {},
    );
  }, [language]);

  return useMemo(
    () => ({ state, run, record, show, stop, answer, prepare }),
    [state, run, record, show, stop, answer, prepare],
  );
}

export type Program = ReturnType<typeof useProgram>;

function typedIn(pieces: readonly Piece[]): string {
  return pieces.map(({ kind, text }) => (kind === 'input' ? text : '')).join('');
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
