import type { DrawingStep, Piece } from '@kodestien/sandbox/judge/observation';
import { createPython, type Python, type RunResult } from '@kodestien/sandbox/python/browser';

/** What the tests of Python in the page call. */
export type PythonPage = {
  python: Python;
  /** Runs a program and gives everything that came out of it; `lines` are typed when it asks. */
  runToEnd(
    source: string,
    lines?: readonly (string | null)[],
  ): Promise<RunResult & { pieces: Piece[]; drawing: DrawingStep[]; replaced: number }>;
};

const python = createPython();

async function runToEnd(source: string, lines: readonly (string | null)[] = []) {
  let [pieces, drawing] = [[] as Piece[], [] as DrawingStep[]];
  let replaced = 0;
  const waiting = [...lines];
  const run = python.run(source, {
    pieces: (more) => pieces.push(...more),
    drawing: (more) => drawing.push(...more),
    again() {
      [pieces, drawing] = [[], []];
      replaced++;
    },
    asks: () => run.answer(waiting.shift() ?? null),
  });
  const end = await run.ended;
  return { ...end, pieces, drawing, replaced };
}

Object.assign(window, { python, runToEnd } satisfies PythonPage);
