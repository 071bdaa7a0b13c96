import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { cleanUpAfterCrash } from './after-crash.ts';
import { type Config, readConfig } from './config.ts';
import { connect, type Database } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { freePort } from './testing/running-server.ts';
import { TEST_SECRET } from './testing/secret.ts';
import { childrenOf, PROCESS_TEST, ServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const isSqlite = inject('testDatabase') === 'sqlite';
let place: TestDatabase;
let config: Config;
let database: Database;
let stalled: Server;
const started: ServerProcess[] = [];

beforeEach(async () => {
  place = await createTestDatabase();
  config = readConfig(environment());
  database = connect(config.database);
  await migrate(database);
  // A mail server that takes the connection and then says nothing.
  stalled = createServer().listen(0, '127.0.0.1');
  await once(stalled, 'listening');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  await database.close();
  await place.dispose();
  stalled.close();
});

function environment() {
  return {
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    JWT_SECRET: TEST_SECRET,
  };
}

function start(more: Record<string, string> = {}): ServerProcess {
  const server = new ServerProcess({ ...environment(), ...more });
  started.push(server);
  return server;
}

const outbox = () => database.connection.selectFrom('outbox').selectAll().execute();
const mailFiles = () => {
  const folder = join(place.dataDir, 'outbox');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** A server whose one mail is on its way when it is killed, or goes on being on its way. */
async function startWithMailUnderWay(): Promise<ServerProcess> {
  const { port } = stalled.address() as { port: number };
  const server = start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const signedUp = await fetch(`${await server.ready()}/api/create_player`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'venter', password: 'hemmelig1', email: 'venter@example.no' }),
  });
  expect(signedUp.status).toBe(201);
  const states = async () => (await outbox()).map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['sending']);
  return server;
}

describe('a mail that was on its way when the server was killed', PROCESS_TEST, () => {
  test('goes out when the server is there again, and its half-written file does not stay', async () => {
    const first = await startWithMailUnderWay();
    first.child.kill('SIGKILL');
    await first.exited;
    mkdirSync(join(place.dataDir, 'outbox'));
    writeFileSync(join(place.dataDir, 'outbox', '.venter.eml.part'), 'Subject: Bekre');
    await start().ready();
    // Servers beside each other share a PostgreSQL: there another may be sending it, and its time has to run out.
    if (!isSqlite) await database.connection.updateTable('outbox').set({ claimed_until: 1 }).execute();
    await expect.poll(mailFiles, { timeout: 30_000 }).toEqual([expect.stringMatching(/venter@example.no.*\.eml$/)]);
  });

  test('is left alone while a server lives that may be sending it', async () => {
    const server = await startWithMailUnderWay();
    await cleanUpAfterCrash(config, database.connection);
    expect(await outbox()).toMatchObject([{ state: 'sending', attempts: 1 }]);
    server.child.kill('SIGKILL');
  });
});

describe('the files of an installation', PROCESS_TEST, () => {
  test('are for their owner only, also in a folder that others may look into, and also those from earlier', async () => {
    await database.close();
    chmodSync(place.dataDir, 0o755);
    for (const name of readdirSync(place.dataDir)) chmodSync(join(place.dataDir, name), 0o644);
    database = connect(config.database);
    const server = start({ JWT_SECRET: isSqlite ? '' : environment().JWT_SECRET });
    const address = await server.ready();
    await fetch(`${address}/api/is_username_opptatt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username":"kari"}',
    });
    const files = readdirSync(place.dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const names = files.map(({ name }) => name);
    expect(names).toContain('initial-superuser.txt');
    if (isSqlite) expect(names).toEqual(expect.arrayContaining(['kodestien.sqlite', 'kodestien.sqlite-wal']));
    const open = files.filter(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o077) !== 0);
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

describe('housekeeping', PROCESS_TEST, () => {
  test('is done at the start too: a server that is restarted each day forgets as well', async () => {
    const old = { created_at: 1, sent_at: 1, next_attempt_at: 1, state: 'sent' as const };
    await database.connection
      .insertInto('outbox')
      .values({ template: 'user_confirm', to_email: 'x@example.no', human_lang: '_no', params: '{}', ...old })
      .execute();
    await start().ready();
    await expect.poll(outbox, { timeout: 30_000 }).toEqual([]);
  });
});

describe('several server processes', PROCESS_TEST, () => {
  test('one that is killed keeps nobody waiting, and another takes its place', async () => {
    const port = await freePort();
    const server = start({ WORKERS: '3', PORT: port });
    const ready = () => server.output.match(/is ready/g)?.length ?? 0;
    await expect.poll(ready, { timeout: 60_000 }).toBe(3);

    let isOver = false;
    const visitor = async () => {
      // A connection of its own for each request, so that some are on their way at any moment.
      while (!isOver)
        await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }).catch(() => {});
    };
    const visitors = Array.from({ length: 30 }, visitor);
    for (let count = 0; count < 2; count++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const [first = 0] = childrenOf(server.child.pid ?? 0);
      process.kill(first, 'SIGKILL');
    }
    await expect.poll(ready, { timeout: 60_000 }).toBe(5);
    isOver = true;
    await Promise.all(visitors);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });
});
