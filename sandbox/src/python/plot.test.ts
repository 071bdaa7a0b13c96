import { describe, expect, test } from 'vitest';
import { loadEngine } from './node.ts';
import { observe } from './observe.ts';
import { traceProgram } from './tracing.ts';

const engine = loadEngine();
const LIMITS = { milliseconds: 5_000, outputCharacters: 5_000, memoryMegabytes: 128 };

async function drawn(...lines: string[]) {
  const [observation] = await observe(engine, lines.join('\n'), [{ kind: 'stdin', stdin: '' }], LIMITS);
  if (observation?.error) throw new Error(`${observation.error.type}: ${observation.error.message}`);
  return { drawing: observation?.drawing ?? [], output: observation?.output ?? '', stopped: observation?.stopped };
}

describe('the module plot', () => {
  test('draws a line from two rows of numbers, with its words', async () => {
    const { drawing } = await drawn(
      'from plot import *',
      'plot([0, 1, 2], [0, 1, 4], label="f")',
      'title("Kvadrat"); xlabel("x"); ylabel("y"); legend(); grid()',
      'axhline(2); axvline(x=1, color="red", linestyle="--")',
      'xlim(0, 5); ylim(top=9); axis("equal")',
      'show()',
    );
    expect(drawing).toEqual([
      {
        kind: 'series',
        look: 'line',
        points: [
          [0, 0],
          [1, 1],
          [2, 4],
        ],
        colour: 'blue',
        label: 'f',
      },
      { kind: 'words', of: 'title', text: 'Kvadrat' },
      { kind: 'words', of: 'x', text: 'x' },
      { kind: 'words', of: 'y', text: 'y' },
      { kind: 'legend' },
      { kind: 'grid', on: true },
      { kind: 'rule', axis: 'y', place: 2, colour: 'grey' },
      { kind: 'rule', axis: 'x', place: 1, colour: 'red', dash: 'dashed' },
      { kind: 'limits', axis: 'x', start: 0, end: 5 },
      { kind: 'limits', axis: 'y', end: 9 },
      { kind: 'equal' },
    ]);
  });

  test('takes the y values alone, any row, one number, and formats as matplotlib does', async () => {
    const { drawing } = await drawn(
      'from plot import *',
      'plot([5, 7])',
      'plot(range(2), (y for y in [1, 2]), "ro--")',
      'plot(3, 4, "o")',
      'plot([1], [2], marker="s", linestyle="")',
      'scatter([1, 2], [3, 4], color="#00ff00", label="målt")',
      'plot([0, 1], [1, 1], "k", [0, 1], [2, 2], "b:")',
    );
    expect(drawing.map((step) => ({ ...step, kind: undefined }))).toMatchObject([
      {
        look: 'line',
        points: [
          [0, 5],
          [1, 7],
        ],
        colour: 'blue',
      },
      { look: 'line', colour: 'red', mark: 'circle', dash: 'dashed' },
      { look: 'points', points: [[3, 4]], mark: 'circle' },
      { look: 'points', mark: 'square' },
      { look: 'points', colour: 'green', label: 'målt' },
      { look: 'line', colour: 'black' },
      { look: 'line', colour: 'blue', dash: 'dotted' },
    ]);
  });

  test('draws bars by name and number, and counts into a histogram', async () => {
    const { drawing, output } = await drawn(
      'from plot import *',
      'bar(["Ada", "Bo"], [3, 5])',
      'bar([1, 2], [4, 4], width=1)',
      'show()',
      'print(hist([1, 1, 2, 3, 3, 3], bins=[1, 2, 3, 4]))',
      'hist([0, 1, 2, 3], bins=2)',
    );
    expect(output).toBe('([2, 1, 3], [1.0, 2.0, 3.0, 4.0])\n');
    expect(drawing).toMatchObject([
      { look: 'bars', names: ['Ada', 'Bo'], widths: [0.8] },
      { look: 'bars', widths: [1] },
      { kind: 'figure' },
      {
        look: 'bars',
        points: [
          [1.5, 2],
          [2.5, 1],
          [3.5, 3],
        ],
        widths: [1, 1, 1],
      },
      {
        points: [
          [0.75, 2],
          [2.25, 2],
        ],
      },
    ]);
  });

  test('is also called matplotlib.pyplot and pylab, and is one module', async () => {
    const { drawing, output } = await drawn(
      'import matplotlib.pyplot as plt',
      'import matplotlib.pyplot',
      'from matplotlib import pyplot',
      'from pylab import *',
      'import plot as own',
      'plt.plot([1, 2]); title("a"); own.xlabel("b"); matplotlib.pyplot.grid(True)',
      'print(plt is own, pyplot is own, linspace(0, 1, 3))',
      'plt.figure(figsize=(4, 3)); plt.plot([3])',
    );
    expect(output).toBe('True True [0.0, 0.5, 1.0]\n');
    expect(drawing.map(({ kind }) => kind)).toEqual(['series', 'words', 'words', 'grid', 'figure', 'series']);
  });

  test('begins a new sheet after each that was shown, and again for each input', async () => {
    const source = 'from plot import *\nfor n in range(int(input())):\n    plot([n, n + 1])\n    show()';
    const inputs = ['2', '1'].map((stdin) => ({ kind: 'stdin' as const, stdin }));
    const observations = await observe(engine, source, inputs, LIMITS);
    expect(observations.map(({ drawing }) => drawing?.map(({ kind }) => kind))).toEqual([
      ['series', 'figure', 'series'],
      ['series'],
    ]);
  });

  test('makes a gap of what has no place', async () => {
    const { drawing } = await drawn(
      'from plot import *',
      'nan, inf = float("nan"), float("inf")',
      'plot([0, 1, 2, 3, 4, 5], [0, 1, nan, 3, inf, 10**400])',
      'scatter([1, nan, 3], [1, 2, None])',
    );
    expect(drawing).toMatchObject([
      {
        points: [
          [0, 0],
          [1, 1],
          [3, 3],
        ],
        gaps: [2],
      },
      { points: [[1, 1]] },
    ]);
  });

  test('takes points that a loop draws one by one as one series', async () => {
    const { drawing } = await drawn('from plot import *', 'for n in range(100):', '    plot(n, n ** 2, "o")');
    expect(drawing).toHaveLength(100);
    expect(new Set(drawing.map((step) => 'colour' in step && step.colour)).size).toBe(1);
  });

  test.each([
    ['plot([1, 2], [1])', 'ValueError: x and y must have same first dimension, but have shapes (2,) and (1,)'],
    ['plot(["1", "2"], ["3", "4"])', "TypeError: a plot needs numbers, and this is a text: '3'"],
    ['plot(range(3000))', 'ValueError: too many points: at most 2000 in one series'],
    ['for n in range(30): plot([n, n])', 'ValueError: too many series: at most 20 in one figure'],
    ['for n in range(30): axhline(n)', 'ValueError: too many series: at most 20 in one figure'],
    ['for n in range(9): plot([1]); show()', 'ValueError: too many figures: at most 5 in one program'],
    ['plot([1, 2], color="rød")', "ValueError: 'rød' is not a valid color"],
    ['plot([1, 2], "å")', "ValueError: 'å' is not a valid format string (unrecognized character 'å')"],
    ['hist([1], bins=10**6)', 'ValueError: bins must be from 1 to 500'],
    ['linspace(0, 1, 10**9)', 'ValueError: too many numbers: at most 200000'],
    ['import itertools; plot(itertools.count())', 'ValueError: too many points: at most 2000 in one series'],
    ['axhline(float("nan"))', 'ValueError: y cannot be NaN, Inf or None'],
    ['pie([1])', "NameError: name 'pie' is not defined"],
    ['import plot; plot.pie([1])', "AttributeError: module 'plot' has no attribute 'pie'"],
  ])('refuses %s', async (line, message) => {
    await expect(drawn('from plot import *', line)).rejects.toThrow(message);
  });

  test('cuts texts, and sends them as texts', async () => {
    const { drawing } = await drawn(
      'from plot import *',
      'title("<script>" * 100)',
      'bar(["\\ud800" + "x" * 100, "\\"}],"], [1, 2])',
      'plot([0, 1], label=")]}" * 1000)',
    );
    const [title, bars, line] = drawing as unknown as [{ text: string }, { names: string[] }, { label: string }];
    expect(title.text).toHaveLength(200);
    expect(title.text).toMatch(/^<script>/);
    expect(bars.names.map(({ length }) => length)).toEqual([40, 4]);
    expect(line.label).toHaveLength(200);
  });

  test('is stepped over, and each step tells how much was drawn', () => {
    const trace = traceProgram(engine, {
      source: 'from plot import *\nxs = linspace(0, 1, 3)\nplot(xs, [x * x for x in xs])\nshow()\nx = 1',
      input: { kind: 'stdin', stdin: '' },
      limits: LIMITS,
    });
    expect(trace.end).toBe('done');
    expect(trace.drawing?.map(({ kind }) => kind)).toEqual(['series']);
  });
});
