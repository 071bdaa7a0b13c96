import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { unprivilegedUser } from './unprivileged-user.mjs';

const USER = 'kodestien';
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 10_000;

/**
 * Starts an empty PostgreSQL in a temporary folder, on a free port of the loopback interface.
 * @param {(folder: string) => string} chooseBinaries gets that folder, returns the folder of initdb and postgres
 * @param {boolean} [isDurable] whether what it acknowledges has reached the disk
 * @returns {Promise<{ url: string, version: string, down: () => Promise<void>, up: () => Promise<void>, stop: () => Promise<void> }>}
 * down and up end it and start it again with what it holds; stop ends it and throws everything away
 */
export async function startPostgres(chooseBinaries, isDurable = false) {
  const folder = mkdtempSync(join(tmpdir(), 'kodestien-postgres-'));
  try {
    return await startIn(folder, chooseBinaries(folder), isDurable);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} binaries
 * @param {boolean} isDurable
 */
async function startIn(folder, binaries, isDurable) {
  const user = unprivilegedUser();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) {
    chmodSync(folder, 0o755);
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  const data = join(folder, 'data');
  // An environment of its own: the PG* variables of a developer must not leak in.
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...user };

  const rights = ['--username', USER, '--pwfile', passwordFile, '--auth=scram-sha-256'];
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, ...rights, '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr.trim()}`);

  const port = await freePort();
  const logFile = join(folder, 'postgres.log');
  const launch = () => {
    const log = openSync(logFile, 'a');
    const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings(isDurable)], {
      ...options,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    return { child, ended: new Promise((resolve) => child.on('exit', resolve).on('error', resolve)) };
  };
  let running = launch();

  const down = async () => {
    const { child, ended } = running;
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
    await ended;
    clearTimeout(timer);
  };
  const stop = async () => {
    await down();
    rmSync(folder, { recursive: true, force: true });
  };

  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const answered = async () => {
    const deadline = Date.now() + START_DEADLINE_MS;
    while (running.child.exitCode === null && Date.now() < deadline) {
      const version = await versionOf(url).catch(() => undefined);
      if (version) return version;
      await pause(50);
    }
    const story = readFileSync(logFile, 'utf8').trim();
    await stop();
    throw new Error(`postgres did not start: ${story}`);
  };
  const version = await answered();
  const up = async () => {
    running = launch();
    await answered();
  };
  return { url, version, down, up, stop };
}

/**
 * Everything here is thrown away afterwards, so nothing needs to survive a power cut, unless that is what is measured.
 * @param {boolean} isDurable
 */
function settings(isDurable) {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    max_connections: '300',
    shared_buffers: '64MB',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function versionOf(url) {
  const client = new pg.Client({ connectionString: url });
  // A server that goes away later is the tests' business; unheard, the event would end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('show server_version');
    return `PostgreSQL ${rows[0].server_version}`;
  } finally {
    await client.end();
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
