import type * as operations from '@kodestien/contract/account/operations';
import { isReservedUsername, usernameKey } from '@kodestien/contract/account/rules';
import { USERNAME_CHANGES_MAX, USERNAME_KEPT_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { holdPlayer, isUsernameTaken } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { confirmPassword } from './credentials.ts';
import { endSessionsOf } from './session-queries.ts';

/** Everyone who is signed in with the old name signs in with the new one, this browser included. */
export const userUpdateUsername: Handler<typeof operations.userUpdateUsername, Caller> = async (call, services) => {
  const { username, password } = call.body;
  await confirmPassword(services, call.caller.player, password, call);
  await services.limits.take('account_change_account', String(call.caller.player.id));
  try {
    await services.connection.transaction().execute(async (transaction) => {
      const player = await holdPlayer(transaction, services.database.kind, call.caller.player);
      await rename(transaction, player, username, services.now());
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
  services.wakeMailWorker();
  return { username };
};

async function rename(transaction: Connection, player: PlayerRow, username: string, now: number): Promise<void> {
  const isTaken =
    username === player.username ||
    isReservedUsername(username) ||
    (await isUsernameTaken(transaction, username, now, player.id));
  if (isTaken) throw taken();
  const reserved = await reservedNames(transaction, player.id, now);
  if (reserved.length >= USERNAME_CHANGES_MAX) {
    const retryAfterSeconds = Math.ceil(((reserved[0] ?? now) - now) / 1000);
    throw new ProblemError('too_many_username_changes', { retryAfterSeconds });
  }
  await renamePlayer(transaction, player, username, now);
  await refreshSearchTerms(transaction, player.id);
  await endSessionsOf(transaction, player.id, now);
  const { id, email, human_lang } = player;
  const params = { before: player.username, after: username };
  await enqueueMail(
    transaction,
    { template: 'username_changed', to_email: email, player_id: id, human_lang, params },
    now,
  );
}

function taken(): ProblemError {
  return new ProblemError('username_taken', { fields: [{ field: 'username', code: 'username_taken' }] });
}

/** Gives the player another name, and reserves the old one for a while, so that nobody else can take it. */
async function renamePlayer(
  connection: Connection,
  player: Pick<PlayerRow, 'id' | 'username' | 'username_key'>,
  username: string,
  now: number,
): Promise<void> {
  const key = usernameKey(username);
  await connection.updateTable('player').set({ username, username_key: key }).where('id', '=', player.id).execute();
  // A name that its owner takes back, or that was free again, belongs to its new owner only.
  await connection.deleteFrom('username_history').where('username_key', '=', key).execute();
  // Only the case differs: the old name still belongs to the player.
  if (key === player.username_key) return;
  const given = {
    username: player.username,
    player_id: player.id,
    changed_at: now,
    kept_until: now + USERNAME_KEPT_MS,
  };
  await connection
    .insertInto('username_history')
    .values({ username_key: player.username_key, ...given })
    .onConflict((conflict) => conflict.column('username_key').doUpdateSet(given))
    .execute();
}

/** Until when each name that a player has given up is reserved, the first to be free first. */
async function reservedNames(connection: Connection, playerId: number, now: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('username_history')
    .select('kept_until')
    .where('player_id', '=', playerId)
    .where('kept_until', '>', now)
    .orderBy('kept_until')
    .execute();
  return rows.map((row) => row.kept_until);
}
