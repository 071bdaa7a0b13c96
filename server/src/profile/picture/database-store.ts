import type { ImageSize } from '@kodestien/contract/limits';
import type { PictureStore } from './picture-store.ts';

/** Rows come and go in the same transaction as the player's own, so there is never anything to clean up. */
export function createDatabaseStore(): PictureStore {
  const clear: PictureStore['clear'] = async (transaction, playerId) => {
    await transaction.deleteFrom('picture').where('player_id', '=', playerId).execute();
  };
  return {
    clear,
    async put(transaction, playerId, id, files) {
      await clear(transaction, playerId);
      const rows = Object.entries(files).map(([size, data]) => ({
        id,
        size: size as ImageSize,
        player_id: playerId,
        data: Buffer.from(data),
      }));
      await transaction.insertInto('picture').values(rows).execute();
    },
    async get(connection, id, size) {
      const row = await connection
        .selectFrom('picture')
        .select('data')
        .where('id', '=', id)
        .where('size', '=', size)
        .executeTakeFirst();
      return row?.data;
    },
    async discard() {},
    async sweep() {},
  };
}
