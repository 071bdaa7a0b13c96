import type { InnleveringRow } from '../../database/class-tables.ts';
import type { Connection } from '../../database/connect.ts';
import type { ExercisePlace } from '../exercises.ts';

export function findHandIn(connection: Connection, classId: string, id: number): Promise<InnleveringRow | undefined> {
  return connection
    .selectFrom('innlevering')
    .selectAll()
    .where('id', '=', id)
    .where('klasse_id', '=', classId)
    .executeTakeFirst();
}

/** The last due first. */
export function listHandIns(connection: Connection, classId: string): Promise<InnleveringRow[]> {
  return connection
    .selectFrom('innlevering')
    .selectAll()
    .where('klasse_id', '=', classId)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Those that have opened, of classes that are in use; with the pupil's own time and when they handed in. */
export function listHandInsOfPupil(connection: Connection, playerId: number, now: number) {
  return connection
    .selectFrom('innlevering')
    .innerJoin('klasse', 'klasse.id', 'innlevering.klasse_id')
    .innerJoin('klasse_elev', 'klasse_elev.klasse_id', 'innlevering.klasse_id')
    .selectAll('innlevering')
    .select('klasse.name as class_name')
    .where('klasse_elev.player_id', '=', playerId)
    .where('klasse.archived_at', 'is', null)
    .where('innlevering.opens_at', '<=', now)
    .orderBy('innlevering.due_at')
    .orderBy('innlevering.id')
    .execute();
}

export async function countHandIns(connection: Connection, classId: string): Promise<number> {
  const { rows } = await connection
    .selectFrom('innlevering')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('klasse_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

export async function insertHandIn(
  transaction: Connection,
  row: Omit<InnleveringRow, 'id' | 'closed_at'>,
): Promise<number> {
  const { id } = await transaction.insertInto('innlevering').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

export async function setHandIn(
  transaction: Connection,
  id: number,
  changes: Partial<Omit<InnleveringRow, 'id' | 'klasse_id'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await transaction.updateTable('innlevering').set(changes).where('id', '=', id).execute();
}

export async function removeHandIn(transaction: Connection, classId: string, id: number): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('innlevering')
    .where('id', '=', id)
    .where('klasse_id', '=', classId)
    .returning('id')
    .execute();
  return removed.length > 0;
}

/** Of several hand-ins at once, each in the order that its teacher chose. */
export function listExercises(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return connection
    .selectFrom('innlevering_oppgave')
    .select(['innlevering_id', 'doc_slug', 'blokk_slug'])
    .where('innlevering_id', 'in', ids)
    .orderBy('innlevering_id')
    .orderBy('position')
    .execute();
}

export async function setExercises(
  transaction: Connection,
  innlevering_id: number,
  places: readonly ExercisePlace[],
): Promise<void> {
  await transaction.deleteFrom('innlevering_oppgave').where('innlevering_id', '=', innlevering_id).execute();
  await transaction
    .insertInto('innlevering_oppgave')
    .values(
      places.map(({ doc_slug, blokk_slug }, index) => ({ innlevering_id, position: index + 1, doc_slug, blokk_slug })),
    )
    .execute();
}

/** Who is in the class still and has handed in, by hand-in. */
export function listHandedIn(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return connection
    .selectFrom('innlevering_levert')
    .innerJoin('innlevering', 'innlevering.id', 'innlevering_levert.innlevering_id')
    .innerJoin('klasse_elev', (join) =>
      join
        .onRef('klasse_elev.klasse_id', '=', 'innlevering.klasse_id')
        .onRef('klasse_elev.player_id', '=', 'innlevering_levert.player_id'),
    )
    .innerJoin('player', 'player.id', 'innlevering_levert.player_id')
    .select(['innlevering_levert.innlevering_id', 'innlevering_levert.player_id', 'innlevering_levert.at'])
    .where('innlevering_levert.innlevering_id', 'in', ids)
    .where('player.deleted_at', 'is', null)
    .execute();
}

export function listOwnTimes(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return connection.selectFrom('innlevering_frist').selectAll().where('innlevering_id', 'in', ids).execute();
}

export async function setOwnTime(
  transaction: Connection,
  row: { innlevering_id: number; player_id: number; due_at: number },
): Promise<void> {
  const { due_at } = row;
  await transaction
    .insertInto('innlevering_frist')
    .values(row)
    .onConflict((conflict) => conflict.columns(['innlevering_id', 'player_id']).doUpdateSet({ due_at }))
    .execute();
}

export async function removeOwnTime(transaction: Connection, id: number, playerId: number): Promise<void> {
  await transaction
    .deleteFrom('innlevering_frist')
    .where('innlevering_id', '=', id)
    .where('player_id', '=', playerId)
    .execute();
}

/** How each exercise ended that was handed in; without the programs. */
export function listAnswerStates(connection: Connection, id: number) {
  return connection
    .selectFrom('innlevering_svar')
    .select(['player_id', 'doc_slug', 'blokk_slug', 'solved'])
    .where('innlevering_id', '=', id)
    .execute();
}

export function listPrograms(connection: Connection, id: number, playerId: number) {
  return connection
    .selectFrom('innlevering_svar')
    .select(['doc_slug', 'blokk_slug', 'human_lang', 'program', 'solved'])
    .where('innlevering_id', '=', id)
    .where('player_id', '=', playerId)
    .execute();
}

type HandedInProgram = ExercisePlace & { human_lang: '_no' | '_eng'; program: string; solved: 0 | 1 };

/** All of it takes the place of what was handed in before. */
export async function setHandedIn(
  transaction: Connection,
  innlevering_id: number,
  player_id: number,
  programs: readonly HandedInProgram[],
  at: number,
): Promise<void> {
  await transaction
    .insertInto('innlevering_levert')
    .values({ innlevering_id, player_id, at })
    .onConflict((conflict) => conflict.columns(['innlevering_id', 'player_id']).doUpdateSet({ at }))
    .execute();
  await transaction
    .deleteFrom('innlevering_svar')
    .where('innlevering_id', '=', innlevering_id)
    .where('player_id', '=', player_id)
    .execute();
  await transaction
    .insertInto('innlevering_svar')
    .values(programs.map((program) => ({ innlevering_id, player_id, ...program })))
    .execute();
}

/** What pupils have solved in these lessons. */
export function listSolvedIn(connection: Connection, playerIds: readonly number[], docSlugs: readonly string[]) {
  if (playerIds.length === 0 || docSlugs.length === 0) return Promise.resolve([]);
  return connection
    .selectFrom('poeng_ledger')
    .select(['player_id', 'doc_slug', 'blokk_slug', 'earned_at'])
    .where('player_id', 'in', playerIds)
    .where('doc_slug', 'in', docSlugs)
    .execute();
}

/** Failed answers of pupils in these lessons. */
export async function listTriesIn(connection: Connection, playerIds: readonly number[], docSlugs: readonly string[]) {
  if (playerIds.length === 0 || docSlugs.length === 0) return [];
  const rows = await connection
    .selectFrom('attempt')
    .select(['player_id', 'doc_slug', 'blokk_slug'])
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('player_id', 'in', playerIds)
    .where('doc_slug', 'in', docSlugs)
    .where('passed', '=', 0)
    .groupBy(['player_id', 'doc_slug', 'blokk_slug'])
    .execute();
  return rows.map((row) => ({ ...row, tries: Number(row.tries) }));
}

/** The last answer to each exercise of these lessons that passed, and the last one of all; of each the newest row only. */
export function listLastAnswers(connection: Connection, playerId: number, docSlugs: readonly string[]) {
  if (docSlugs.length === 0) return Promise.resolve([]);
  return connection
    .selectFrom('attempt')
    .select(['doc_slug', 'blokk_slug', 'human_lang', 'answer', 'passed', 'at'])
    .where(
      'id',
      'in',
      connection
        .selectFrom('attempt')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('player_id', '=', playerId)
        .where('doc_slug', 'in', docSlugs)
        .groupBy(['doc_slug', 'blokk_slug', 'passed']),
    )
    .execute();
}

/** The newest draft of each exercise of these lessons, in each language. */
export function listLastDrafts(connection: Connection, playerId: number, docSlugs: readonly string[]) {
  if (docSlugs.length === 0) return Promise.resolve([]);
  return connection
    .selectFrom('draft')
    .select(['doc_slug', 'blokk_slug', 'human_lang', 'txt', 'saved_at'])
    .where('player_id', '=', playerId)
    .where('doc_slug', 'in', docSlugs)
    .orderBy('saved_at')
    .orderBy('revision')
    .execute();
}

/** In which exercises of these lessons someone has written something. */
export function listBegun(connection: Connection, playerId: number, docSlugs: readonly string[]) {
  if (docSlugs.length === 0) return Promise.resolve([]);
  return connection
    .selectFrom('draft')
    .select(['doc_slug', 'blokk_slug'])
    .distinct()
    .where('player_id', '=', playerId)
    .where('doc_slug', 'in', docSlugs)
    .execute();
}
