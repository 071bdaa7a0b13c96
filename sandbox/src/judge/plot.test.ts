import { describe, expect, test } from 'vitest';
import { isSameDrawing } from './drawing.ts';
import { judge } from './judge.ts';
import { type DrawingStep, isDrawingStep } from './observation.ts';
import type { Series } from './plot-step.ts';

type Point = readonly [number, number];
const series = (look: Series['look'], points: readonly Point[], more: Partial<Series> = {}): DrawingStep => ({
  kind: 'series',
  look,
  points,
  colour: 'blue',
  ...more,
});
const graph = (f: (x: number) => number, from: number, to: number, count: number) =>
  series(
    'line',
    Array.from({ length: count }, (_, at): Point => {
      const x = from + ((to - from) * at) / (count - 1);
      return [x, f(x)];
    }),
  );
const square = (x: number) => x * x;
const wanted = [graph(square, -3, 3, 100)];
const dots = series('points', [
  [1, 2],
  [2, 5],
  [3, 1],
]);
const bars = series('bars', [
  [0, 3],
  [1, 5],
]);

describe('two plots are the same', () => {
  test('when a graph has another number of points, or was drawn from right to left', () => {
    expect(isSameDrawing([graph(square, -3, 3, 250)], wanted)).toBe(true);
    expect(isSameDrawing([graph(square, 3, -3, 77)], wanted)).toBe(true);
  });
  test('whatever their colours, marks, words, limits and grid', () => {
    const drawn: DrawingStep[] = [
      { kind: 'words', of: 'title', text: 'My graph' },
      { ...(wanted[0] as Series), colour: 'red', dash: 'dotted', mark: 'circle', label: 'f' },
      { kind: 'legend' },
      { kind: 'grid', on: true },
      { kind: 'limits', axis: 'x', start: -10, end: 10 },
    ];
    expect(isSameDrawing(drawn, wanted)).toBe(true);
  });
  test('when the graphs are drawn in another order, or one of them twice', () => {
    const other = graph((x) => 2 * x, -3, 3, 10);
    expect(isSameDrawing([other, ...wanted, other], [...wanted, other])).toBe(true);
  });
  test('when points come in another order, or one by one', () => {
    const single = (point: Point) => series('points', [point], { colour: 'green' });
    expect(isSameDrawing([single([3, 1]), single([1, 2]), single([2, 5])], [dots])).toBe(true);
  });
  test('when points nearly above each other change places', () => {
    const one = series('points', [
      [1, 0],
      [1.000001, 9],
      [5, 5],
    ]);
    const other = series('points', [
      [1.000001, 0],
      [1, 9],
      [5, 5],
    ]);
    expect(isSameDrawing([one], [other])).toBe(true);
  });
  test('when a figure has nothing on it', () => {
    expect(isSameDrawing([...wanted, { kind: 'figure' }], wanted)).toBe(true);
  });
  test('when they break off at the same places', () => {
    const broken = series(
      'line',
      [
        [-2, -0.5],
        [-1, -1],
        [1, 1],
        [2, 0.5],
      ],
      { gaps: [2] },
    );
    expect(isSameDrawing([broken], [broken])).toBe(true);
    expect(isSameDrawing([{ ...broken, gaps: [] } as DrawingStep], [broken])).toBe(false);
  });
  test('when a circle is drawn from the other end', () => {
    const points = Array.from({ length: 50 }, (_, at): Point => [Math.cos(at / 8), Math.sin(at / 8)]);
    expect(isSameDrawing([series('line', points.toReversed())], [series('line', points)])).toBe(true);
  });
});

describe('two plots are not the same', () => {
  test.each<[string, DrawingStep[], DrawingStep[]]>([
    ['nothing is drawn', [], wanted],
    ['only words are drawn', [{ kind: 'words', of: 'title', text: 'f' }], wanted],
    ['the graph is another one', [graph((x) => x * x + 0.2, -3, 3, 100)], wanted],
    ['it begins elsewhere', [graph(square, -2.9, 3, 100)], wanted],
    ['it ends one point too early', [graph(square, -3, 2.94, 99)], wanted],
    ['it has too few points', [graph(square, -3, 3, 5)], wanted],
    ['a graph is missing', wanted, [...wanted, graph((x) => x, -3, 3, 9)]],
    ['there is a graph too many', [...wanted, graph((x) => x, -3, 3, 9)], wanted],
    ['points are wanted, and a line is drawn', [{ ...dots, look: 'line' } as DrawingStep], [dots]],
    ['a point is missing', [series('points', [[1, 2]])], [dots]],
    [
      'a point is elsewhere',
      [
        series('points', [
          [1, 2],
          [2, 4.9],
          [3, 1],
        ]),
      ],
      [dots],
    ],
    ['a point is there twice', [dots, series('points', [[1, 2]])], [dots]],
    [
      'a bar has another height',
      [
        series('bars', [
          [0, 3],
          [1, 4],
        ]),
      ],
      [bars],
    ],
    [
      'a bar has another name',
      [{ ...bars, names: ['a', 'c'] } as DrawingStep],
      [{ ...bars, names: ['a', 'b'] } as DrawingStep],
    ],
    ['they are on two sheets', [...wanted, { kind: 'figure' }, dots], [...wanted, dots]],
    ['a straight line is missing', wanted, [...wanted, { kind: 'rule', axis: 'x', place: 1, colour: 'grey' }]],
    [
      'a straight line goes the other way',
      [...wanted, { kind: 'rule', axis: 'y', place: 1, colour: 'grey' }],
      [...wanted, { kind: 'rule', axis: 'x', place: 1, colour: 'grey' }],
    ],
    ['a turtle drew instead', [{ kind: 'dot', at: [0, 0], size: 5, colour: '#000000' }], wanted],
  ])('when %s', (_why, drawn, expected) => {
    expect(isSameDrawing(drawn, expected)).toBe(false);
  });
});

