import type { PlayerRow } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { isRightPassword } from './password.ts';
import { findPlayerByName } from './queries.ts';

/** Gives the player whose password this is, or refuses; guesses against one account are counted. */
export async function checkCredentials(
  services: Services,
  credentials: { username: string; password: string; address: string },
): Promise<PlayerRow> {
  const { limits, connection } = services;
  await limits.take('signin_address', credentials.address);
  const player = await findPlayerByName(connection, credentials.username);
  // By account, not by the name it was called: username and e-mail address share one count.
  const account = player ? `id:${player.id}` : `name:${credentials.username.toLowerCase()}`;
  await limits.take('signin_account', account);
  if (!(await isRightPassword(player?.password_hash, credentials.password)) || !player) {
    throw new ProblemError('wrong_credentials');
  }
  await limits.reset('signin_account', account);
  if (player.locked_at !== null) throw new ProblemError('account_locked');
  if (player.confirmed_at === null) throw new ProblemError('email_not_confirmed');
  return player;
}

/** Somebody who is signed in says the password once more. Wrong ones count with the guesses at the sign-in. */
export async function confirmPassword(
  { limits }: Services,
  player: Pick<PlayerRow, 'id' | 'password_hash'>,
  password: string,
): Promise<void> {
  const account = `id:${player.id}`;
  await limits.take('signin_account', account);
  if (!(await isRightPassword(player.password_hash, password))) throw new ProblemError('wrong_credentials');
  await limits.reset('signin_account', account);
}
