import { randomBytes } from 'node:crypto';
import { DEFAULT_HUMAN_LANG } from '@kodestien/contract/language';
import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import { insertPlayer, NOBODY } from '../player/queries.ts';
import { hashPassword } from './password.ts';

export type RemovedPlayer = { id: number; email_key: string; created_at: number; deleted_at: number | null };

/**
 * Everything that tells of the player goes with its row (the tables that point at it say so). Comments stay, because
 * others have answered them, under a name that is nobody's.
 */
export async function removePlayer(
  transaction: Connection,
  player: RemovedPlayer,
  nobodyId: number,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('blokk_kommentar')
    .set({ player_id: nobodyId })
    .where('player_id', '=', player.id)
    .execute();
  // The lists of all users that the person is in. Who has asked to be deleted is in no later one.
  await transaction
    .deleteFrom('user_dump')
    .where('created_at', '>=', player.created_at)
    .where('created_at', '<=', player.deleted_at ?? now)
    .execute();
  // Mails that were requested by address name no player.
  await transaction.deleteFrom('outbox').where(sql`lower(to_email)`, '=', player.email_key).execute();
  await transaction.deleteFrom('player').where('id', '=', player.id).execute();
}

/** The author of what deleted people wrote: never confirmed, so it has no profile, no list and no way to sign in. */
export async function ensureNobody(connection: Connection, now: number): Promise<number> {
  const find = () => connection.selectFrom('player').select('id').where('username_key', '=', NOBODY).executeTakeFirst();
  const existing = await find();
  if (existing) return existing.id;
  const made = await insertPlayer(connection, {
    username: NOBODY,
    username_key: NOBODY,
    email: `${NOBODY}@localhost`,
    email_key: `${NOBODY}@localhost`,
    password_hash: await hashPassword(randomBytes(15).toString('base64url')),
    confirmed_at: null,
    human_lang: DEFAULT_HUMAN_LANG,
    notify_comments: 0,
    created_at: now,
  });
  const id = made ?? (await find())?.id;
  if (id === undefined) throw new Error(`There is no player called ${NOBODY}, and none could be made.`);
  return id;
}
