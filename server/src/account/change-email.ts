import type * as operations from '@kodestien/contract/account/operations';
import { emailKey } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { mailboxKey } from '../mail/mailbox.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { hasNoEmail, holdPlayer, isEmailInUse } from '../player/queries.ts';
import { confirmPassword } from './credentials.ts';
import { useUpLinks } from './link-token.ts';

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
    await endEmailChange(transaction, player.id, now);
    await transaction.updateTable('player').set({ email_pending: email }).where('id', '=', player.id).execute();
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

/** The address that was waiting for its confirmation is dropped, and the link that was mailed there no longer works. */
export async function endEmailChange(transaction: Connection, playerId: number, now: number): Promise<void> {
  await transaction.updateTable('player').set({ email_pending: null }).where('id', '=', playerId).execute();
  await useUpLinks(transaction, playerId, 'email_change', now);
}

/** The link came to `email`; it is moved there if that is still what the owner waits for. */
export async function moveToEmail(transaction: Connection, player: PlayerRow, email: string | null, now: number) {
  if (email === null || player.email_pending !== email) throw new ProblemError('link_used');
  if (await isEmailInUse(transaction, email, player.id)) throw emailTaken();
  await transaction
    .updateTable('player')
    .set({ email, email_key: emailKey(email), email_pending: null })
    .where('id', '=', player.id)
    .execute();
  // Links that were mailed to the old address must no longer work.
  await useUpLinks(transaction, player.id, 'reset', now);
}

export function emailTaken(): ProblemError {
  return new ProblemError('email_taken', { fields: [{ field: 'email', code: 'email_taken' }] });
}