test('a check of what a program prints also asks for its plot', () => {
  const check = { id: 'a', input: { kind: 'stdin' as const, stdin: '' } };
  const seen = (drawing: DrawingStep[]) => [{ output: '9\n', transcript: [], drawing }];
  expect(judge([check], seen(wanted), seen(wanted))[0]?.state).toBe('passed');
  expect(judge([check], seen([dots]), seen(wanted))[0]).toMatchObject({ state: 'failed', reason: 'drawing' });
});

test('thousands of points at one place are compared without delay', () => {
  const crowd = (y: number) =>
    Array.from({ length: 20 }, () =>
      series(
        'points',
        Array.from({ length: 1_000 }, (_, at): Point => [0, at % 2 === 0 ? y : -y]),
      ),
    );
  expect(isSameDrawing(crowd(1), crowd(1).toReversed())).toBe(true);
  expect(isSameDrawing(crowd(1), [...crowd(1), dots])).toBe(false);
  const askew = (y: number) =>
    Array.from({ length: 10 }, () =>
      series(
        'points',
        Array.from({ length: 2_000 }, (_, at): Point => [at / 1e9, (at % 2) * y]),
      ),
    );
  expect(isSameDrawing([...askew(1), dots], [...askew(3), dots])).toBe(false);
});

test('thousands of short lines are compared without delay', () => {
  const short = Array.from({ length: 9_000 }, (_, at) =>
    series('line', [
      [at, 0],
      [at + 0.5, at % 7],
    ]),
  );
  expect(isSameDrawing(short, short)).toBe(true);
  expect(isSameDrawing(short.toReversed(), short)).toBe(false);
});

describe('a step of a plot that a program has written itself', () => {
  test.each<[string, unknown]>([
    ['a colour that is none', { ...dots, colour: 'url(javascript:alert(1))' }],
    ['a colour as numbers', { ...dots, colour: '#ff0000' }],
    ['a look that is none', { ...dots, look: 'script' }],
    ['points without an end', { ...dots, points: Array.from({ length: 2_001 }, () => [0, 0]) }],
    ['a number that is none', { ...dots, points: [[0, Number.NaN]] }],
    ['a number beyond all', { ...dots, points: [[0, 1e200]] }],
    ['a text as a number', { ...dots, points: [[0, '1']] }],
    ['names for other points', { ...dots, names: ['a'] }],
    ['a name that is no text', { ...dots, names: [{}, 'b', 'c'] }],
    ['a label without an end', { ...dots, label: 'x'.repeat(201) }],
    ['a mark that is none', { ...dots, mark: 'M0 0' }],
    ['a dash that is none', { ...dots, dash: '1 1;x' }],
    ['an axis that is none', { kind: 'rule', axis: 'z', place: 0, colour: 'grey' }],
    ['a straight line at no place', { kind: 'rule', axis: 'x', place: null, colour: 'grey' }],
    ['words for nothing', { kind: 'words', of: 'href', text: 'x' }],
    ['words without an end', { kind: 'words', of: 'title', text: 'x'.repeat(201) }],
    ['names of series without an end', { kind: 'legend', labels: Array.from({ length: 21 }, () => 'x') }],
    ['a grid that is neither on nor off', { kind: 'grid', on: 'yes' }],
    ['limits that are texts', { kind: 'limits', axis: 'x', start: '0' }],
  ])('is refused: %s', (_what, step) => {
    expect(isDrawingStep(step)).toBe(false);
  });
  test('is taken as it is when it has the right shape, whatever its texts say', () => {
    expect(isDrawingStep({ kind: 'words', of: 'title', text: '<img src=x onerror=alert(1)>' })).toBe(true);
    expect(isDrawingStep({ ...bars, names: ['</svg>', '&'], widths: [0.8] })).toBe(true);
    expect(isDrawingStep({ kind: 'figure' })).toBe(true);
  });
});
