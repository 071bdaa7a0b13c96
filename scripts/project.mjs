import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string[]} parts */
export function pathTo(...parts) {
  return join(root, ...parts);
}

/** @param {string} path */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @returns {string[]} folders of the npm workspaces */
export function workspaces() {
  return readJson(pathTo('package.json')).workspaces;
}
