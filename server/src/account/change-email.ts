import { emailKey } from '@kodestien/contract/account/rules';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { isEmailInUse } from '../player/queries.ts';
import { useUpLinks } from './link-token.ts';

/** The address waits for its confirmation; one that waited before no longer does. */
export async function beginEmailChange(transaction: Connection, playerId: number, email: string, now: number) {
  await endEmailChange(transaction, playerId, now);
  await transaction.updateTable('player').set({ email_pending: email }).where('id', '=', playerId).execute();
}

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
