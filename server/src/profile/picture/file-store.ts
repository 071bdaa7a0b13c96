import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../../database/connect.ts';
import { PICTURE_ID, pictureAddress } from '../../player/picture-address.ts';
import type { PictureStore } from './picture-store.ts';

/** Younger ones may belong to an upload that is still under way. */
const STRAY_AFTER_MS = 60 * 60_000;

/** One folder for each picture, spread over 256 folders. */
export function createFileStore(root: string): PictureStore {
  const folderOf = (id: string) => join(root, id.slice(0, 2), id);
  const discard = (id: string) => rm(folderOf(id), { recursive: true, force: true });
  return {
    discard,
    async put(_transaction, _playerId, id, files) {
      // Written aside and then moved: a picture is there with all its sizes or not at all.
      const aside = `${folderOf(id)}.new`;
      await mkdir(aside, { recursive: true, mode: 0o700 });
      try {
        for (const [size, data] of Object.entries(files)) await writeFile(join(aside, `${size}.webp`), data);
        await rename(aside, folderOf(id));
      } catch (error) {
        await rm(aside, { recursive: true, force: true });
        throw error;
      }
    },
    async clear() {},
    get: (_connection, id, size) => readFile(join(folderOf(id), `${size}.webp`)).catch(() => undefined),
    async sweep(connection, now) {
      for (const folder of await namesIn(root)) {
        const names = await namesIn(join(root, folder));
        const used = await inUse(
          connection,
          names.filter((name) => PICTURE_ID.test(name)),
        );
        for (const name of names.filter((candidate) => !used.has(candidate))) {
          const path = join(root, folder, name);
          const age = now - ((await stat(path).catch(() => undefined))?.mtimeMs ?? now);
          if (age > STRAY_AFTER_MS) await rm(path, { recursive: true, force: true });
        }
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

const ASKED_AT_ONCE = 500;

async function inUse(connection: Connection, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
    const batch = ids.slice(start, start + ASKED_AT_ONCE);
    const rows = await connection
      .selectFrom('player')
      .select('img_profil')
      .where('img_profil', '!=', '')
      .where('img_profil', 'in', batch.map(pictureAddress))
      .execute();
    for (const { img_profil } of rows) used.add(img_profil.slice(pictureAddress('').length));
  }
  return used;
}
