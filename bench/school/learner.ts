import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './calls.ts';
import type { Course, Exercise } from './exercises.ts';

export type Plan = {
  caller: Caller;
  access: string;
  course: Course;
  exercises: readonly Exercise[];
  seed: number;
  /** How much longer than THINKS and HANDS_IN they take. */
  pace?: number;
  onAnswered?: (exercise: Exercise, passed: boolean) => void;
};

/** Seconds between two actions, and between two answers that are handed in. */
export const THINKS = { from: 5, to: 10 };
export const HANDS_IN = { from: 30, to: 60 };
/** Of the actions between. */
export const ACTIONS = { read: 0.5, check: 0.35, draft: 0.1, comment: 0.05 };
/** Of the checked answers. */
export const WRONG = 0.6;

/** One learner, from arriving in the first seconds until the lesson is over. */
export async function learn(plan: Plan, until: number): Promise<void> {
  const random = randomFrom(plan.seed);
  const second = 1000 * (plan.pace ?? 1);
  const between = ({ from, to }: { from: number; to: number }) => (from + random() * (to - from)) * second;
  await pause(random() * THINKS.to * second);
  let handsInAt = performance.now() + random() * HANDS_IN.to * second;
  const drafts = new Map<Exercise, number>();
  while (performance.now() < until) {
    const exercise = pick(plan.exercises, random);
    if (performance.now() >= handsInAt) {
      await answer(plan, 'submit', exercise, exercise.right, true);
      handsInAt = performance.now() + between(HANDS_IN);
    } else await act(plan, exercise, random, drafts);
    await pause(Math.min(between(THINKS), Math.max(0, until - performance.now())));
  }
}

/** The learners of one course give the right answer to each of its exercises once, between them. */
export async function judgeEach(plans: readonly Plan[]): Promise<void> {
  const waiting = [...(plans[0]?.exercises ?? [])];
  await Promise.all(
    plans.map(async (plan) => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await answer(plan, 'check', next, next.right, true);
    }),
  );
}

async function act(plan: Plan, exercise: Exercise, random: () => number, drafts: Map<Exercise, number>): Promise<void> {
  const choice = random();
  if (choice < ACTIONS.read) return read(plan, exercise);
  if (choice < ACTIONS.read + ACTIONS.check) {
    const isWrong = random() < WRONG;
    return answer(plan, 'check', exercise, isWrong ? pick(exercise.wrong, random) : exercise.right, !isWrong);
  }
  const { caller, access } = plan;
  const place = { doc_slug: exercise.doc_slug, blokk_slug: exercise.blokk_slug };
  if (choice < ACTIONS.read + ACTIONS.check + ACTIONS.draft) {
    const txt = `${exercise.right}\n`.repeat(1 + Math.floor(random() * 3));
    const body = { ...place, human_lang: '_no', txt, base: drafts.get(exercise) ?? 0 };
    const saved = await caller.call<{ revision: number }>('save a draft', {
      method: 'PUT',
      path: '/api/oppgave_utkast',
      body,
      access,
    });
    if (saved) drafts.set(exercise, saved.revision);
    return;
  }
  const body = { id: randomUUID(), ...place, txt: 'Hvordan kom du på å gjøre det slik?' };
  await caller.call('write a comment', { method: 'POST', path: '/api/blokk_kommentar', body, access });
}

/** The calls that the web app makes when someone goes on to a lesson. */
async function read({ caller, access }: Plan, { doc_slug, blokk_slug }: Exercise): Promise<void> {
  await Promise.all([
    caller.call<{ slug: string }>('read: the lesson', { path: `/api/get_doc_slug?slug=${doc_slug}` }, ({ slug }) =>
      slug === doc_slug ? undefined : 'another document',
    ),
    caller.call('read: drafts', { path: `/api/oppgave_utkast?doc_slug=${doc_slug}`, access }),
    caller.call('read: progress', { path: '/api/fremgang', access }),
    caller.call('read: comments', { path: `/api/blokk?doc_slug=${doc_slug}&blokk_slug=${blokk_slug}` }),
  ]);
}

async function answer(
  { caller, access, course, onAnswered }: Plan,
  kind: 'submit' | 'check',
  exercise: Exercise,
  text: string,
  isRight: boolean,
): Promise<void> {
  const { doc_slug, blokk_slug } = exercise;
  const body = { doc_slug, blokk_slug, answer: text, human_lang: '_no' };
  const verdict = await caller.call<{ passed: boolean }>(
    `${kind}, ${course}`,
    { method: 'POST', path: '/api/oppgave_svar', body, access },
    ({ passed }) => (passed === isRight ? undefined : `${doc_slug}/${blokk_slug}: passed is ${passed}`),
  );
  if (verdict) onAnswered?.(exercise, verdict.passed);
}

function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** The same class every time. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
