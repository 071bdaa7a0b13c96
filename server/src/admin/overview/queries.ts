import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connect.ts';
import type { OutboxState } from '../../database/schema.ts';
import { NOBODY } from '../../player/queries.ts';

const COUNT = sql<number>`count(*)`.as('count');
const HOUR = sql<number>`cast(created_at / 3600000 as integer)`;

/**
 * The same people as the list of users shows. The other conditions are those of the partial indexes, so that the counts read
 * an index and not the table.
 */
export async function countUsers(connection: Connection) {
  const players = () => connection.selectFrom('player').select(COUNT).where('username_key', '!=', NOBODY);
  const { count: total } = await players().executeTakeFirstOrThrow();
  const { count: unconfirmed } = await players().where('confirmed_at', 'is', null).executeTakeFirstOrThrow();
  const { count: locked } = await players().where('locked_at', 'is not', null).executeTakeFirstOrThrow();
  const { count: superusers } = await players().where('is_superuser', '=', 1).executeTakeFirstOrThrow();
  return { total, unconfirmed, locked, superusers };
}

/** How many rows began in each hour since 1970, from some time on. */
export function countUsersPerHour(connection: Connection, from: number) {
  return connection
    .selectFrom('player')
    .select([HOUR.as('hour'), COUNT])
    .where('created_at', '>=', from)
    .where('username_key', '!=', NOBODY)
    .groupBy(HOUR)
    .execute();
}

export function countSignInsPerHour(connection: Connection, from: number) {
  return connection
    .selectFrom('session')
    .select([HOUR.as('hour'), COUNT])
    .where('created_at', '>=', from)
    .groupBy(HOUR)
    .execute();
}

export async function countMails(connection: Connection, state: OutboxState): Promise<number> {
  const { count } = await connection
    .selectFrom('outbox')
    .select(COUNT)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countExercisesSolved(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('poeng_ledger')
    .select(COUNT)
    .where('kind', '=', 'exercise')
    .executeTakeFirstOrThrow();
  return count;
}

export async function countContent(connection: Connection) {
  const { count: documents } = await connection.selectFrom('document').select(COUNT).executeTakeFirstOrThrow();
  const { count: staged } = await connection.selectFrom('stage').select(COUNT).executeTakeFirstOrThrow();
  const { count: comments } = await connection
    .selectFrom('blokk_kommentar')
    .select(COUNT)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { documents, staged, comments };
}

export async function describeDatabase({ kind, connection }: Database) {
  const { rows } = await (kind === 'postgres'
    ? sql<{ version: string; bytes: number }>`select current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`.execute(connection)
    : sql<{ version: string; bytes: number }>`select sqlite_version() as version,
        page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(connection));
  const [facts = { version: '', bytes: 0 }] = rows;
  return { kind, ...facts };
}
