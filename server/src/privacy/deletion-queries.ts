import { randomBytes } from 'node:crypto';
import { DEFAULT_HUMAN_LANG } from '@kodestien/contract/language';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { sql } from 'kysely';
import { hashPassword } from '../account/password.ts';
import type { Connection } from '../database/connect.ts';
import { insertPlayer, NOBODY } from '../player/queries.ts';

export function listDeletedForGood(connection: Connection, now: number, limit: number) {
  return connection
    .selectFrom('player')
    .select(['id', 'email_key', 'img_profil', 'created_at', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '<=', now - DELETION_REGRET_MS)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/**
 * Everything that tells of the player goes with its row (the tables that point at it say so). Comments stay, because
 * others have answered them, under a name that is nobody's. False if the owner came back in the meantime.
 */
export async function removeForGood(
  connection: Connection,
  player: { id: number; email_key: string; created_at: number; deleted_at: number | null },
  nobodyId: number,
  now: number,
): Promise<boolean> {
  // Takes hold of the row first: from here on the owner cannot come back.
  const held = await connection
    .updateTable('player')
    .set({ confirmed_at: null })
    .where('id', '=', player.id)
    .where('deleted_at', '<=', now - DELETION_REGRET_MS)
    .returning('id')
    .executeTakeFirst();
  if (!held) return false;
  await connection
    .updateTable('blokk_kommentar')
    .set({ player_id: nobodyId })
    .where('player_id', '=', player.id)
    .execute();
  // The lists of all users that the person is in. Who has asked to be deleted is in no later one.
  await connection
    .deleteFrom('user_dump')
    .where('created_at', '>=', player.created_at)
    .where('created_at', '<=', player.deleted_at ?? now)
    .execute();
  // Mails that were requested by address name no player.
  await connection.deleteFrom('outbox').where(sql`lower(to_email)`, '=', player.email_key).execute();
  await connection.deleteFrom('player').where('id', '=', player.id).execute();
  return true;
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
