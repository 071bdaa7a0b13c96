import type { Connection } from '../database/connect.ts';
import { renewApiTok } from '../player/queries.ts';
import { endEmailChange } from './change-email.ts';
import { useUpLinks } from './link-token.ts';
import { endSessionsOf } from './session-queries.ts';

/**
 * A password that changes ends everything that the old one could reach: other sessions, the api_tok, and a change of
 * the e-mail address that someone may have begun with it. Call it in a transaction. Gives the version of the new
 * api_tok.
 */
export async function replacePassword(
  transaction: Connection,
  playerId: number,
  password_hash: string,
  now: number,
  keptSession?: string,
): Promise<number> {
  await transaction.updateTable('player').set({ password_hash }).where('id', '=', playerId).execute();
  await endSessionsOf(transaction, playerId, now, keptSession);
  await useUpLinks(transaction, playerId, 'reset', now);
  await endEmailChange(transaction, playerId, now);
  return renewApiTok(transaction, playerId);
}
