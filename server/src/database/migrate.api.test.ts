import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let place: TestDatabase;
const opened: Database[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await place.dispose();
});

function open(): Database {
  const database = place.databaseUrl
    ? connect({ kind: 'postgres', url: place.databaseUrl })
    : connect({ kind: 'sqlite', file: join(place.dataDir, 'test.sqlite') });
  opened.push(database);
  return database;
}

test('five servers that start at once make the tables once, and all can work', async () => {
  const servers = Array.from({ length: 5 }, open);
  const applied = await Promise.all(servers.map(migrate));
  expect(applied.filter((names) => names.length > 0)).toEqual([migrations.map((migration) => migration.name)]);
  for (const { connection } of servers) {
    expect(await connection.selectFrom('player').selectAll().execute()).toEqual([]);
  }
});

test('a second start finds nothing to do', async () => {
  await migrate(open());
  expect(await migrate(open())).toEqual([]);
});

test('a database that a newer program has changed is left alone, and the reason is reported', async () => {
  const database = open();
  await migrate(database);
  await sql`insert into migration (name, applied_at) values ('9999-future', 0)`.execute(database.connection);
  await expect(migrate(database)).rejects.toThrow(/newer than this program: it has 9999-future/);
});

test('a transaction that fails leaves nothing behind', async () => {
  const database = open();
  await migrate(database);
  const write = database.connection.transaction().execute(async (transaction) => {
    await transaction.insertInto('rate_limit').values({ bucket: 'a', window_start: 0, hits: 1 }).execute();
    throw new Error('midway');
  });
  await expect(write).rejects.toThrow('midway');
  expect(await database.connection.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
});

test('the database refuses a language that nobody speaks, and mends the rows that have one', async () => {
  const database = open();
  const { connection } = database;
  await migrate(database);
  await sql`alter table player drop constraint player_human_lang`.execute(connection);
  await sql`alter table outbox drop constraint outbox_human_lang`.execute(connection);
  await sql`delete from migration where name = '0007-known-languages'`.execute(connection);
  const broken = '{}' as '_no';
  const person = { username: 'x', username_key: 'x', email: 'x@x.no', email_key: 'x@x.no', password_hash: '-' };
  const player = { ...person, confirmed_at: 1, created_at: 1, human_lang: broken };
  const mail = { template: 'x', to_email: 'x@x.no', player_id: null, next_attempt_at: 1, created_at: 1 };
  await connection.insertInto('player').values(player).execute();
  await connection
    .insertInto('outbox')
    .values({ ...mail, human_lang: broken })
    .execute();

  expect(await migrate(database)).toEqual(['0007-known-languages']);
  expect(await connection.selectFrom('player').select('human_lang').execute()).toEqual([{ human_lang: '_no' }]);
  expect(await connection.selectFrom('outbox').select('human_lang').execute()).toEqual([{ human_lang: '_no' }]);
  await expect(connection.updateTable('player').set({ human_lang: broken }).execute()).rejects.toThrow(/human_lang/);
  const another = connection.insertInto('outbox').values({ ...mail, human_lang: broken });
  await expect(another.execute()).rejects.toThrow(/human_lang/);
});

test('a superuser is no account of a class, also one that was made for a class before', async () => {
  const database = open();
  const { connection } = database;
  await migrate(database);
  await sql`delete from migration where name = '0021-superusers-of-no-class'`.execute(connection);
  const klasse = { id: 'k', name: '8A', school_year: '2026/27', courses: '[]', code: null, created_at: 1 };
  await connection.insertInto('klasse').values(klasse).execute();
  for (const [name, is_superuser] of [
    ['pupil', 0],
    ['superuser', 1],
  ] as const) {
    const keys = { username: name, username_key: name, email: `${name}@localhost`, email_key: `${name}@localhost` };
    const rest = {
      password_hash: '-',
      confirmed_at: 1,
      created_at: 1,
      human_lang: '_no',
      made_for_klasse: 'k',
    } as const;
    await connection
      .insertInto('player')
      .values({ ...keys, ...rest, is_superuser })
      .execute();
  }
  expect(await migrate(database)).toEqual(['0021-superusers-of-no-class']);
  const made = connection.selectFrom('player').select(['username', 'made_for_klasse']).orderBy('username');
  expect(await made.execute()).toEqual([
    { username: 'pupil', made_for_klasse: 'k' },
    { username: 'superuser', made_for_klasse: null },
  ]);
});
