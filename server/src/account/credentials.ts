import { emailKey, usernameKey } from '@kodestien/contract/account/rules';
import type { PlayerRow } from '../database/schema.ts';
import type { Cookies } from '../http/cookies.ts';
import { ProblemError } from '../http/problem.ts';
import { tooManyRequests } from '../http/rate-limit.ts';
import type { Services } from '../http/services.ts';
import { findPlayerByName } from '../player/queries.ts';
import { knownDevice } from './known-device.ts';
import { isConfirmed } from './oidc/flow.ts';
import { hasPassword, isRightPassword } from './password.ts';

/** Where a password comes from. A call is one. */
export type Origin = { address: string; cookies: Cookies };

/** Gives the player whose password this is, or refuses. */
export async function checkCredentials(
  services: Services,
  { username, password }: { username: string; password: string },
  origin: Origin,
): Promise<PlayerRow> {
  const player = await findPlayerByName(services.connection, username);
  // Counted by the name that was typed: a count that username and e-mail address share would tell strangers
  // which address belongs to which name. Names that nobody has are counted just the same.
  const name = username.includes('@') ? emailKey(username) : usernameKey(username);
  const attempt = await countAttempt(services, name, player, origin);
  if (!(await isRightPassword(player?.password_hash, password)) || !player) throw attempt.refusal;
  await attempt.wasRight();
  if (player.locked_at !== null) throw accountLocked(services);
  if (player.confirmed_at === null) throw new ProblemError('email_not_confirmed');
  return player;
}

export function accountLocked({ config }: Services): ProblemError {
  return new ProblemError('account_locked', { contact: config.public.contact_email });
}

/**
 * Someone who is signed in says the password once more. Wrong ones count with the guesses at the sign-in. Where there is
 * no password, a ticket takes its place: its owner has just signed in again with the provider.
 */
export async function confirmPassword(
  services: Services,
  player: PlayerRow,
  password: string,
  origin: Origin,
): Promise<void> {
  const attempt = await countAttempt(services, player.username_key, player, origin);
  const isRight = hasPassword(player)
    ? await isRightPassword(player.password_hash, password)
    : await isConfirmed(services, origin.cookies, player.id, password);
  if (!isRight) throw attempt.refusal;
  await attempt.wasRight();
}

type Attempt = {
  /** What to answer if the password is wrong. */
  refusal: ProblemError;
  wasRight(): Promise<void>;
};

/** Counting comes before comparing, so that attempts at the same moment are all counted. Throws when it is too many. */
async function countAttempt(
  services: Services,
  name: string,
  player: PlayerRow | undefined,
  origin: Origin,
): Promise<Attempt> {
  const device = knownDevice(services, origin.cookies, player);
  const counted = device && player && (await countOnDevice(services, device, player.id));
  return counted || countOfStranger(services, name, origin.address);
}

/**
 * What others guess does not count against a device that the account knows: its owner gets in. Anyone who guesses on
 * that very device is told to wait like anybody else, and after some more tries it is a strange device for a while.
 */
async function countOnDevice({ limits }: Services, device: string, playerId: number): Promise<Attempt | undefined> {
  const key = `${device}:${playerId}`;
  // Right ones too: no person signs in this often, and each costs us memory and time.
  await limits.take('signin_known_account', String(playerId));
  const inAll = await limits.count('signin_device_trust', key);
  if (inAll.isOver) return undefined;
  const lately = await limits.count('signin_device', key);
  return {
    refusal: lately.isOver ? tooManyRequests(lately) : new ProblemError('wrong_credentials'),
    async wasRight() {
      await limits.reset('signin_device_trust', key);
      await limits.reset('signin_device', key);
    },
  };
}

/** Strict by name and address together; guesses at one name from many addresses are let through one by one. */
async function countOfStranger({ limits }: Services, name: string, address: string): Promise<Attempt> {
  const pair = `${name} ${address}`;
  await limits.take('signin_address', address);
  await limits.take('signin_account_address', pair);
  const everywhere = await limits.count('signin_account', name);
  if (everywhere.isOver) await limits.take('signin_account_slow', name);
  return {
    refusal: new ProblemError('wrong_credentials'),
    async wasRight() {
      await limits.reset('signin_account_address', pair);
      await limits.giveBack('signin_account', name);
    },
  };
}
