import type { Connection } from '../../database/connect.ts';
import { pictureIdOf } from '../../player/picture-address.ts';
import type { PictureServices } from './picture-store.ts';

/** The picture before it is removed only when the new one is stored. */
export async function changePicture(
  { connection, database, pictures }: PictureServices,
  playerId: number,
  img_profil: string,
  store: (transaction: Connection) => Promise<void>,
): Promise<void> {
  const before = await connection.transaction().execute(async (transaction) => {
    const player = await transaction
      .selectFrom('player')
      .select('img_profil')
      .where('id', '=', playerId)
      // Two uploads at once: the second must see what the first has put there, or it would stay for ever.
      .$if(database.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirstOrThrow();
    await store(transaction);
    await transaction.updateTable('player').set({ img_profil }).where('id', '=', playerId).execute();
    return player.img_profil;
  });
  const id = pictureIdOf(before);
  if (id) await pictures.discard(id);
}
