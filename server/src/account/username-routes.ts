import type * as operations from '@kodestien/contract/account/operations';
import { isReservedUsername } from '@kodestien/contract/account/rules';
import { USERNAME_CHANGES_MAX } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import { isUniqueViolation } from '../database/constraint-violations.ts';
import type { PlayerRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { holdPlayer, isUsernameTaken } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { confirmPassword } from './credentials.ts';
import { endSessionsOf } from './session-queries.ts';
import { listReservations, renamePlayer } from './username-queries.ts';

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
  const reserved = await listReservations(transaction, player.id, now);
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
