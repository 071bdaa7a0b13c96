import type { Connection } from '../database/connect.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import type { PictureStore } from '../profile/picture/picture-store.ts';
import { removeDemoClass } from './demo-class.ts';

/** Everything that points at a learner goes with the row: sessions, search terms, pictures and comments. */
export async function removeDemo(connection: Connection, pictures: PictureStore): Promise<number> {
  const learners = await connection
    .selectFrom('player')
    .select(['id', 'img_profil'])
    .where('is_demo', '=', 1)
    .execute();
  await removeDemoClass(connection);
  await connection.transaction().execute(async (transaction) => {
    for (const { id } of learners) {
      await transaction.deleteFrom('blokk_kommentar').where('player_id', '=', id).execute();
      await transaction.deleteFrom('player').where('id', '=', id).execute();
    }
  });
  for (const { img_profil } of learners) {
    const id = pictureIdOf(img_profil);
    if (id) await pictures.discard(id);
  }
  return learners.length;
}

export async function hasDemo(connection: Connection): Promise<boolean> {
  const one = await connection.selectFrom('player').select('id').where('is_demo', '=', 1).limit(1).executeTakeFirst();
  return one !== undefined;
}
