import { isExercise } from '@kodestien/contract/document/block-types';
import { loadContent } from '../../document/load.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const LESSON = 'python-variables';
export const DAY = 24 * 60 * 60_000;
const YEAR = { school_year: '2026/27', courses: ['python'] };

export type School = { id: string; token: string; code: string; tokens: Record<string, string> };
let number = 0;

/** A class with its teacher and these pupils, each under the name given. */
export async function schoolOn(app: TestApp, pupils: readonly string[]): Promise<School> {
  const teacher = await app.signedInTeacher(`larer${++number}`);
  const { body } = await app.post('klasse', { name: '10B', ...YEAR }, { token: teacher.access });
  const tokens: Record<string, string> = {};
  for (const name of pupils) {
    const { access } = await app.signedIn(`elev${++number}`);
    tokens[name] = access;
    await app.post('klasse_bli_med', { code: body.code, name }, { token: access });
  }
  return { id: body.id, token: teacher.access, code: body.code, tokens };
}

/** The first two exercises of a lesson, with their solutions. */
export async function exercisesOf(app: TestApp) {
  await loadContent(app.app.services.database);
  const lesson = await app.app.services.documents.sourceOf(LESSON);
  const [first, second] = lesson?.blocks.filter(isExercise) ?? [];
  if (!first || !second) throw new Error(`${LESSON} has no two exercises`);
  return { first, second };
}

export function handInOf(app: TestApp, { id }: Pick<School, 'id'>, more: object = {}) {
  const now = app.app.services.now();
  return {
    id,
    title: 'Variabler',
    items: [{ doc_slug: LESSON }],
    opens_at: now - 1000,
    due_at: now + DAY,
    late_ok: false,
    help_off: false,
    ...more,
  };
}

export async function elevId(app: TestApp, { id, token }: School, name: string): Promise<number> {
  const { body } = await app.get(`klasse?id=${id}`, { token });
  return body.members.find((pupil: { name: string }) => pupil.name === name).id;
}
