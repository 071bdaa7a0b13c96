import { afterAll, describe, expect, test } from 'vitest';
import { createGrader, type JudgedLanguage } from '../grader.ts';
import { createNextLearnerTest } from './next-learner.ts';
import { EXERCISES } from './next-learner-exercises.ts';

const grader = createGrader({ size: 1 });
afterAll(() => grader.close());

const LANGUAGES: readonly JudgedLanguage[] = ['python', 'javascript', 'css'];

describe.each(LANGUAGES)('the next learners in %s', (language) => {
  const { untouched, after } = createNextLearnerTest(grader, language);

  test('get what they deserve when nobody was there before them', async () => {
    const { right, wrong } = await untouched;
    expect(new Set(right.states)).toEqual(new Set(['passed']));
    expect(wrong.states[0]).toBe('failed');
    expect(wrong.observations.filter(({ error, stopped }) => error || stopped)).toEqual([]);
  });

  test('get the same after a program that does no harm', async () => {
    const { hostile, next } = await after(EXERCISES[language].wrong);
    expect(hostile).toEqual(next.wrong.observations);
    expect(next).toEqual(await untouched);
  });
});
