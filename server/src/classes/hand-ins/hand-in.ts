import type { HandIn, HandInGrid, HandInPupil } from '@kodestien/contract/classes/hand-ins';
import { HAND_IN_EXERCISES_MAX } from '@kodestien/contract/classes/rules';
import type { InnleveringRow, KlasseRow } from '../../database/class-tables.ts';
import type { Connection } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { type ExercisePlace, exerciseFinder, placeKey } from '../exercises.ts';
import { inNorwegian } from '../names.ts';
import { listPupilNames } from '../queries.ts';
import type { ClassServices } from '../services.ts';
import * as queries from './queries.ts';

export async function handInOr404(connection: Connection, row: KlasseRow, id: number): Promise<InnleveringRow> {
  const found = await queries.findHandIn(connection, row.id, id);
  if (!found) throw new ProblemError('hand_in_not_found');
  return found;
}

type Item = { doc_slug: string; blokk_slug?: string };

/** Each exercise once, in the order in which they were chosen; a lesson is all of its exercises. */
export async function exercisesOr400(services: ClassServices, items: readonly Item[]): Promise<ExercisePlace[]> {
  const finder = await exerciseFinder(services);
  const chosen = items.flatMap(({ doc_slug, blokk_slug }) => {
    const found = blokk_slug === undefined ? finder.ofLesson(doc_slug) : [finder.find({ doc_slug, blokk_slug })];
    const known = found.filter((one) => one !== undefined);
    if (known.length === 0) throw wrong('items');
    return known;
  });
  const once = [...new Map(chosen.map((one) => [placeKey(one), one])).values()];
  if (once.length > HAND_IN_EXERCISES_MAX) throw wrong('items');
  return once.map(({ doc_slug, blokk_slug }) => ({ doc_slug, blokk_slug }));
}

/** Nothing is due before it opens. */
export function checkTimes({ opens_at, due_at }: Pick<InnleveringRow, 'opens_at' | 'due_at'>): void {
  if (due_at <= opens_at) throw wrong('due_at');
}

function wrong(field: string): ProblemError {
  return new ProblemError('validation_failed', { fields: [{ field, code: 'field_not_allowed' }] });
}

/** Several hand-ins of one class as its teachers see them. */
export async function shownHandIns(
  services: ClassServices,
  classId: string,
  rows: readonly InnleveringRow[],
): Promise<HandIn[]> {
  const { connection } = services;
  const ids = rows.map(({ id }) => id);
  const [finder, exercises, handedIn, pupils] = await Promise.all([
    exerciseFinder(services),
    queries.listExercises(connection, ids),
    queries.listHandedIn(connection, ids),
    listPupilNames(connection, classId),
  ]);
  return rows.map((row) => ({
    innlevering: row.id,
    title: row.title,
    opens_at: row.opens_at,
    due_at: row.due_at,
    late_ok: row.late_ok === 1,
    help_off: row.help_off === 1,
    closed_at: row.closed_at,
    // What an author has taken out of the courses since is left out.
    exercises: exercises
      .filter(({ innlevering_id }) => innlevering_id === row.id)
      .flatMap((place) => finder.find(place) ?? []),
    handed_in: handedIn.filter(({ innlevering_id }) => innlevering_id === row.id).length,
    pupils: pupils.length,
  }));
}

export async function shownHandIn(services: ClassServices, row: InnleveringRow): Promise<HandIn> {
  const [shown] = await shownHandIns(services, row.klasse_id, [row]);
  if (!shown) throw new Error(`The hand-in ${row.id} was there a moment ago.`);
  return shown;
}

/** Every pupil and exercise. Before someone has handed in, only what the board of the class shows as well. */
export async function gridOf(services: ClassServices, row: InnleveringRow): Promise<HandInGrid> {
  const { connection } = services;
  const hand_in = await shownHandIn(services, row);
  const names = await listPupilNames(connection, row.klasse_id);
  const playerIds = names.map(({ id }) => id);
  const docSlugs = [...new Set(hand_in.exercises.map(({ doc_slug }) => doc_slug))];
  const [solved, tried, handedIn, answers, times] = await Promise.all([
    queries.listSolvedIn(connection, playerIds, docSlugs),
    queries.listTriesIn(connection, playerIds, docSlugs),
    queries.listHandedIn(connection, [row.id]),
    queries.listAnswerStates(connection, row.id),
    queries.listOwnTimes(connection, [row.id]),
  ]);
  const key = (one: ExercisePlace & { player_id: number }) => `${one.player_id} ${placeKey(one)}`;
  const isSolved = new Set(solved.map(key));
  const tries = new Map(tried.map((one) => [key(one), one.tries]));
  const answered = new Map(answers.map((one) => [key(one), one.solved === 1]));
  const handedInAt = new Map(handedIn.map(({ player_id, at }) => [player_id, at]));
  const ownTime = new Map(times.map(({ player_id, due_at }) => [player_id, due_at]));
  const pupils = names
    .map(({ id, name }): HandInPupil => {
      const due_at = ownTime.get(id) ?? row.due_at;
      const at = handedInAt.get(id) ?? null;
      return {
        id,
        name,
        due_at,
        more_time: ownTime.has(id),
        handed_in_at: at,
        late: at !== null && at > due_at,
        cells: hand_in.exercises.map((place) => {
          const own = key({ ...place, player_id: id });
          const count = tries.get(own) ?? 0;
          const inHandIn = at === null ? undefined : answered.get(own);
          if (inHandIn ?? (at === null && isSolved.has(own))) return { state: 'solved', tries: count };
          if (inHandIn === false) return { state: 'handed_in', tries: count };
          return { state: count > 0 ? 'tried' : 'none', tries: count };
        }),
      };
    })
    .toSorted((a, b) => inNorwegian.compare(a.name, b.name));
  return { hand_in, pupils, at: services.now() };
}
