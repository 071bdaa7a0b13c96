import type * as operations from '@kodestien/contract/account/operations';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { apiTok } from '../player/api-tok.ts';
import { holdPlayer } from '../player/queries.ts';
import { confirmPassword } from './credentials.ts';
import { rememberDevice } from './known-device.ts';
import { hashPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';

/** Anyone who else is signed in to this account is out at the next call; the browser that changed it stays in. */
export const userUpdatePassword: Handler<typeof operations.userUpdatePassword, Caller> = async (call, services) => {
  const { body, caller } = call;
  const { id } = caller.player;
  await confirmPassword(services, caller.player, body.password_current, call);
  await services.limits.take('account_change_account', String(id));
  const password_hash = await hashPassword(body.password);
  const now = services.now();
  const api_tok_version = await services.connection.transaction().execute(async (transaction) => {
    const { email, human_lang } = await holdPlayer(transaction, services.database.kind, caller.player);
    await enqueueMail(transaction, { template: 'password_changed', to_email: email, player_id: id, human_lang }, now);
    return replacePassword(transaction, id, password_hash, now, caller.sessionId);
  });
  services.wakeMailWorker();
  rememberDevice(services, call.cookies, { id, password_hash });
  return { api_tok: apiTok(services.secrets.apiTok, { id, api_tok_version }) };
};
