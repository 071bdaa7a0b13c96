import type { DrawingStep, Piece } from '@kodestien/sandbox/observation';
import { createPython, type Python, type RunResult } from '@kodestien/sandbox/python/browser';

/** What the tests of Python in the page call. */
export type PythonPage = {
  python: Python;
  /** Runs a program and gives everything that came out of it; `lines` are typed when it asks. */
  runToEnd(
    source: string,
    lines?: readonly (string | null)[],
  ): Promise<RunResult & { pieces: Piece[]; drawing: DrawingStep[] }>;
};

const python = createPython();

async function runToEnd(source: string, lines: readonly (string | null)[] = []) {
  const [pieces, drawing, waiting] = [[] as Piece[], [] as DrawingStep[], [...lines]];
  const run = python.run(source, {
    pieces: (more) => pieces.push(...more),
    drawing: (more) => drawing.push(...more),
    asks: () => run.answer(waiting.shift() ?? null),
  });
  return { ...(await run.ended), pieces, drawing };
}

Object.assign(window, { python, runToEnd } satisfies PythonPage);
