import { describe, expect, test } from 'vitest';
import type { ProgramInput } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { loadEngine } from './node.ts';
import { observe } from './observe.ts';

const LIMITS: Limits = { milliseconds: 20_000, outputCharacters: 20_000, memoryMegabytes: 128 };
const engine = loadEngine();
const run = (source: string, times = 1) =>
  observe(
    engine,
    source,
    Array.from({ length: times }, (): ProgramInput => ({ kind: 'stdin', stdin: '' })),
    LIMITS,
  );

test('What one check has filled memory with is not there for the next', async () => {
  const observations = await run('squares = {n: n * n for n in range(200_000)}\nprint(len(squares))', 8);
  expect(observations.map(({ output, error, stopped }) => stopped ?? error?.type ?? output)).toEqual(
    Array.from({ length: 8 }, () => '200000\n'),
  );
});

describe('A long program compiles, and can be looked at', () => {
  const elifs = Array.from({ length: 600 }, (_, n) => `elif x == ${n}:\n    print(${n})\n`).join('');
  test.each([
    ['600 elif', `x = 599\nif x < 0:\n    pass\n${elifs}`, '599\n'],
    ['2,000 terms', `x = 1\nprint(${Array.from({ length: 2000 }, () => 'x').join(' + ')})`, '2000\n'],
    ['150 chained calls', `print("a"${'.strip()'.repeat(150)})`, 'a\n'],
    ['a byte-order mark', '\ufeffprint("a")', 'a\n'],
  ])('%s', async (_name, source, output) => {
    const inputs: ProgramInput[] = [
      { kind: 'stdin', stdin: '' },
      { kind: 'source', construct: 'call:print' },
    ];
    const [ran, looked] = await observe(engine, source, inputs, LIMITS);
    expect(ran?.error).toBeUndefined();
    expect(ran?.output).toBe(output);
    expect(looked?.value).toEqual({ type: 'bool', text: 'True' });
  });

  test('and one that is too long for Python says so, for every input', async () => {
    const observations = await run(`print(${Array.from({ length: 20_000 }, () => '1').join(' + ')})`, 2);
    expect(observations.map(({ error }) => [error?.type, error?.syntax])).toEqual([
      ['RecursionError', true],
      ['RecursionError', true],
    ]);
  });
});
