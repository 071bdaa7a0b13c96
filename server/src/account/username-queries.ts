import { usernameKey } from '@kodestien/contract/account/rules';
import { USERNAME_KEPT_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';

/** Gives the player another name, and keeps the old one out of the reach of others for a while. */
export async function renamePlayer(
  connection: Connection,
  player: Pick<PlayerRow, 'id' | 'username' | 'username_key'>,
  username: string,
  now: number,
): Promise<void> {
  const key = usernameKey(username);
  await connection.updateTable('player').set({ username, username_key: key }).where('id', '=', player.id).execute();
  // A name that one takes back, or that was free again, leads to its new owner only.
  await connection.deleteFrom('username_history').where('username_key', '=', key).execute();
  // Only the case differs: the old name is still one's own.
  if (key === player.username_key) return;
  const given = {
    username: player.username,
    player_id: player.id,
    changed_at: now,
    kept_until: now + USERNAME_KEPT_MS,
  };
  await connection
    .insertInto('username_history')
    .values({ username_key: player.username_key, ...given })
    .onConflict((conflict) => conflict.column('username_key').doUpdateSet(given))
    .execute();
}

/** Until when each name that a player has given up is kept, the first to be free first. */
export async function namesKeptFor(connection: Connection, playerId: number, now: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('username_history')
    .select('kept_until')
    .where('player_id', '=', playerId)
    .where('kept_until', '>', now)
    .orderBy('kept_until')
    .execute();
  return rows.map((row) => row.kept_until);
}
