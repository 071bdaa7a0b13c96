import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { watchContent } from '../document/watch.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

/** An address under another name: in front of a real pooler, two addresses lead to one database. */
function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
}

test('listening and migrations go past the pooler, all else goes through it with as many connections as were allowed', async () => {
  const place = await createTestDatabase();
  const url = place.databaseUrl ?? '';
  const target = {
    kind: 'postgres',
    url: named(url, 'pooler'),
    directUrl: named(url, 'direct'),
    connections: 2,
  } as const;
  const database = connect(target);
  await migrate(database);
  const watch = watchContent(database, target);
  await watch.revision();
  await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(database.connection)));
  expect(database.connections?.()).toMatchObject({ open: 2, waiting: 0 });

  const sessions = async () => {
    const { rows } = await sql<{ name: string; query: string }>`select application_name as name, query
      from pg_stat_activity where datname = current_database()`.execute(database.connection);
    return rows;
  };
  const listeners = async () => (await sessions()).filter(({ query }) => query.startsWith('listen'));
  await expect.poll(async () => (await listeners()).map(({ name }) => name)).toEqual(['direct']);
  expect((await sessions()).filter(({ name }) => name === 'pooler')).toHaveLength(2);

  // A pooler may give the next statement to another connection, which would not know the name of a prepared one.
  const read = database.prepareRead(sql`select 1 as one`.compile(database.connection));
  expect(await read([])).toEqual([{ one: 1 }]);
  const prepared = () => sql`select name from pg_prepared_statements`.execute(database.connection);
  const results = await Promise.all([prepared(), prepared(), prepared(), prepared()]);
  expect(results.flatMap(({ rows }) => rows)).toEqual([]);
  await watch.close();
  await database.close();
  await place.dispose();
});
