import { type Check, judge } from '../../judge/judge.ts';
import type { Limits, Observation } from '../../judge/observation.ts';
import type { Grader, JudgedLanguage } from '../grader.ts';
import type { Task } from '../task.ts';
import { EXERCISES } from './next-learner-exercises.ts';

/** What the next learners hand in, in one language. The checks are the same for all of them. */
export type Exercise = {
  checks: readonly Check[];
  limits: Limits;
  /** Passes every check. */
  right: Task['source'];
  /** Fails the first check, and says everything that it finds out about where it runs: files, globals, descriptors. */
  wrong: Task['source'];
};

/** What the next learners got. All of it is plain data, so that one comparison finds every trace of another program. */
export type NextLearners = {
  right: { states: readonly string[]; observations: readonly Observation[] };
  wrong: { states: readonly string[]; observations: readonly Observation[] };
};

export type NextLearnerTest = {
  /** What the next learners get when nobody was there before them. */
  untouched: Promise<NextLearners>;
  /**
   * Runs a hostile program, then the next learners. All are put in the queue at once, so that in a grader with one
   * child (`size: 1`) they follow directly upon each other, in that child or in the one that replaced it.
   */
  after(source: Task['source']): Promise<{ hostile: readonly Observation[]; next: NextLearners }>;
  /** The next learners alone, after a program that the test has put in the queue itself. */
  next(): Promise<NextLearners>;
};

/**
 * For tests of hostile programs in any language: `expect(next).toEqual(await untouched)` says that the next right answer
 * passes, the next wrong answer fails, and nothing of the hostile program is in any of the answers.
 */
export function createNextLearnerTest(
  grader: Grader,
  language: JudgedLanguage,
  exercise: Exercise = EXERCISES[language],
): NextLearnerTest {
  const { checks, limits, ...sources } = exercise;
  const inputs = checks.map(({ input }) => input);
  const observe = (source: Task['source']) => grader.observe({ language, source, inputs, limits, key: 'learner' });

  // Taken once, before any hostile program, and never again: a verdict always compares with this.
  const reference = observe(sources.right);
  const firstWrong = observe(sources.wrong);
  const nextLearners = async (right: readonly Observation[], wrong: readonly Observation[]): Promise<NextLearners> => {
    const expected = await reference;
    const got = (observations: readonly Observation[]) => ({
      states: judge(checks, observations, expected).map(({ state }) => state),
      observations,
    });
    return { right: got(right), wrong: got(wrong) };
  };

  async function next(): Promise<NextLearners> {
    const [right, wrong] = await Promise.all([observe(sources.right), observe(sources.wrong)]);
    return nextLearners(right, wrong);
  }

  return {
    untouched: Promise.all([reference, firstWrong]).then(([right, wrong]) => nextLearners(right, wrong)),
    async after(source) {
      const [hostile, following] = await Promise.all([observe(source), next()]);
      return { hostile, next: following };
    },
    next,
  };
}
