import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over the names and contents of files and folders. Contents and not dates: a fresh clone, a branch
 * switched forth and back, or a copied folder must not look changed.
 * @param {string} base folder that names are relative to
 * @param {string[]} paths files or folders under it; those that do not exist count as absent
 * @param {(name: string) => boolean} [isLeftOut] gets the name of each entry of a folder
 */
export function fingerprint(base, paths, isLeftOut = () => false) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(path);
  return hash.digest('hex');

  /** @param {string} path */
  function addPath(path) {
    const stats = statSync(join(base, path), { throwIfNoEntry: false });
    if (!stats) hash.update(`absent ${path}\0`);
    else if (stats.isDirectory()) addFolder(path);
    else hash.update(`file ${path}\0${stats.size}\0`).update(readFileSync(join(base, path)));
  }

  /** @param {string} path */
  function addFolder(path) {
    const names = readdirSync(join(base, path)).filter((name) => !isLeftOut(name));
    for (const name of names.sort()) addPath(`${path}/${name}`);
  }
}
