import { randomUUID } from 'node:crypto';
import { isReservedUsername, usernameKey } from '@kodestien/contract/account/rules';
import type { HumanLang } from '@kodestien/contract/language';
import type { Connection } from '../database/connect.ts';
import { ProblemError } from '../http/problem.ts';
import { addressOfNobody, insertPlayer, isUsernameTaken } from '../player/queries.ts';
import { usernameFor } from '../player/suggested-username.ts';

type NewAccount = { name: string; password_hash: string; human_lang: HumanLang; id: string; now: number };
const NAMES_TRIED_MAX = 50;

/** Can sign in at once, and is on no list. The next username is tried where one is taken. */
export async function makePupilAccount(
  transaction: Connection,
  { name, password_hash, human_lang, id, now }: NewAccount,
) {
  for (let tried = 1; tried <= NAMES_TRIED_MAX; tried++) {
    const username = usernameFor(name);
    if (isReservedUsername(username) || (await isUsernameTaken(transaction, username, now))) continue;
    const email = addressOfNobody(randomUUID());
    const playerId = await insertPlayer(transaction, {
      username,
      username_key: usernameKey(username),
      email,
      email_key: email,
      password_hash,
      confirmed_at: now,
      hidden_at: now,
      made_for_klasse: id,
      human_lang,
      created_at: now,
    });
    if (playerId !== undefined) return { id: playerId, username };
  }
  throw new ProblemError('unavailable', { retryAfterSeconds: 1 });
}
