import type { PlotMark, Series } from '@kodestien/sandbox/judge/plot-step';

/** From the numbers of the axes to places on the sheet. */
export type Place = (x: number, y: number) => readonly [number, number];

/** What is far outside the sheet is not seen; a browser need not reckon with it. */
const FAR = 20_000;

export function linePath({ points, gaps = [] }: Series, place: Place): string {
  const breaks = new Set(gaps);
  return points
    .map(([x, y], at) => {
      const [left, top] = place(x, y);
      return `${at === 0 || breaks.has(at) ? 'M' : 'L'}${near(left)} ${near(top)}`;
    })
    .join('');
}

const SIZE = 3.6;

/** All marks of a series as one path. Series that differ in nothing else differ in the shape of their marks. */
export function markPath({ points }: Series, mark: PlotMark, place: Place): string {
  return points
    .map(([x, y]) => {
      const [left, top] = place(x, y);
      return `M${near(left)} ${near(top)}${MARKS[mark]}`;
    })
    .join('');
}

const MARKS: Readonly<Record<PlotMark, string>> = {
  circle: `m${-SIZE} 0a${SIZE} ${SIZE} 0 1 0 ${2 * SIZE} 0a${SIZE} ${SIZE} 0 1 0 ${-2 * SIZE} 0z`,
  square: 'm-3.3 -3.3h6.6v6.6h-6.6z',
  diamond: 'm0 -4.6l4.6 4.6l-4.6 4.6l-4.6 -4.6z',
  triangle: 'm0 -4.4l4.4 7.6h-8.8z',
  cross: 'm-3.6 -3.6l7.2 7.2m0 -7.2l-7.2 7.2',
};

export function near(value: number): number {
  return Math.round(Math.min(FAR, Math.max(-FAR, value)) * 10) / 10;
}
