import type * as operations from '@kodestien/contract/profile/operations';
import type { Connection } from '../../database/connect.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/operations.ts';
import { newPictureId, pictureAddress, pictureIdOf } from '../../player/picture-address.ts';
import { makePicture } from './make-picture.ts';
import type { PictureServices } from './picture-store.ts';

export const userProfilImg: Handler<typeof operations.userProfilImg, Caller, PictureServices> = async (
  { upload, caller },
  services,
) => {
  const { pictures, limits } = services;
  await limits.take('picture_account', String(caller.player.id));
  const files = await makePicture(upload);
  const id = newPictureId();
  try {
    await changePicture(services, caller.player.id, pictureAddress(id), (transaction) =>
      pictures.put(transaction, caller.player.id, id, files),
    );
  } catch (error) {
    await pictures.discard(id);
    throw error;
  }
  return { img_profil: pictureAddress(id) };
};

export const userProfilImgDelete: Handler<typeof operations.userProfilImgDelete, Caller, PictureServices> = async (
  { caller },
  services,
) => {
  await changePicture(services, caller.player.id, '', (transaction) =>
    services.pictures.clear(transaction, caller.player.id),
  );
  return { img_profil: '' };
};

/** The picture before it is removed only when the new one is stored. */
async function changePicture(
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
