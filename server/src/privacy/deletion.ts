import { ensureNobody } from '../account/removal-queries.ts';
import type { Connection } from '../database/connect.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import type { PictureStore } from '../profile/picture/picture-store.ts';
import { listDeletedForGood, removeForGood } from './deletion-queries.ts';

const AT_ONCE = 100;

/** Part of the housekeeping: deleted accounts that can no longer be restored. */
export async function forgetDeletedPlayers(
  connection: Connection,
  pictures: Pick<PictureStore, 'discard'>,
  now: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const players = await listDeletedForGood(connection, now, AT_ONCE);
    if (players.length === 0) return removed;
    const nobodyId = await ensureNobody(connection, now);
    for (const player of players) {
      const gone = await connection
        .transaction()
        .execute((transaction) => removeForGood(transaction, player, nobodyId, now));
      if (!gone) continue;
      removed += 1;
      const pictureId = pictureIdOf(player.img_profil);
      if (pictureId) await pictures.discard(pictureId);
    }
    if (players.length < AT_ONCE) return removed;
  }
}
