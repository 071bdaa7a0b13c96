import type { PlotStep } from '@kodestien/sandbox/judge/plot-step';
import { describe, expect, test } from 'vitest';
import { numberText } from './number-text.ts';
import { equalised, figureOf, ticksOf } from './scale.ts';

const line = (...points: [number, number][]): PlotStep => ({ kind: 'series', look: 'line', points, colour: 'blue' });

describe('the numbers along an axis', () => {
  test.each<[readonly [number, number], number, number[]]>([
    [[0, 10], 5, [0, 2, 4, 6, 8, 10]],
    [[-3.3, 3.3], 4, [-2, 0, 2]],
    [[0.1, 0.35], 5, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]],
    [[0, 432_000], 4, [0, 200_000, 400_000]],
    [[10, 0], 2, [0, 5, 10]],
    [[-1e-9, 1e-9], 2, [-1e-9, 0, 1e-9]],
  ])('of %j are round', (range, most, ticks) => {
    expect(ticksOf(range, most)).toEqual(ticks);
  });
  test('are few, whatever the axis', () => {
    for (const range of [
      [0, 1e100],
      [1e15, 1e15 + 1],
      [-1e100, 1e100],
      [0, 1e-90],
    ] as const) {
      const ticks = ticksOf(range, 6);
      expect(ticks.length).toBeLessThanOrEqual(30);
      expect(ticks.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('how far an axis goes', () => {
  test('is as far as the points, with a little room', () => {
    const { x, y } = figureOf([line([0, 0], [10, 100])]);
    expect(x).toEqual([-0.5, 10.5]);
    expect(y).toEqual([-5, 105]);
  });
  test('is as the program says, where it says something', () => {
    const steps: PlotStep[] = [line([0, 0], [10, 100]), { kind: 'limits', axis: 'y', start: 0 }];
    expect(figureOf(steps).y).toEqual([0, 105]);
    expect(figureOf([...steps, { kind: 'limits', axis: 'y', start: 7, end: 7 }]).y).toEqual([6.3, 7.7]);
  });
  test('is something also of one point, and of none', () => {
    expect(figureOf([line([5, 5])]).x).toEqual([4.5, 5.5]);
    expect(figureOf([{ kind: 'words', of: 'title', text: 'a' }]).y).toEqual([0, 1]);
  });
  test('begins at the ground for bars', () => {
    const bars: PlotStep = {
      kind: 'series',
      look: 'bars',
      points: [
        [1, 4],
        [2, 8],
      ],
      colour: 'blue',
      widths: [1],
    };
    expect(figureOf([bars]).y).toEqual([0, 8.4]);
    expect(figureOf([bars]).x).toEqual([0.4, 2.6]);
  });
  test('is the same for each step along both axes where that is asked for', () => {
    const [x, y] = equalised([0, 10], [0, 10], 200, 100);
    expect(x).toEqual([-5, 15]);
    expect(y).toEqual([0, 10]);
  });
});

test('labels of a legend name the series in their order', () => {
  const { series, hasLegend } = figureOf([line([0, 0]), line([1, 1]), { kind: 'legend', labels: ['f', 'g'] }]);
  expect(hasLegend).toBe(true);
  expect(series.map(({ label }) => label)).toEqual(['f', 'g']);
});

test('points that were drawn one by one are one series', () => {
  const point = (x: number): PlotStep => ({
    kind: 'series',
    look: 'points',
    points: [[x, x]],
    colour: 'blue',
    mark: 'circle',
  });
  expect(figureOf([point(1), point(2), line([0, 0]), point(3)]).series.map(({ points }) => points.length)).toEqual([
    2, 1, 1,
  ]);
});

test('a number is written as the language writes it', () => {
  expect([-0.5, 1234.5, 2.5e9, 1e-7, 0].map((value) => numberText(value, '_no'))).toEqual([
    '−0,5',
    '1 234,5',
    '2,5 · 10⁹',
    '1 · 10⁻⁷',
    '0',
  ]);
  expect([-0.5, 1234.5, 2.5e9].map((value) => numberText(value, '_eng'))).toEqual(['−0.5', '1,234.5', '2.5 · 10⁹']);
});
