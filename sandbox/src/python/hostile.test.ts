import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '../judge.ts';
import { OBSERVATION_BYTES_MAX } from '../observation.ts';
import { createGrader } from '../server/grader.ts';
import { createNextLearnerTest } from '../server/testing/next-learner.ts';
import { EXERCISES } from '../server/testing/next-learner-exercises.ts';
import { HOSTILE_ANSWERS } from './testing/hostile-answers.ts';
import { HOSTILE_FILES } from './testing/hostile-files.ts';
import { HOSTILE_PROGRAMS } from './testing/hostile-programs.ts';
import { HOSTILE_REMAINS } from './testing/hostile-remains.ts';

/** The machine is shared with other tests, and each endless loop costs a process. */
const MILLISECONDS_MAX = 240_000;
const { checks } = EXERCISES.python;
/** A `for` statement of its own, which the check on the source may find. */
const HAS_LOOP = /(?:^|[\n:;])\s*for\s/;

const SUITES = {
  'that does not end or tries to take over': HOSTILE_PROGRAMS,
  'that uses files': HOSTILE_FILES,
  'that leaves something behind': HOSTILE_REMAINS,
  'that gives too much or looks for a way out': HOSTILE_ANSWERS,
};

describe.each(Object.entries(SUITES))('a hostile program %s', (_suite, programs) => {
  // One child: the next learners meet what the hostile program left. Everything waits in one queue.
  const grader = createGrader({ size: 1, queueMax: 1_000, queueMaxEach: 1_000 });
  afterAll(() => grader.close());
  const { untouched, after } = createNextLearnerTest(grader, 'python');

  test.concurrent.each(Object.entries(programs))(
    'gets no pass, does not get out, and is not noticed by the next learners: %s',
    async (_name, source) => {
      const { hostile, next } = await after(source);
      const [value, output, loop] = judge(checks, hostile, (await untouched).right.observations);
      expect([value?.state, output?.state]).toEqual(['failed', 'failed']);
      if (loop?.state === 'passed') expect(source).toMatch(HAS_LOOP);
      expect(JSON.stringify(hostile)).not.toContain('ESCAPED');
      for (const one of hostile) expect(JSON.stringify(one).length).toBeLessThanOrEqual(OBSERVATION_BYTES_MAX);
      expect(next).toEqual(await untouched);
    },
    MILLISECONDS_MAX,
  );
});

test('no hostile program leaves anything on the machine', () => {
  for (const folder of ['/tmp', '/var/tmp']) expect(existsSync(`${folder}/kodestien-escaped`)).toBe(false);
});

test('there are at least two hundred hostile programs', () => {
  expect(Object.values(SUITES).flatMap((programs) => Object.keys(programs)).length).toBeGreaterThanOrEqual(200);
});
