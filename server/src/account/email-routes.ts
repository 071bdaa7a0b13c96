import type * as operations from '@kodestien/contract/account/operations';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { hasNoEmail, holdPlayer, isEmailInUse } from '../player/queries.ts';
import { beginEmailChange, emailTaken } from './change-email.ts';
import { confirmPassword } from './credentials.ts';

export const userEmail: Handler<typeof operations.userEmail, Caller> = async ({ caller: { player } }) => ({
  email: hasNoEmail(player) ? '' : player.email,
  email_pending: player.email_pending,
});

/** Nothing changes yet: the new address has to be confirmed, and the old one gets a notice. */
export const userUpdateEmail: Handler<typeof operations.userUpdateEmail, Caller> = async (call, services) => {
  const { connection, limits } = services;
  const { caller } = call;
  const { email, password } = call.body;
  await confirmPassword(services, caller.player, password, call);
  if (email === caller.player.email || (await isEmailInUse(connection, email, caller.player.id))) throw emailTaken();
  await limits.take('email_change_account', String(caller.player.id));
  await limits.take('mail_address', call.address);
  await limits.take('mail_recipient', mailboxKey(email));
  const now = services.now();
  await connection.transaction().execute(async (transaction) => {
    const player = await holdPlayer(transaction, services.database.kind, caller.player);
    const mail = { player_id: player.id, human_lang: player.human_lang };
    await beginEmailChange(transaction, player.id, email, now);
    await enqueueMail(transaction, { ...mail, template: 'email_change_confirm', to_email: email }, now);
    await enqueueMail(
      transaction,
      { ...mail, template: 'email_change_notice', to_email: player.email, params: { email } },
      now,
    );
  });
  services.wakeMailWorker();
  return { email_pending: email };
};
