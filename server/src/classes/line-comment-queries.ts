import type { Connection } from '../database/connect.ts';

function comments(connection: Connection) {
  return connection
    .selectFrom('klasse_kommentar')
    .leftJoin('player as author', 'author.id', 'klasse_kommentar.author_id')
    .select(['klasse_kommentar.id', 'klasse_kommentar.line', 'klasse_kommentar.txt', 'klasse_kommentar.at'])
    .select(['klasse_kommentar.doc_slug', 'klasse_kommentar.blokk_slug', 'klasse_kommentar.sporsmal_id'])
    .select(['author.full_name', 'author.username'])
    .orderBy('klasse_kommentar.id');
}
type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['execute']>>[number];

function named({ full_name, username, ...row }: CommentRow) {
  return { ...row, by: full_name || username || '' };
}

export async function listAnswers(connection: Connection, questionIds: readonly number[]) {
  if (questionIds.length === 0) return [];
  return (await comments(connection).where('sporsmal_id', 'in', questionIds).execute()).map(named);
}

export async function listCommentsOnHandIn(connection: Connection, handInId: number, playerId: number) {
  const rows = await comments(connection)
    .where('innlevering_id', '=', handInId)
    .where('klasse_kommentar.player_id', '=', playerId)
    .execute();
  return rows.map(named);
}

/** By hand-in: how many lines of the pupil's programs the teachers have written on. */
export async function countCommentsOnHandIns(
  connection: Connection,
  playerId: number,
  handInIds: readonly number[],
): Promise<Map<number, number>> {
  if (handInIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('klasse_kommentar')
    .select('innlevering_id')
    .select(({ fn }) => fn.countAll<number>().as('comments'))
    .where('player_id', '=', playerId)
    .where('innlevering_id', 'in', handInIds)
    .groupBy('innlevering_id')
    .execute();
  return new Map(rows.map(({ innlevering_id, comments }) => [Number(innlevering_id), Number(comments)]));
}

export async function countComments(connection: Connection, classId: string, playerId: number): Promise<number> {
  const { rows } = await connection
    .selectFrom('klasse_kommentar')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('klasse_id', '=', classId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

type NewComment = {
  klasse_id: string;
  player_id: number;
  author_id: number;
  sporsmal_id: number | null;
  innlevering_id: number | null;
  doc_slug: string;
  blokk_slug: string;
  line: number;
  txt: string;
  at: number;
};

export async function insertLineComment(transaction: Connection, row: NewComment): Promise<number> {
  const { id } = await transaction.insertInto('klasse_kommentar').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

/** The pupil whose program it was on; undefined if there is no such comment in the class. */
export async function removeLineComment(connection: Connection, classId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('klasse_kommentar')
    .where('id', '=', id)
    .where('klasse_id', '=', classId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
