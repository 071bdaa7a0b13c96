import { emailKey, usernameKey } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';
import type { NewPlayer, PlayerRow } from '../database/schema.ts';

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

export async function isUsernameKept(connection: Connection, username: string): Promise<boolean> {
  const row = await connection
    .selectFrom('player')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return row !== undefined;
}

export async function isEmailKept(connection: Connection, email: string): Promise<boolean> {
  const row = await connection
    .selectFrom('player')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives undefined when the username or the e-mail address was taken in the meantime. */
export async function insertPlayer(connection: Connection, player: NewPlayer): Promise<number | undefined> {
  const row = await connection
    .insertInto('player')
    .values(player)
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

export async function setPasswordHash(connection: Connection, id: number, passwordHash: string): Promise<void> {
  await connection.updateTable('player').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}
