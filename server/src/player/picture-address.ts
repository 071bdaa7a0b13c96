import { randomBytes } from 'node:crypto';

const BASE = '/bilder/';
export const PICTURE_ID = /^[0-9a-f]{24}$/;

export function newPictureId(): string {
  return randomBytes(12).toString('hex');
}

/** As stored in img_profil: a size is this and `/{size}.webp`. */
export function pictureAddress(id: string): string {
  return `${BASE}${id}`;
}

export function pictureIdOf(img_profil: string): string | undefined {
  const id = img_profil.startsWith(BASE) ? img_profil.slice(BASE.length) : '';
  return PICTURE_ID.test(id) ? id : undefined;
}
