import type * as operations from '@kodestien/contract/account/operations';
import { emailKey, isReservedUsername, usernameKey, usernameShape } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { insertPlayer, isEmailInUse, isUsernameTaken } from '../player/queries.ts';
import { rememberDevice } from './known-device.ts';
import { hashPassword } from './password.ts';

export const isUsernameOpptatt: Handler<typeof operations.isUsernameOpptatt> = async ({ body, address }, services) => {
  await services.limits.take('opptatt_address', address);
  const shape = usernameShape(body.username);
  if (shape === 'invalid') return { status: shape };
  return { status: (await isTaken(services.connection, body.username, services.now())) ? 'taken' : shape };
};

export const isEmailOpptatt: Handler<typeof operations.isEmailOpptatt> = async ({ body, address }, services) => {
  await services.limits.take('opptatt_address', address);
  return { opptatt: await isEmailInUse(services.connection, body.email) };
};

export const createPlayer: Handler<typeof operations.createPlayer> = async (call, services) => {
  const { connection, limits } = services;
  const { username, email, password, human_lang = call.lang } = call.body;
  if (!services.config.public.show_signup) throw new ProblemError('signup_closed');
  await limits.take('signup_address', call.address);
  await refuseTaken(connection, username, email, services.now());
  await limits.take('mail_address', call.address);
  await limits.take('mail_recipient', mailboxKey(email));
  const password_hash = await hashPassword(password);
  const now = services.now();
  const created = await connection.transaction().execute(async (transaction) => {
    const id = await insertPlayer(transaction, {
      username,
      username_key: usernameKey(username),
      email,
      email_key: emailKey(email),
      password_hash,
      confirmed_at: null,
      human_lang,
      created_at: now,
    });
    if (id === undefined) return undefined;
    await enqueueMail(transaction, { template: 'user_confirm', to_email: email, player_id: id, human_lang }, now);
    return { id, password_hash };
  });
  if (!created) {
    // Someone else took it after it was checked and before the insert: check again, to say what was taken.
    await refuseTaken(connection, username, email, services.now());
    throw new ProblemError('unavailable', { retryAfterSeconds: 1 });
  }
  services.wakeMailWorker();
  rememberDevice(services, call.cookies, created);
  return { username };
};

async function isTaken(connection: Connection, username: string, now: number): Promise<boolean> {
  return isReservedUsername(username) || (await isUsernameTaken(connection, username, now));
}

async function refuseTaken(connection: Connection, username: string, email: string, now: number): Promise<void> {
  const fields = [];
  if (await isTaken(connection, username, now)) fields.push({ field: 'username', code: 'username_taken' as const });
  if (await isEmailInUse(connection, email)) fields.push({ field: 'email', code: 'email_taken' as const });
  const first = fields[0];
  if (first) throw new ProblemError(first.code, { fields });
}
