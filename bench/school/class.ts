import { setTimeout as pause } from 'node:timers/promises';
import { type Call, createCaller } from './calls.ts';
import type { Course, Exercises } from './exercises.ts';
import { judgeEach, learn, type Plan } from './learner.ts';
import { type ProcessorTime, watchProcessors } from './processors.ts';
import type { Setup } from './setups.ts';
import { PASSWORD, signUp } from './sign-up.ts';

/** The teacher says: sign in. */
const SIGN_INS_WITHIN_MS = 10_000;
const COME_BACK_MS = 5000;

export type Lesson = { learners: number; seconds: number };

/** Everybody signs up and in; the sandboxes are warmed up; then the class works for as long as the options say. */
export async function holdClass(
  setup: Setup,
  exercises: Exercises,
  { learners, seconds }: Lesson,
): Promise<{ calls: Call[]; used: ProcessorTime }> {
  const courses = Object.keys(exercises) as Course[];
  const caller = createCaller(setup.address);
  const people = await signUp(setup, learners);
  const plans = await Promise.all(
    people.map(async (username, index): Promise<Plan> => {
      const body = { username, password: PASSWORD };
      const request = { method: 'POST', path: '/api/token/', body } as const;
      await pause((index / learners) * SIGN_INS_WITHIN_MS);
      const signIn = () => caller.call<{ access: string }>('sign in, within 10 s', request);
      // Anyone who is asked to come back does; the report counts it.
      const tokens = (await signIn()) ?? (await pause(COME_BACK_MS).then(signIn));
      if (!tokens) throw new Error(`${username} cannot sign in: ${caller.calls.find(({ issue }) => issue)?.issue}`);
      const course = courses[index % courses.length] ?? 'Python';
      return { caller, access: tokens.access, course, exercises: exercises[course], seed: index + 1 };
    }),
  );
  const signIns = caller.calls.splice(0);
  // A school has used its server before: the sandboxes run, and of each exercise the right result is known.
  await Promise.all(courses.map((course) => judgeEach(plans.filter((plan) => plan.course === course))));
  caller.calls.length = 0;

  const stopWatching = watchProcessors(setup.processes);
  const until = performance.now() + seconds * 1000;
  await Promise.all(plans.map((plan) => learn(plan, until)));
  return { calls: [...signIns, ...caller.calls], used: stopWatching() };
}
