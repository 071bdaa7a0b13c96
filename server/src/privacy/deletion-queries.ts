import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { type RemovedPlayer, removePlayer } from '../account/removal-queries.ts';
import type { Connection } from '../database/connect.ts';

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

/** False if the owner came back in the meantime. */
export async function removeForGood(
  connection: Connection,
  player: RemovedPlayer,
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
  await removePlayer(connection, player, nobodyId, now);
  return true;
}
