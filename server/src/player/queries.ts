import { randomInt } from 'node:crypto';
import { emailKey, usernameKey } from '@kodestien/contract/account/rules';
import type { Connection, DatabaseKind } from '../database/connect.ts';
import type { NewPlayer, PlayerRow } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';

export function findPlayerById(connection: Connection, id: number): Promise<PlayerRow | undefined> {
  return connection.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A username holds no @, so the two cannot be mistaken for each other. */
export function findPlayerByName(connection: Connection, usernameOrEmail: string): Promise<PlayerRow | undefined> {
  const query = connection.selectFrom('player').selectAll();
  return usernameOrEmail.includes('@')
    ? query.where('email_key', '=', emailKey(usernameOrEmail)).executeTakeFirst()
    : query.where('username_key', '=', usernameKey(usernameOrEmail)).executeTakeFirst();
}

/** In use, or given up so recently that it is still reserved for its last owner. */
export async function isUsernameTaken(
  connection: Connection,
  username: string,
  now: number,
  exceptFor = 0,
): Promise<boolean> {
  const key = usernameKey(username);
  const inUse = await connection
    .selectFrom('player')
    .select('id')
    .where('username_key', '=', key)
    .where('id', '!=', exceptFor)
    .executeTakeFirst();
  if (inUse) return true;
  const givenUp = await connection
    .selectFrom('username_history')
    .select('player_id')
    .where('username_key', '=', key)
    .where('player_id', '!=', exceptFor)
    .where('kept_until', '>', now)
    .executeTakeFirst();
  return givenUp !== undefined;
}

export async function isEmailInUse(connection: Connection, email: string, exceptFor = 0): Promise<boolean> {
  const row = await connection
    .selectFrom('player')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('id', '!=', exceptFor)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives undefined when the username or the e-mail address was taken in the meantime. */
export async function insertPlayer(connection: Connection, player: NewPlayer): Promise<number | undefined> {
  const row = await connection
    .insertInto('player')
    // Starts at a random number: in a new database with the same secret, ids come again, and old tokens must not work.
    .values({ api_tok_version: randomInt(1, 1_000_000_000), ...player })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function confirmPlayer(connection: Connection, id: number, now: number): Promise<string> {
  const row = await connection
    .updateTable('player')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('id', '=', id)
    .returning('username')
    .executeTakeFirstOrThrow();
  return row.username;
}

/** Nobody else changes this player until the transaction ends. SQLite has one writer at a time anyway. */
export function lockPlayer(transaction: Connection, kind: DatabaseKind, id: number): Promise<PlayerRow | undefined> {
  return transaction
    .selectFrom('player')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/**
 * The player as it is now, locked. Comparing a password takes a while: if it was changed meanwhile, the one that was
 * compared opens nothing any more.
 */
export async function holdPlayer(
  transaction: Connection,
  kind: DatabaseKind,
  compared: Pick<PlayerRow, 'id' | 'password_hash'>,
): Promise<PlayerRow> {
  const player = await lockPlayer(transaction, kind, compared.id);
  if (player?.password_hash !== compared.password_hash) throw new ProblemError('wrong_credentials');
  return player;
}

/** Every api_tok that was given out before is invalid from now on. */
export async function renewApiTok(connection: Connection, id: number): Promise<number> {
  const row = await connection
    .updateTable('player')
    .set((eb) => ({ api_tok_version: eb('api_tok_version', '+', 1) }))
    .where('id', '=', id)
    .returning('api_tok_version')
    .executeTakeFirstOrThrow();
  return row.api_tok_version;
}

export async function setDeleted(connection: Connection, playerId: number, deleted_at: number | null): Promise<void> {
  await connection.updateTable('player').set({ deleted_at }).where('id', '=', playerId).execute();
}

/** The username that everything written by deleted people is under. Reserved, so it can be nobody's own. */
export const NOBODY = 'slettet';

/** Accounts that were made without an e-mail address have one that no mail is sent to. */
const NO_EMAIL = '@localhost';
export function hasNoEmail({ email }: Pick<PlayerRow, 'email'>): boolean {
  return email.endsWith(NO_EMAIL);
}
export function addressOfNobody(id: string): string {
  return `${id}${NO_EMAIL}`;
}
