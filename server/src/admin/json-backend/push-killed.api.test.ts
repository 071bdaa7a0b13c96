import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Block } from '@kodestien/contract/document/blocks';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { makeSuperuser } from '../../account/superuser.ts';
import { connect, type Database } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { loadContent } from '../../document/load.ts';
import { listDocuments } from '../../document/queries.ts';
import { TEST_SECRET } from '../../testing/secret.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readLive } from '../content/content.ts';

const TITLE = 'Publisert';
const MEGABYTE = 1024 * 1024;

let place: TestDatabase;
let database: Database;
let password: string;
let server: ServerProcess;
beforeEach(async () => {
  place = await createTestDatabase();
  const file = join(place.dataDir, 'kodestien.sqlite');
  database = connect(place.databaseUrl ? { kind: 'postgres', url: place.databaseUrl } : { kind: 'sqlite', file });
  await migrate(database);
  password = await makeSuperuser(database.connection, 'sjef');
  await loadContent(database);
  await stageEverything();
});
afterEach(async () => {
  await server.stop();
  await database.close();
  await place.dispose();
});

/** Every document with another title and a quarter of a megabyte of code: a push that takes a while. */
async function stageEverything(): Promise<void> {
  const live = await readLive(database.connection);
  const { id } = await database.connection.selectFrom('player').select('id').executeTakeFirstOrThrow();
  const code = { _no: 'x'.repeat(9000), _eng: 'y'.repeat(9000) };
  const bulk = Array.from(
    { length: 15 },
    (_, index): Block => ({ slug: `bulk-${index}`, type: 'code', language: 'text', code }),
  );
  for (const [slug, { json }] of live.documents) {
    const document = JSON.parse(json);
    const changed = { ...document, tittel: { _no: TITLE, _eng: TITLE }, blocks: [...document.blocks, ...bulk] };
    const base = { base_json: json, base_revision: live.revision, staged_at: 1 };
    await database.connection
      .insertInto('stage')
      .values({ player_id: id, slug, json: JSON.stringify(changed), ...base })
      .execute();
  }
}

async function startServer(): Promise<(path: string) => Promise<number>> {
  server = new ServerProcess({
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...(place.databaseUrl && { JWT_SECRET: TEST_SECRET }),
  });
  const address = await server.ready();
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { access } = (await (await post('token', { username: 'sjef', password })).json()) as { access: string };
  return async (path) => {
    const answer = await post(path, {}, { authorization: `Bearer ${access}` });
    // A server that is asked to stop lets its answers be read to the end first.
    await answer.text();
    return answer.status;
  };
}

async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.exited;
}

/** How many documents, of how many, readers have again; and what the database keeps of the push. */
async function published() {
  const documents = await listDocuments(database.connection);
  const again = documents.filter(({ document }) => document.tittel._no === TITLE).length;
  const { connection } = database;
  const revisions = await connection.selectFrom('revision').select('id').execute();
  const staged = await connection.selectFrom('stage').select('slug').execute();
  const log = await connection.selectFrom('audit').select('id').where('action', '=', 'admin_json_back_push').execute();
  return { all: documents.length, again, revisions: revisions.length, staged: staged.length, log: log.length };
}

async function expectAllOrNothing(): Promise<boolean> {
  const state = await published();
  const { all } = state;
  const isThrough = state.again > 0;
  expect(state).toEqual(
    isThrough
      ? { all, again: all, revisions: 1, staged: 0, log: 1 }
      : { all, again: 0, revisions: 0, staged: all, log: 0 },
  );
  return isThrough;
}

/** Waits until a push has written a good deal, and is not through. */
type Halfway = (push: Promise<unknown>) => Promise<void>;

/** What is written before the end lies in SQLite's log. */
async function whenLogHolds(bytes: number): Promise<Halfway> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database.connection);
  const log = join(place.dataDir, 'kodestien.sqlite-wal');
  const written = () => statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  return async (push) => {
    const isAnswered = push.then(() => true);
    while (written() < bytes && !(await Promise.race([isAnswered, pause(1, false)])));
  };
}

/** Someone holds the last document, so that the push does not move with all the others written. */
async function whenLastIsHeld(): Promise<Halfway & { release(): Promise<void> }> {
  const { connection } = database;
  const slugs = [...(await readLive(connection)).documents.keys()].sort();
  const holder = await connection.startTransaction().execute();
  await holder
    .selectFrom('document')
    .select('slug')
    .where('slug', '=', slugs.at(-1) ?? '')
    .forUpdate()
    .execute();
  const standingStill = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(connection);
    return rows[0]?.count;
  };
  const halfway = async () => expect.poll(standingStill, { timeout: 90_000 }).toBe(1);
  return Object.assign(halfway, {
    async release() {
      await holder.rollback().execute();
      await expect.poll(standingStill).toBe(0);
    },
  });
}

async function killDuringPush(halfway: Halfway): Promise<void> {
  const call = await startServer();
  const push = call('admin_json_back_push').catch(() => undefined);
  await halfway(push);
  await kill();
  await push;
}

test('a server that is killed while it publishes leaves all of it live or nothing', { timeout: 120_000 }, async () => {
  let isThrough = false;
  if (inject('testDatabase') === 'sqlite') {
    for (const megabytes of [1, 8]) {
      if (isThrough) break;
      await killDuringPush(await whenLogHolds(megabytes * MEGABYTE));
      isThrough = await expectAllOrNothing();
    }
  } else {
    const held = await whenLastIsHeld();
    await killDuringPush(held).finally(() => held.release());
    expect(await expectAllOrNothing()).toBe(false);
  }
  const call = await startServer();
  if (!isThrough) expect(await call('admin_json_back_push')).toBe(200);
  expect(await expectAllOrNothing()).toBe(true);
});
