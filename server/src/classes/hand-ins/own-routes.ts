import type * as operations from '@kodestien/contract/classes/hand-ins';
import type { OwnHandIn } from '@kodestien/contract/classes/hand-ins';
import { ProblemError } from '../../http/problem.ts';
import { ownClassOr404, ownOpenClassOr404 } from '../access.ts';
import { exerciseFinder, placeKey } from '../exercises.ts';
import { countCommentsOnHandIns } from '../line-comment-queries.ts';
import type { ClassHandler, ClassServices } from '../services.ts';
import { handInOr404 } from './hand-in.ts';
import { handedInBy, handIn, stateFor } from './handed-in.ts';
import * as queries from './queries.ts';

export const innleveringer: ClassHandler<typeof operations.innleveringer> = async ({ caller }, services) => {
  const rows = await queries.listHandInsOfPupil(services.connection, caller.player.id, services.now());
  return { results: await ownHandIns(services, caller.player.id, rows), at: services.now() };
};

export const innlevering: ClassHandler<typeof operations.innlevering> = async ({ query, caller }, services) => {
  const row = await ownClassOr404(services.connection, caller, query.id);
  return ownPrograms(services, caller.player.id, row, query.innlevering);
};

export const innleveringLever: ClassHandler<typeof operations.innleveringLever> = async (
  { body, caller },
  services,
) => {
  const { connection } = services;
  const row = await ownOpenClassOr404(connection, caller, body.id);
  await handIn(services, await handInOr404(connection, row, body.innlevering), caller.player.id);
  return ownPrograms(services, caller.player.id, row, body.innlevering);
};

async function ownPrograms(
  services: ClassServices,
  playerId: number,
  row: Awaited<ReturnType<typeof ownClassOr404>>,
  id: number,
) {
  const found = await handInOr404(services.connection, row, id);
  // Until it opens there is nothing to see.
  if (found.opens_at > services.now()) throw new ProblemError('hand_in_not_found');
  const [shown] = await ownHandIns(services, playerId, [{ ...found, class_name: row.name }]);
  if (!shown) throw new ProblemError('hand_in_not_found');
  const { programs } = await handedInBy(services, found, playerId);
  return { hand_in: shown, programs, at: services.now() };
}

type Row = Awaited<ReturnType<typeof queries.listHandInsOfPupil>>[number];

async function ownHandIns(services: ClassServices, playerId: number, rows: readonly Row[]): Promise<OwnHandIn[]> {
  const { connection } = services;
  const ids = rows.map(({ id }) => id);
  const exercises = await queries.listExercises(connection, ids);
  const docSlugs = [...new Set(exercises.map(({ doc_slug }) => doc_slug))];
  const [finder, solved, begun, tried, handedIn, times, comments] = await Promise.all([
    exerciseFinder(services),
    queries.listSolvedIn(connection, [playerId], docSlugs),
    queries.listBegun(connection, playerId, docSlugs),
    queries.listTriesIn(connection, [playerId], docSlugs),
    queries.listHandedIn(connection, ids),
    queries.listOwnTimes(connection, ids),
    countCommentsOnHandIns(connection, playerId, ids),
  ]);
  const isSolved = new Set(solved.map(placeKey));
  const isBegun = new Set([...begun, ...tried].map(placeKey));
  const now = services.now();
  return rows
    .map((row): OwnHandIn => {
      const isOwn = (one: { innlevering_id: number; player_id: number }) =>
        one.innlevering_id === row.id && one.player_id === playerId;
      const due_at = times.find(isOwn)?.due_at ?? row.due_at;
      const handed_in_at = handedIn.find(isOwn)?.at ?? null;
      return {
        id: row.klasse_id,
        class_name: row.class_name,
        innlevering: row.id,
        title: row.title,
        due_at,
        state: stateFor(row, due_at, now),
        late_ok: row.late_ok === 1,
        help_off: row.help_off === 1,
        handed_in_at,
        late: handed_in_at !== null && handed_in_at > due_at,
        comments: comments.get(row.id) ?? 0,
        exercises: exercises
          .filter(({ innlevering_id }) => innlevering_id === row.id)
          .flatMap((place) => finder.find(place) ?? [])
          .map((place) => ({
            ...place,
            solved: isSolved.has(placeKey(place)),
            begun: isBegun.has(placeKey(place)),
          })),
      };
    })
    .toSorted((a, b) => a.due_at - b.due_at || a.innlevering - b.innlevering);
}
