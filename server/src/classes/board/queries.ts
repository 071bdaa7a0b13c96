import type { Connection } from '../../database/connect.ts';

/** `pupils`: only of these, who are in the class. */
type OfClass = { id: string; pupils?: readonly number[] | undefined };
export type OfLesson = OfClass & { docSlug: string };

function pupilIds(connection: Connection, { id, pupils }: OfClass) {
  return pupils ?? connection.selectFrom('klasse_elev').select('player_id').where('klasse_id', '=', id);
}

/** What has been solved in the lesson, by whom. */
export function listSolved(connection: Connection, { docSlug, ...of }: OfLesson) {
  return connection
    .selectFrom('poeng_ledger')
    .select(['player_id', 'blokk_slug', 'earned_at as at'])
    .where('player_id', 'in', pupilIds(connection, of))
    .where('doc_slug', '=', docSlug)
    .execute();
}

/** Failed answers to each block of the lesson: how many, the first and the last. */
export async function listFailed(connection: Connection, { docSlug, ...of }: OfLesson) {
  const rows = await connection
    .selectFrom('attempt')
    .select(['player_id', 'blokk_slug'])
    .select(({ fn }) => [
      fn.countAll<number>().as('tries'),
      fn.min('at').as('first_at'),
      fn.max('at').as('last_at'),
      fn.max('id').as('last_id'),
    ])
    .where('player_id', 'in', pupilIds(connection, of))
    .where('doc_slug', '=', docSlug)
    .where('passed', '=', 0)
    .groupBy(['player_id', 'blokk_slug'])
    .execute();
  return rows.map((row) => ({ ...row, tries: Number(row.tries) }));
}

/** When each draft of the lesson was last written on; never what is in it. */
export function listDrafted(connection: Connection, { docSlug, ...of }: OfLesson) {
  return connection
    .selectFrom('draft')
    .select(['player_id', 'blokk_slug'])
    .select(({ fn }) => fn.max('saved_at').as('at'))
    .where('player_id', 'in', pupilIds(connection, of))
    .where('doc_slug', '=', docSlug)
    .groupBy(['player_id', 'blokk_slug'])
    .execute();
}

/** When each pupil last came to a place in any lesson. */
export function listLastSeen(connection: Connection, id: string) {
  return connection
    .selectFrom('reading_place')
    .select('player_id')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('player_id', 'in', pupilIds(connection, { id }))
    .groupBy('player_id')
    .execute();
}

export function listAttemptsById(connection: Connection, ids: readonly number[]) {
  return connection
    .selectFrom('attempt')
    .select(['id', 'player_id', 'blokk_slug', 'human_lang', 'answer'])
    .select(['failed_check', 'failed_got', 'failed_error', 'failed_line'])
    .where('id', 'in', ids)
    .execute();
}

/** The lesson that the class has answered in last. */
export async function findLastLesson(connection: Connection, id: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('attempt')
    .select('doc_slug')
    .where('player_id', 'in', pupilIds(connection, { id }))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.doc_slug;
}

export async function listAttempts(connection: Connection, playerId: number, docSlug: string) {
  const rows = await connection
    .selectFrom('attempt')
    .select(['id', 'blokk_slug', 'human_lang', 'answer', 'passed', 'counts', 'at', 'hints'])
    .select(['failed_check', 'failed_got', 'failed_error', 'failed_line'])
    .where('player_id', '=', playerId)
    .where('doc_slug', '=', docSlug)
    .orderBy('id')
    .execute();
  return rows.map(({ failed_check, failed_got, failed_error, failed_line, passed, counts, ...row }) => ({
    ...row,
    passed: passed === 1,
    counts: counts === 1,
    check: failed_check,
    got: failed_got,
    error: failed_error,
    line: failed_line,
  }));
}
