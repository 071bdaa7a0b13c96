import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ImageSize } from '@kodestien/contract/limits';
import type { Config } from '../../config.ts';
import type { Connection } from '../../database/connect.ts';
import { createDatabaseStore } from './database-store.ts';
import { createFileStore } from './file-store.ts';
import type { PictureFiles } from './make-picture.ts';

/** Where pictures lie. Each has an id of its own that is never used again, so its address can be cached for ever. */
export type PictureStore = {
  /** Inside the transaction that gives the picture to the player. */
  put(transaction: Connection, playerId: number, id: string, files: PictureFiles): Promise<void>;
  /** Inside the transaction that takes it from the player. */
  clear(transaction: Connection, playerId: number): Promise<void>;
  /** When no player has it any more: after that transaction, or after it failed. */
  discard(id: string): Promise<void>;
  get(connection: Connection, id: string, size: ImageSize): Promise<Uint8Array | undefined>;
  /** What a crash between file and database left behind. */
  sweep(connection: Connection, now: number): Promise<void>;
};

/** Servers beside each other share only the database. A server alone keeps files, which are cheaper to read. */
export function createPictureStore({ database, dataDir }: Config): PictureStore {
  return database.kind === 'postgres' ? createDatabaseStore() : createFileStore(join(dataDir, 'bilder'));
}

const BASE = '/bilder/';
export const PICTURE_ID = /^[0-9a-f]{24}$/;

export function newPictureId(): string {
  return randomBytes(12).toString('hex');
}

/** As kept in img_profil: a size is this and `/{size}.webp`. */
export function pictureAddress(id: string): string {
  return `${BASE}${id}`;
}

export function pictureIdOf(img_profil: string): string | undefined {
  const id = img_profil.startsWith(BASE) ? img_profil.slice(BASE.length) : '';
  return PICTURE_ID.test(id) ? id : undefined;
}
