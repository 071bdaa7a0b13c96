import type * as operations from '@kodestien/contract/profile/operations';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/operations.ts';
import { newPictureId, pictureAddress } from '../../player/picture-address.ts';
import { changePicture } from './change-picture.ts';
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
