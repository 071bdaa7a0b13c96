import type * as operations from '@kodestien/contract/profile/operations';
import type * as types from './operation-types.ts';
import { send } from './send.ts';
import { type FileCall, sendFile } from './send-file.ts';

/** The profile's calls that send a file. Apart from the others, which every first visit needs. */
type Answer<Name extends keyof typeof operations> = types.Answer<typeof operations, Name>;

export const userProfilImg = (
  image: Blob,
  options: Pick<FileCall, 'onProgress' | 'signal'> = {},
): Answer<'userProfilImg'> =>
  sendFile({ path: 'user_profil_img', field: 'image', file: image, fileName: 'picture', ...options });

export const userProfilImgDelete = (): Answer<'userProfilImgDelete'> =>
  send({ method: 'DELETE', path: 'user_profil_img', asUser: true });
