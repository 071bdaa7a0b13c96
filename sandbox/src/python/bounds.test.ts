import { describe, expect, test } from 'vitest';
import { type Check, judge } from '../judge/judge.ts';
import type { Limits } from '../judge/observation.ts';
import { display } from '../judge/value.ts';
import { loadEngine } from './node.ts';
import { observe } from './observe.ts';
import { traceProgram } from './tracing.ts';

const LIMITS: Limits = { milliseconds: 5_000, outputCharacters: 50_000, memoryMegabytes: 128 };
const CALL: Check = { id: 'call', input: { kind: 'call', function: 'f', args: [] } };
const engine = loadEngine();

const observeCalls = (source: string, count = 1) => observe(engine, source, Array(count).fill(CALL.input), LIMITS);

async function verdict(given: string, expected: string) {
  const [result] = judge([CALL], await observeCalls(given), await observeCalls(expected));
  return result?.state;
}

describe('an answer that is too long', () => {
  test.each([
    ['a text', 'def f(): return "ab" * 1_000_000', "'abab", 'def f(): return "ab" * 999_999 + "aa"'],
    ['bytes', 'def f(): return b"ab" * 1_000_000', "b'abab", 'def f(): return b"ab" * 999_999 + b"aa"'],
    ['a number', 'def f(): return 1 << 8_000_000', '0x1000', 'def f(): return (1 << 8_000_000) + 1'],
    ['a list', 'def f(): return list(range(30_000))', '[0, 1, 2', 'def f(): return list(range(29_999)) + [0]'],
    [
      'a list in a list',
      'def f(): return [[1], list(range(30_000))]',
      '[[1], ',
      'def f(): return [[1], list(range(30_001))]',
    ],
    [
      'a dictionary',
      'def f(): return {i: i for i in range(20_000)}',
      '{0: 0',
      'def f(): return {i: i or 1 for i in range(20_000)}',
    ],
    ['a set', 'def f(): return set(range(30_000))', '{0, 1', 'def f(): return set(range(1, 30_001))'],
  ])('passes when all of it is right, and only then: %s', async (_name, right, beginning, wrong) => {
    const [observation] = await observeCalls(right);
    const shown = display(observation?.value ?? { type: 'cut' });
    expect(shown.startsWith(beginning)).toBe(true);
    expect(shown).toMatch(/… \(\+\d+\)/);
    expect(JSON.stringify(observation).length).toBeLessThan(50_000);
    expect(await verdict(right, right)).toBe('passed');
    expect(await verdict(wrong, right)).toBe('failed');
  });

  test('is the same dictionary in whatever order it was made', async () => {
    const forwards = 'def f(): return {i: i for i in range(20_000)}';
    expect(await verdict('def f(): return {i: i for i in reversed(range(20_000))}', forwards)).toBe('passed');
  });

  test('never passes when there is too much to know it', async () => {
    const source = 'def f(): return list(range(200_000))';
    expect(await verdict(source, source)).toBe('failed');
  });

  test('of ten thousand numbers is not cut', async () => {
    const [observation] = await observeCalls('def f(): return [n * n for n in range(10_000)]');
    expect(display(observation?.value ?? { type: 'cut' })).toMatch(/99980001\]$/);
  });
});

describe('an error that says too much', () => {
  test('is its beginning, and how much more there is', async () => {
    const [observation] = await observeCalls('def f(): raise ValueError("x" * 1_000_000)');
    expect(observation?.error?.message).toMatch(/^x{2000}… \(\+998000\)$/);
    expect(observation?.error?.traceback).toMatch(/^Traceback[\s\S]*x… \(\+\d+\)$/);
    expect(observation?.error?.line).toBe(1);
  });

  test('is still an error when thousands of others caused it', async () => {
    const source =
      'def f():\n  e = None\n  for i in range(20_000):\n    g = ValueError(i)\n    g.__cause__ = e\n    e = g\n  raise e';
    const [observation] = await observeCalls(source);
    expect(observation?.error).toMatchObject({ type: 'ValueError', message: '19999', line: 7 });
  });
});

test('a step that would show millions of characters shows the first ones', () => {
  const source = 'x = [["a" * 1000 for _ in range(60)] for _ in range(2000)]\ny = 1';
  const trace = traceProgram(engine, { source, input: { kind: 'stdin', stdin: '' }, limits: LIMITS });
  expect(JSON.stringify(trace.steps).length).toBeLessThan(6_000_000);
  expect(trace.steps.length).toBeGreaterThan(0);
});

describe('the next check of the same program', () => {
  test('has all the memory that the first one had', async () => {
    const observations = await observeCalls(
      'squares = {n: n * n for n in range(200_000)}\ndef f(): return len(squares)',
      8,
    );
    expect(observations.map(({ value }) => value)).toEqual(Array(8).fill({ type: 'int', text: '200000' }));
  });

  test('finds nothing of the one before, whatever name the program gave to a module', async () => {
    const count = 'import math\nm = math\nm.count = getattr(m, "count", 0) + 1\ndef f(): return m.count';
    const alias =
      'import math\nm = math\ntry:\n  m.count += 1\nexcept AttributeError:\n  m.count = 1\ndef f(): return m.count';
    for (const source of [count, alias]) {
      const observations = await observeCalls(source, 3);
      expect(observations.map(({ value }) => value)).toEqual(Array(3).fill({ type: 'int', text: '1' }));
    }
  });
});

describe('a source that is unusual', () => {
  test('may begin with a byte-order mark', async () => {
    const [observation] = await observeCalls('\ufeffdef f():\n  return 1 / 0');
    expect(observation?.error).toMatchObject({ type: 'ZeroDivisionError', line: 2, column: 10 });
  });

  test.each([
    [
      'six hundred branches',
      `def f():\n  x = 599\n  if x < 0: return -1\n${Array.from({ length: 600 }, (_, i) => `  elif x == ${i}: return ${i}\n`).join('')}`,
      '599',
    ],
    ['two thousand terms', `x = 1\ndef f(): return ${Array(2_000).fill('x').join('+')}`, '2000'],
    ['a hundred and fifty calls', `def f(): return len("a"${'.replace("a", "b")'.repeat(150)})`, '1'],
  ])('may be long: %s', async (_name, source, text) => {
    const [observation] = await observeCalls(source);
    expect(observation?.value).toEqual({ type: 'int', text });
  });

  test('that is too long for Python says so, and nothing breaks', async () => {
    const [observation] = await observeCalls(`x = 1\ndef f(): return ${Array(20_000).fill('x').join('+')}`);
    expect(observation?.error).toMatchObject({ type: 'RecursionError', syntax: true });
    expect(observation?.stopped).toBeUndefined();
  });
});
