import type { ImageSize } from '@kodestien/contract/limits';
import type { Connection } from '../../database/connect.ts';
import type { Services } from '../../http/services.ts';

export type PictureFiles = Record<ImageSize, Uint8Array>;

/** Where pictures are stored. Each has an id of its own that is never used again, so its address can be cached for ever. */
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

export type PictureServices = Services & { pictures: PictureStore };
