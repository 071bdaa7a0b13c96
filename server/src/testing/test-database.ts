import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by the Vitest project: the same API tests run once on each. */
    testDatabase: 'sqlite' | 'postgres';
    /** A server where the tests may create databases. */
    postgresUrl: string;
  }
}

export type TestDatabase = {
  /** As in DATABASE_URL: nothing means SQLite in dataDir. */
  databaseUrl: string | undefined;
  dataDir: string;
  dispose(): Promise<void>;
};

/** A fresh, empty database for one test file, on the kind of server that the Vitest project asks for. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kodestien-data-'));
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  if (inject('testDatabase') !== 'postgres') return { databaseUrl: undefined, dataDir, dispose: removeDataDir };

  const server = inject('postgresUrl');
  const name = `kodestien_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataDir,
    dispose: async () => {
      await runOnServer(server, `drop database if exists ${name} with (force)`);
      await removeDataDir();
    },
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
