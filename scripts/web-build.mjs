import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { pathTo } from './project.mjs';
import { pinnedNode } from './runtime.mjs';
import { duration, say } from './terminal.mjs';

const STAMP = '.fingerprint';

/** What the built app is made from, without what is made in turn and what only tests read. */
const SOURCES = ['web', 'contract/src', 'sandbox/src', 'package-lock.json'];
const NOT_SOURCE = /^(node_modules|dist|dist-strict)$|\.test\.tsx?$/;

/**
 * Builds the web app if its sources have changed since the last build. For STRICT_MODE it is built a second time, beside
 * the first: what strict mode does is in React's development build alone.
 * @returns {boolean} whether web/dist (or web/dist-strict) is up to date now
 */
export function ensureWebBuilt(isStrict = isStrictMode()) {
  const dist = pathTo('web', isStrict ? 'dist-strict' : 'dist');
  const expected = fingerprint(pathTo(), SOURCES, (name) => NOT_SOURCE.test(name));
  const stamp = join(dist, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return true;
  return build(dist, expected, isStrict);
}

/** As the server reads the variable. */
function isStrictMode() {
  return ['true', '1', 'yes'].includes((process.env.STRICT_MODE ?? '').trim().toLowerCase());
}

/**
 * Builds beside the old one and then takes its place, so that a build that fails leaves the old app as it was.
 * @param {string} dist
 * @param {string} expected
 * @param {boolean} isStrict
 */
function build(dist, expected, isStrict) {
  say('Building the web app …');
  const started = Date.now();
  const fresh = pathTo('node_modules', '.cache', 'kodestien', `web-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const vite = pathTo('node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: isStrict ? 'development' : 'production' };
  const isBuilt = [
    ['--outDir', fresh],
    // The same components in a second form: the server renders pages with it.
    ['--outDir', join(fresh, '.server'), '--ssr', 'src/app/ssr/render-page.tsx'],
  ].every((form) => {
    const args = [vite, 'build', ...form, '--emptyOutDir', '--logLevel', isStrict ? 'error' : 'warn'];
    if (isStrict) args.push('--mode', 'development');
    return spawnSync(pinnedNode(), args, { cwd: pathTo('web'), stdio: 'inherit', env }).status === 0;
  });
  if (!isBuilt) {
    rmSync(fresh, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(fresh, STAMP), expected);
  swapIn(fresh, dist);
  say(`Built the web app in ${duration(Date.now() - started)}`);
  return true;
}

/**
 * @param {string} fresh
 * @param {string} dist
 */
function swapIn(fresh, dist) {
  const old = `${fresh}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}
