import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { type Check, judge } from '../judge.ts';
import type { Limits, Observation } from '../observation.ts';
import { createGrader } from '../server/grader.ts';
import { HOSTILE_PROGRAMS } from './testing/hostile-programs.ts';

const LIMITS: Limits = { milliseconds: 400, outputCharacters: 20_000, memoryMegabytes: 128 };
/** The machine is shared with other tests, and each endless loop costs a process. */
const PATIENCE = 240_000;
const SOLUTION = 'def secret(n):\n    total = 7\n    for i in range(n): total += n\n    return total\nprint("ready")';
const CHECKS: Check[] = [
  { id: 'value', hidden: true, input: { kind: 'call', function: 'secret', args: [3] } },
  { id: 'loop', input: { kind: 'source', construct: 'call:range' } },
];

const grader = createGrader({ size: 2 });
afterAll(() => grader.close());

function observe(source: string): Promise<Observation[]> {
  const inputs = CHECKS.map(({ input }) => input);
  return grader.observe({ language: 'python', source, inputs, limits: LIMITS, key: 'somebody' });
}
const reference = observe(SOLUTION);
const verdicts = async (source: string) => judge(CHECKS, await observe(source), await reference);

describe('a hostile program', () => {
  test.concurrent.each(Object.entries(HOSTILE_PROGRAMS))(
    'gets no pass, does not get out, and leaves the next program alone: %s',
    async (_name, source) => {
      const observations = await observe(source);
      const [value, loop] = judge(CHECKS, observations, await reference);
      expect(value?.state).not.toBe('passed');
      expect(loop?.state === 'passed').toBe(/\brange\(/.test(source) && !observations[1]?.error);
      expect(JSON.stringify(observations)).not.toContain('ESCAPED');
      expect(JSON.stringify(observations).length).toBeLessThan(400_000);
      expect(await observe(SOLUTION)).toEqual(await reference);
    },
    PATIENCE,
  );

  test('leaves nothing on the machine', () => {
    for (const folder of ['/tmp', '/var/tmp']) expect(existsSync(`${folder}/kodestien-escaped`)).toBe(false);
  });

  test('is one of at least eighty, and the honest one passes', async () => {
    expect(Object.keys(HOSTILE_PROGRAMS).length).toBeGreaterThanOrEqual(80);
    expect((await verdicts(SOLUTION)).map(({ state }) => state)).toEqual(['passed', 'passed']);
  });
});
