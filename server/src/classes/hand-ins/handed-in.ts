import type { HandedIn } from '@kodestien/contract/classes/hand-ins';
import { isExercise } from '@kodestien/contract/document/block-types';
import type { InnleveringRow } from '../../database/class-tables.ts';
import type { Connection } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { lockPlayer } from '../../player/queries.ts';
import { type ExercisePlace, placeKey } from '../exercises.ts';
import { listCommentsOnHandIn } from '../line-comment-queries.ts';
import type { ClassServices } from '../services.ts';
import * as queries from './queries.ts';

/** open: until it is due. late: it was due, and is still taken in. */
export function stateFor(
  { late_ok, closed_at }: Pick<InnleveringRow, 'late_ok' | 'closed_at'>,
  dueAt: number,
  now: number,
): 'open' | 'late' | 'closed' {
  if (closed_at !== null) return 'closed';
  if (now <= dueAt) return 'open';
  return late_ok === 1 ? 'late' : 'closed';
}

export async function ownDueAt(connection: Connection, { id, due_at }: InnleveringRow, playerId: number) {
  const own = (await queries.listOwnTimes(connection, [id])).find(({ player_id }) => player_id === playerId);
  return own?.due_at ?? due_at;
}

/** The programs of one pupil with what the teachers have written on them, in the order of the exercises. */
export async function handedInBy({ connection }: ClassServices, row: InnleveringRow, playerId: number) {
  const [handedIn, programs, comments, exercises, due] = await Promise.all([
    queries.listHandedIn(connection, [row.id]),
    queries.listPrograms(connection, row.id, playerId),
    listCommentsOnHandIn(connection, row.id, playerId),
    queries.listExercises(connection, [row.id]),
    ownDueAt(connection, row, playerId),
  ]);
  const handed_in_at = handedIn.find(({ player_id }) => player_id === playerId)?.at ?? null;
  const order = exercises.map(placeKey);
  const commentsAt = Map.groupBy(comments, placeKey);
  return {
    handed_in_at,
    late: handed_in_at !== null && handed_in_at > due,
    programs: programs
      .toSorted((a, b) => order.indexOf(placeKey(a)) - order.indexOf(placeKey(b)))
      .map(
        ({ solved, ...program }): HandedIn => ({
          ...program,
          solved: solved === 1,
          comments: (commentsAt.get(placeKey(program)) ?? []).map(({ id, line, txt, at, by }) => ({
            id,
            line,
            txt,
            at,
            by,
          })),
        }),
      ),
  };
}

/** What is there now of each exercise is what is handed in: the program that solved it, or what was written last. */
export async function handIn(services: ClassServices, row: InnleveringRow, playerId: number): Promise<void> {
  const { connection, database } = services;
  await connection.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, database.kind, playerId);
    // Read again: the teacher may have closed it a moment ago.
    const current = await queries.findHandIn(transaction, row.klasse_id, row.id);
    const now = services.now();
    if (!current || current.opens_at > now) throw new ProblemError('hand_in_not_found');
    if (stateFor(current, await ownDueAt(transaction, current, playerId), now) === 'closed') {
      throw new ProblemError('hand_in_closed');
    }
    const places = await queries.listExercises(transaction, [row.id]);
    const programs = await programsOf(services, transaction, playerId, places);
    if (programs.length === 0) throw new ProblemError('nothing_to_hand_in');
    await queries.setHandedIn(transaction, row.id, playerId, programs, now);
  });
}

async function programsOf(
  services: ClassServices,
  transaction: Connection,
  playerId: number,
  places: readonly ExercisePlace[],
) {
  const docSlugs = [...new Set(places.map(({ doc_slug }) => doc_slug))];
  const answers = await queries.listLastAnswers(transaction, playerId, docSlugs);
  const drafts = await queries.listLastDrafts(transaction, playerId, docSlugs);
  const solved = new Set((await queries.listSolvedIn(transaction, [playerId], docSlugs)).map(placeKey));
  const sources = new Map(
    await Promise.all(docSlugs.map(async (slug) => [slug, await services.documents.sourceOf(slug)] as const)),
  );
  return places.flatMap((place) => {
    const key = placeKey(place);
    const here = answers.filter((one) => placeKey(one) === key);
    const right = here.find(({ passed }) => passed === 1);
    const draft = drafts.findLast((one) => placeKey(one) === key);
    const answer = here.toSorted((a, b) => b.at - a.at)[0];
    const written = draft && { human_lang: draft.human_lang, answer: draft.txt, at: draft.saved_at };
    const last = written && written.at > (answer?.at ?? 0) ? written : answer;
    const chosen = right ?? last;
    if (!chosen || chosen.answer.trim() === '') return [];
    const block = sources.get(place.doc_slug)?.blocks.find(({ slug }) => slug === place.blokk_slug);
    // What the author wrote to begin with is nobody's answer.
    if (!right && block && isExercise(block) && block.starter[chosen.human_lang] === chosen.answer) return [];
    return [
      {
        doc_slug: place.doc_slug,
        blokk_slug: place.blokk_slug,
        human_lang: chosen.human_lang,
        program: chosen.answer,
        solved: right || solved.has(key) ? (1 as const) : (0 as const),
      },
    ];
  });
}
