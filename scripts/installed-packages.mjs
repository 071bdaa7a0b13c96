import { existsSync } from 'node:fs';
import { pathTo, readJson } from './project.mjs';

/**
 * Compares package-lock.json with the list that npm keeps of what it put in node_modules, so that someone who ran
 * `npm install` by hand does not have to wait for a second one.
 * @returns {boolean} whether everything in the lock file is installed in the same version
 */
export function installedPackagesMatchLock() {
  const installedList = pathTo('node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  return lockIsSatisfied(readJson(pathTo('package-lock.json')), readJson(installedList));
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean, peer?: boolean }> }} Lock */

/**
 * @param {Lock} lock
 * @param {Lock} installed
 */
export function lockIsSatisfied(lock, installed) {
  return Object.entries(lock.packages).every(([path, expected]) => {
    const isDownloaded = path.includes('node_modules/') && !expected.link;
    if (!isDownloaded) return true;
    const present = installed.packages[path];
    // Optional packages are mostly binaries for other machines; npm leaves those out.
    return present ? present.version === expected.version : expected.optional === true;
  });
}
