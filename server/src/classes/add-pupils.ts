import { randomUUID } from 'node:crypto';
import { isReservedUsername, usernameKey } from '@kodestien/contract/account/rules';
import type { Slip } from '@kodestien/contract/classes/class';
import type * as operations from '@kodestien/contract/classes/operations';
import { PUPILS_MAX } from '@kodestien/contract/classes/rules';
import type { HumanLang } from '@kodestien/contract/language';
import { hashPassword } from '../account/password.ts';
import type { Connection } from '../database/connect.ts';
import { ProblemError } from '../http/problem.ts';
import { addressOfNobody, insertPlayer, isUsernameTaken } from '../player/queries.ts';
import { openClassOr404 } from './access.ts';
import { countPupils, insertPupil, lockClass } from './queries.ts';
import { newPassword } from './secrets-to-read.ts';
import type { ClassHandler } from './services.ts';
import { usernameFor } from './username.ts';

export const klasseElevAdd: ClassHandler<typeof operations.klasseElevAdd> = async ({ body, caller }, services) => {
  const { connection, limits } = services;
  const { id } = await openClassOr404(connection, caller, body.id);
  await limits.take('class_pupils_account', String(caller.player.id));
  if ((await countPupils(connection, id)) + body.names.length > PUPILS_MAX) throw new ProblemError('class_limit');
  const prepared = await Promise.all(
    body.names.map(async (name) => {
      const password = newPassword();
      return { name: name.trim(), password, password_hash: await hashPassword(password) };
    }),
  );
  const { human_lang } = caller.player;
  const slips = await connection.transaction().execute(async (transaction) => {
    await lockClass(transaction, services.database.kind, id);
    if ((await countPupils(transaction, id)) + prepared.length > PUPILS_MAX) throw new ProblemError('class_limit');
    const made: Slip[] = [];
    for (const { name, password, password_hash } of prepared) {
      const account = await makeAccount(transaction, { name, password_hash, human_lang, id, now: services.now() });
      await insertPupil(transaction, { klasse_id: id, player_id: account.id, name, joined_at: services.now() });
      made.push({ ...account, name, password });
    }
    return made;
  });
  return { slips };
};

type NewAccount = { name: string; password_hash: string; human_lang: HumanLang; id: string; now: number };
const NAMES_TRIED_MAX = 50;

/** Can sign in at once, and is on no list. The next username is tried where one is taken. */
async function makeAccount(transaction: Connection, { name, password_hash, human_lang, id, now }: NewAccount) {
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
