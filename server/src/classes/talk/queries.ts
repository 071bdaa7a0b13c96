import type { Insertable } from 'kysely';
import type { KlasseSporsmalTable } from '../../database/class-tables.ts';
import type { Connection } from '../../database/connect.ts';

/** With what the teachers call the pupil; only of those who are in the class still. */
function questions(connection: Connection) {
  return connection
    .selectFrom('klasse_sporsmal')
    .innerJoin('klasse_elev', (join) =>
      join
        .onRef('klasse_elev.klasse_id', '=', 'klasse_sporsmal.klasse_id')
        .onRef('klasse_elev.player_id', '=', 'klasse_sporsmal.player_id'),
    )
    .innerJoin('player', 'player.id', 'klasse_sporsmal.player_id')
    .leftJoin('poeng_ledger', (join) =>
      join
        .onRef('poeng_ledger.player_id', '=', 'klasse_sporsmal.player_id')
        .onRef('poeng_ledger.doc_slug', '=', 'klasse_sporsmal.doc_slug')
        .onRef('poeng_ledger.blokk_slug', '=', 'klasse_sporsmal.blokk_slug')
        .onRef('poeng_ledger.earned_at', '>=', 'klasse_sporsmal.at'),
    )
    .selectAll('klasse_sporsmal')
    .select(['klasse_elev.name', 'poeng_ledger.earned_at as solved_at'])
    .where('player.deleted_at', 'is', null);
}
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

/** The newest first. */
export function listQuestions(connection: Connection, classId: string, playerId: number | undefined, limit: number) {
  let query = questions(connection).where('klasse_sporsmal.klasse_id', '=', classId);
  if (playerId !== undefined) query = query.where('klasse_sporsmal.player_id', '=', playerId);
  return query.orderBy('klasse_sporsmal.id', 'desc').limit(limit).execute();
}

/** Those that nobody has answered, the oldest first; those answered since then after them. */
export function listQuestionsForBoard(connection: Connection, classId: string, answeredSince: number, limit: number) {
  return questions(connection)
    .select((eb) =>
      eb
        .selectFrom('klasse_kommentar')
        .select(({ fn }) => fn.max('klasse_kommentar.at').as('at'))
        .whereRef('klasse_kommentar.sporsmal_id', '=', 'klasse_sporsmal.id')
        .as('answered_at'),
    )
    .where('klasse_sporsmal.klasse_id', '=', classId)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        not(
          exists(
            selectFrom('klasse_kommentar')
              .select('klasse_kommentar.id')
              .whereRef('klasse_kommentar.sporsmal_id', '=', 'klasse_sporsmal.id'),
          ),
        ),
        eb('klasse_sporsmal.at', '>=', answeredSince),
      ]),
    )
    .orderBy('answered_at', (order) => order.asc().nullsFirst())
    .orderBy('klasse_sporsmal.id')
    .limit(limit)
    .execute();
}

/** In classes that are in use, the newest first. */
export function listQuestionsOfPupil(
  connection: Connection,
  playerId: number,
  docSlug: string | undefined,
  limit: number,
) {
  let query = questions(connection)
    .innerJoin('klasse', 'klasse.id', 'klasse_sporsmal.klasse_id')
    .where('klasse.archived_at', 'is', null)
    .where('klasse_sporsmal.player_id', '=', playerId);
  if (docSlug !== undefined) query = query.where('klasse_sporsmal.doc_slug', '=', docSlug);
  return query.orderBy('klasse_sporsmal.id', 'desc').limit(limit).execute();
}

export async function findQuestion(connection: Connection, classId: string, id: number) {
  return questions(connection)
    .where('klasse_sporsmal.klasse_id', '=', classId)
    .where('klasse_sporsmal.id', '=', id)
    .executeTakeFirst();
}

export async function insertQuestion(
  transaction: Connection,
  row: Omit<Insertable<KlasseSporsmalTable>, 'id'>,
): Promise<number> {
  const { id } = await transaction.insertInto('klasse_sporsmal').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

export async function removeQuestion(
  connection: Connection,
  classId: string,
  id: number,
  playerId: number,
): Promise<boolean> {
  const removed = await connection
    .deleteFrom('klasse_sporsmal')
    .where('id', '=', id)
    .where('klasse_id', '=', classId)
    .where('player_id', '=', playerId)
    .returning('id')
    .execute();
  return removed.length > 0;
}

export async function countQuestions(connection: Connection, classId: string, playerId: number): Promise<number> {
  const { rows } = await connection
    .selectFrom('klasse_sporsmal')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('klasse_id', '=', classId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** The newest first. */
export function listKept(connection: Connection, classId: string) {
  return connection
    .selectFrom('klasse_fast_kommentar')
    .select(['id', 'txt'])
    .where('klasse_id', '=', classId)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertKept(
  transaction: Connection,
  row: { klasse_id: string; author_id: number; txt: string; at: number },
): Promise<void> {
  await transaction.insertInto('klasse_fast_kommentar').values(row).execute();
}

export async function removeKept(connection: Connection, classId: string, id: number): Promise<boolean> {
  const removed = await connection
    .deleteFrom('klasse_fast_kommentar')
    .where('id', '=', id)
    .where('klasse_id', '=', classId)
    .returning('id')
    .execute();
  return removed.length > 0;
}
