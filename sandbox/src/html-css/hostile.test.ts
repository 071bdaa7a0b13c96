import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '../judge/judge.ts';
import { OBSERVATION_BYTES_MAX } from '../judge/observation.ts';
import { createGrader } from '../server/grader.ts';
import { createNextLearnerTest } from '../server/testing/next-learner.ts';
import { EXERCISES } from '../server/testing/next-learner-exercises.ts';
import { HOSTILE_PAGES } from './testing/hostile-pages.ts';

/** The machine is shared with other tests, and a page may cost a process. */
const MILLISECONDS_MAX = 240_000;
const { checks } = EXERCISES.css;

describe('A hostile page is not accepted, brings no process to its end, and the next learners do not notice it', () => {
  const grader = createGrader({ size: 1 });
  afterAll(() => grader.close());
  const { untouched, after } = createNextLearnerTest(grader, 'css');

  test.each(Object.entries(HOSTILE_PAGES))(
    '%s',
    async (_name, source) => {
      const { hostile, next } = await after(source);
      expect(hostile.map(({ stopped }) => stopped)).not.toContain('crash');
      for (const one of hostile) expect(JSON.stringify(one).length).toBeLessThanOrEqual(OBSERVATION_BYTES_MAX);
      const states = judge(checks, hostile, (await untouched).right.observations).map(({ state }) => state);
      expect(states).toContain('failed');
      expect(next).toEqual(await untouched);
    },
    MILLISECONDS_MAX,
  );
});
