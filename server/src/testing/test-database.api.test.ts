import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('each test file gets a database of its own, on the server that its project names', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()];
  expect(one.dataDir).not.toBe(other.dataDir);
  if (inject('testDatabase') === 'postgres') {
    expect(one.databaseUrl).not.toBe(other.databaseUrl);
    const client = new pg.Client({ connectionString: one.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select current_database() as name');
    await client.end();
    expect(one.databaseUrl).toContain(rows[0].name);
  } else {
    expect(one.databaseUrl).toBeUndefined();
  }
  await one.dispose();
  await other.dispose();
  expect(existsSync(one.dataDir)).toBe(false);
});
