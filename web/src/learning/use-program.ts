import type { Explanation } from '@kodestien/sandbox/explanation';
import type { DrawingStep, Piece } from '@kodestien/sandbox/observation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadRunner, type ProgramLanguage, type RunEnding } from './runner.ts';

export type ProgramState = {
  status: 'ready' | 'starting' | 'running' | 'ended' | 'failed';
  pieces: readonly Piece[];
  drawing: readonly DrawingStep[];
  /** What the program asks, while it waits for a line. */
  asks: string | null;
  ending: RunEnding | null;
  explanation: Explanation | null;
};

const READY: ProgramState = {
  status: 'ready',
  pieces: [],
  drawing: [],
  asks: null,
  ending: null,
  explanation: null,
};

/** A program of a block: what it does while it runs, and what is left of that when it has ended. */
export function useProgram(language: ProgramLanguage) {
  const [state, setState] = useState(READY);
  const current = useRef<{ state: ProgramState; frame: number; stop(): void } | null>(null);

  const stop = useCallback(() => current.current?.stop(), []);
  useEffect(() => stop, [stop]);

  const run = useCallback(
    async (source: string) => {
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
        const ending = await runner.run(source, {
          onPieces: (pieces) => change({ pieces: joined(own.state.pieces, pieces), asks: null }),
          onDrawing: (steps) => change({ drawing: [...own.state.drawing, ...steps] }),
          onAsk: (prompt) => change({ asks: prompt }),
        });
        const explanation = ending.error ? runner.explain(ending.error, source) : null;
        change({ status: 'ended', asks: null, ending, explanation });
      } catch {
        if (!isStopped) change({ status: 'failed', asks: null });
      } finally {
        own.stop = () => {};
        show();
      }
    },
    [language],
  );

  const answer = useCallback(
    (line: string) => {
      void loadRunner(language).then((runner) => runner.answer(line));
    },
    [language],
  );

  const prepare = useCallback(() => {
    loadRunner(language).then(
      (runner) => runner.ready().catch(() => {}),
      () => {},
    );
  }, [language]);

  return useMemo(() => ({ state, run, stop, answer, prepare }), [state, run, stop, answer, prepare]);
}

export type Program = ReturnType<typeof useProgram>;

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
