import { CONFIRM_LINK_LIFETIME_MS, RESET_LINK_LIFETIME_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { LinkPurpose } from '../database/schema.ts';
import { hmac, sha256 } from '../secrets.ts';

const LIFETIME: Record<LinkPurpose, number> = {
  confirm: CONFIRM_LINK_LIFETIME_MS,
  reset: RESET_LINK_LIFETIME_MS,
  email_change: CONFIRM_LINK_LIFETIME_MS,
};

/**
 * The token of the link in one mail. It is derived from the mail's number, so that a mail which is sent
 * again after a failure carries the same link, and the database never holds the token itself.
 */
export async function issueLinkToken(
  connection: Connection,
  secret: string,
  mail: { id: number; createdAt: number },
  link: { playerId: number; purpose: LinkPurpose; email: string },
): Promise<string> {
  const token = hmac(secret, `${link.purpose}:${mail.id}:${mail.createdAt}`);
  await connection
    .insertInto('link_token')
    .values({
      hash: sha256(token),
      player_id: link.playerId,
      purpose: link.purpose,
      email: link.email,
      created_at: mail.createdAt,
      expires_at: mail.createdAt + LIFETIME[link.purpose],
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return token;
}

export async function ownerOfLink(connection: Connection, token: string): Promise<number | undefined> {
  const row = await connection
    .selectFrom('link_token')
    .select('player_id')
    .where('hash', '=', sha256(token))
    .executeTakeFirst();
  return row?.player_id;
}

export type LinkState = 'link_invalid' | 'link_expired' | 'link_used';

/** Uses a token, which works once, also when several try at the same time; or says why it cannot be used. */
export async function consumeLinkToken(
  connection: Connection,
  token: string,
  purpose: LinkPurpose,
  now: number,
): Promise<{ playerId: number; email: string | null } | { refused: LinkState }> {
  const hash = sha256(token);
  const used = await connection
    .updateTable('link_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['player_id', 'email'])
    .executeTakeFirst();
  if (used) return { playerId: used.player_id, email: used.email };
  const existing = await connection
    .selectFrom('link_token')
    .select('used_at')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!existing) return { refused: 'link_invalid' };
  return { refused: existing.used_at === null ? 'link_expired' : 'link_used' };
}

/** When one link has been used, the other links that were requested must not change anything again. */
export async function useUpLinks(connection: Connection, playerId: number, purpose: LinkPurpose, now: number) {
  await connection
    .updateTable('link_token')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}
