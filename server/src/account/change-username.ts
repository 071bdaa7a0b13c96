import type * as operations from '@kodestien/contract/account/operations';
import { isReservedUsername } from '@kodestien/contract/account/rules';
import { USERNAME_CHANGES_MAX } from '@kodestien/contract/limits';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { refreshSearchTerms } from '../profile/search-terms.ts';
import type { Caller } from './caller.ts';
import { confirmPassword } from './credentials.ts';
import { isUsernameKept } from './queries.ts';
import { endSessionsOf } from './session-queries.ts';
import { namesKeptFor, renamePlayer } from './username-queries.ts';

/** Everyone who is signed in with the old name signs in with the new one, this browser included. */
export const userUpdateUsername: Handler<typeof operations.userUpdateUsername, Caller> = async (
  { body, caller: { player } },
  services,
) => {
  const { connection } = services;
  const { username } = body;
  const now = services.now();
  await confirmPassword(services, player, body.password);
  const isTaken =
    username === player.username ||
    isReservedUsername(username) ||
    (await isUsernameKept(connection, username, now, player.id));
  if (isTaken) throw taken();
  const kept = await namesKeptFor(connection, player.id, now);
  if (kept.length >= USERNAME_CHANGES_MAX) {
    const retryAfterSeconds = Math.ceil(((kept[0] ?? now) - now) / 1000);
    throw new ProblemError('too_many_username_changes', { retryAfterSeconds });
  }
  try {
    await connection.transaction().execute(async (transaction) => {
      await renamePlayer(transaction, player, username, now);
      await refreshSearchTerms(transaction, player.id);
      await endSessionsOf(transaction, player.id, now);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
  return { username };
};

function taken(): ProblemError {
  return new ProblemError('username_taken', { fields: [{ field: 'username', code: 'username_taken' }] });
}
