import type { DrawingStep } from '@kodestien/sandbox/observation';

export type Picture = {
  viewBox: string;
  background: string | null;
  steps: readonly DrawingStep[];
};

/** A turtle's window at least; what goes further makes the picture larger. */
const HALF = 100;
const MARGIN = 12;
const LETTER_WIDTH = 0.6;

/** What is left after the last clearing, and a frame that holds all of it. Up is up: a turtle's y grows upwards. */
export function pictureOf(all: readonly DrawingStep[]): Picture {
  const cleared = all.findLastIndex(({ kind }) => kind === 'clear');
  const steps = all.slice(cleared + 1).filter(({ kind }) => kind !== 'background');
  const background = all.findLast((step) => step.kind === 'background');
  let [left, right, low, high] = [-HALF, HALF, -HALF, HALF];
  for (const [x, y] of steps.flatMap(cornersOf)) {
    left = Math.min(left, x - MARGIN);
    right = Math.max(right, x + MARGIN);
    low = Math.min(low, y - MARGIN);
    high = Math.max(high, y + MARGIN);
  }
  const viewBox = `${left} ${-high} ${right - left} ${high - low}`;
  return { viewBox, background: background?.kind === 'background' ? background.colour : null, steps };
}

function cornersOf(step: DrawingStep): (readonly [number, number])[] {
  switch (step.kind) {
    case 'line':
      return [step.from, step.to];
    case 'dot': {
      const [x, y] = step.at;
      const half = step.size / 2;
      return [
        [x - half, y - half],
        [x + half, y + half],
      ];
    }
    case 'fill':
      return [...step.points];
    case 'text': {
      const [x, y] = step.at;
      return [step.at, [x + step.text.length * step.size * LETTER_WIDTH, y + step.size]];
    }
    default:
      return [];
  }
}
