import { usernameKey } from '@kodestien/contract/account/rules';
import { USERNAME_KEPT_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';

/** Gives the player another name, and reserves the old one for a while, so that nobody else can take it. */
export async function renamePlayer(
  connection: Connection,
  player: Pick<PlayerRow, 'id' | 'username' | 'username_key'>,
  username: string,
  now: number,
): Promise<void> {
  const key = usernameKey(username);
  await connection.updateTable('player').set({ username, username_key: key }).where('id', '=', player.id).execute();
  // A name that its owner takes back, or that was free again, belongs to its new owner only.
  await connection.deleteFrom('username_history').where('username_key', '=', key).execute();
  // Only the case differs: the old name still belongs to the player.
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

/** Until when each name that a player has given up is reserved, the first to be free first. */
export async function listReservations(connection: Connection, playerId: number, now: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('username_history')
    .select('kept_until')
    .where('player_id', '=', playerId)
    .where('kept_until', '>', now)
    .orderBy('kept_until')
    .execute();
  return rows.map((row) => row.kept_until);
}
