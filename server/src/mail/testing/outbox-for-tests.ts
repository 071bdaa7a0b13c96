import { join } from 'node:path';
import { connect, type Database } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

export type TestOutbox = {
  database: Database;
  dataDir: string;
  /** A further connection, as another server would have it. */
  connectAgain(): Database;
  dispose(): Promise<void>;
};

export async function openTestOutbox(): Promise<TestOutbox> {
  const { databaseUrl, dataDir, dispose } = await createTestDatabase();
  const opened: Database[] = [];
  const connectAgain = () => {
    const database = connect(
      databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file: join(dataDir, 'test.sqlite') },
    );
    opened.push(database);
    return database;
  };
  const database = connectAgain();
  await migrate(database);
  return {
    database,
    dataDir,
    connectAgain,
    async dispose() {
      for (const each of opened) await each.close();
      await dispose();
    },
  };
}
