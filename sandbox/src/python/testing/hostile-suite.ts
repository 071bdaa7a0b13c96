import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '../../judge/judge.ts';
import { OBSERVATION_BYTES_MAX } from '../../judge/observation.ts';
import { createGrader } from '../../server/grader.ts';
import { createNextLearnerTest } from '../../server/testing/next-learner.ts';
import { EXERCISES } from '../../server/testing/next-learner-exercises.ts';

/** The machine is shared with other tests, and each endless loop costs a process. */
const MILLISECONDS_MAX = 240_000;
const { checks } = EXERCISES.python;
/** A `for` statement of its own, which the check on the source may find. */
const HAS_LOOP = /(?:^|[\n:;])\s*for\s/;

/** Runs each of these programs, and after it the next learners, in one child: they meet what the program left. */
export function testHostilePrograms(name: string, programs: Readonly<Record<string, string>>): void {
  describe(`a hostile program ${name}`, () => {
    const grader = createGrader({ size: 1 });
    afterAll(() => grader.close());
    const { untouched, after } = createNextLearnerTest(grader, 'python');

    test.each(Object.entries(programs))(
      'gets no pass, does not get out, and is not noticed by the next learners: %s',
      async (_name, source) => {
        const { hostile, next } = await after(source);
        const [value, loop] = judge(checks, hostile, (await untouched).right.observations);
        expect(value?.state).toBe('failed');
        if (loop?.state === 'passed') expect(source).toMatch(HAS_LOOP);
        expect(JSON.stringify(hostile)).not.toContain('ESCAPED');
        for (const one of hostile) expect(JSON.stringify(one).length).toBeLessThanOrEqual(OBSERVATION_BYTES_MAX);
        expect(next).toEqual(await untouched);
      },
      MILLISECONDS_MAX,
    );
  });
}
