import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '../judge.ts';
import type { Limits } from '../observation.ts';
import { createGrader } from '../server/grader.ts';
import { HOSTILE_PROGRAMS } from './testing/hostile-programs.ts';

const LIMITS: Limits = { milliseconds: 250, outputCharacters: 20_000, memoryMegabytes: 32 };
const SOLUTION = 'function double(n) { return n * 2 }';
const CHECKS = [2, 0, -7, 21].map((n, index) => ({
  id: `of-${index}`,
  hidden: index > 1,
  input: { kind: 'call' as const, function: 'double', args: [n] },
}));

const grader = createGrader({ size: 2 });
afterAll(() => grader.close());

function observe(source: string) {
  return grader.observe({
    language: 'javascript',
    source,
    inputs: CHECKS.map(({ input }) => input),
    limits: LIMITS,
    key: 'somebody',
  });
}

const reference = observe(SOLUTION);
async function passes(source: string): Promise<boolean> {
  return judge(CHECKS, await observe(source), await reference).every(({ state }) => state === 'passed');
}

describe('A hostile program is not accepted, and the next program does not notice it', () => {
  test.each(Object.entries(HOSTILE_PROGRAMS))('%s', async (_name, source) => {
    expect(await passes(source)).toBe(false);
    expect(await passes(SOLUTION)).toBe(true);
  });
});
