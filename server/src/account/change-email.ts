import type * as operations from '@kodestien/contract/account/operations';
import { emailKey } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Caller } from './caller.ts';
import { confirmPassword } from './credentials.ts';
import { useUpLinks } from './link-token.ts';
import { findPlayerById, isEmailKept } from './queries.ts';

export const userEmail: Handler<typeof operations.userEmail, Caller> = async ({ caller: { player } }) => ({
  email: player.email,
  email_pending: player.email_pending,
});

/** Nothing moves yet: the new address has to prove itself, and the old one hears of it. */
export const userUpdateEmail: Handler<typeof operations.userUpdateEmail, Caller> = async (
  { body, caller: { player } },
  services,
) => {
  const { connection, limits } = services;
  const { email } = body;
  const now = services.now();
  await confirmPassword(services, player, body.password);
  if (email === player.email || (await isEmailKept(connection, email, player.id))) throw emailTaken();
  await limits.take('mail_recipient', emailKey(email));
  const mail = { player_id: player.id, human_lang: player.human_lang };
  await connection.transaction().execute(async (transaction) => {
    await transaction.updateTable('player').set({ email_pending: email }).where('id', '=', player.id).execute();
    await useUpLinks(transaction, player.id, 'email_change', now);
    await enqueueMail(transaction, { ...mail, template: 'email_change_confirm', to_email: email }, now);
    await enqueueMail(
      transaction,
      { ...mail, template: 'email_change_notice', to_email: player.email, params: { email } },
      now,
    );
  });
  services.mailWaits();
  return { email_pending: email };
};

/** The link came to `email`; it is moved there if that is still what the owner waits for. */
export async function moveToEmail(transaction: Connection, playerId: number, email: string | null, now: number) {
  const player = await findPlayerById(transaction, playerId);
  if (!player || email === null || player.email_pending !== email) throw new ProblemError('link_used');
  if (await isEmailKept(transaction, email, playerId)) throw emailTaken();
  await transaction
    .updateTable('player')
    .set({ email, email_key: emailKey(email), email_pending: null })
    .where('id', '=', playerId)
    .execute();
  // What was mailed to the old address must not open the account any more.
  await useUpLinks(transaction, playerId, 'reset', now);
  return player.username;
}

export function emailTaken(): ProblemError {
  return new ProblemError('email_taken', { fields: [{ field: 'email', code: 'email_taken' }] });
}
