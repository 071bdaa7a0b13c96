import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { type App, buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { connect, type DatabaseKind } from '../../server/src/database/connect.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { startOwnPostgres } from '../../server/src/testing/postgres-for-tests.ts';
import { fillStatements } from './people.ts';

const ROWS_BEFORE_PAGE_5000 = 4_999 * 30;

export type Place = {
  app: App;
  /** Rows before page 5,000; a list that is shorter than that ends earlier. */
  farInto: { poeng: number; username_key: string };
  farIntoByUsername: string;
  close(): Promise<void>;
};

/** A server on a database of its own with so many people, thrown away afterwards. */
export async function openPlace(kind: DatabaseKind, size: number): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'kodestien-bench-'));
  const postgres = kind === 'postgres' ? await startOwnPostgres() : undefined;
  const throwAway = async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return await openIn(folder, postgres?.url, size, throwAway);
  } catch (error) {
    await throwAway();
    throw error;
  }
}

async function openIn(folder: string, url: string | undefined, size: number, throwAway: () => Promise<void>) {
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    JWT_SECRET: 'bnVtYmVycy1vbmx5LWJlbmNobWFyay1rZXktMTIz',
    LOG_LEVEL: 'silent',
  });
  await fill(config.database, size);
  const database = connect(config.database);
  const app = await buildApp({ config, database });
  await app.http.ready();
  const far = Math.min(ROWS_BEFORE_PAGE_5000, size / 2);
  const players = database.connection.selectFrom('player').select(['poeng', 'username_key']).limit(1).offset(far);
  return {
    app,
    farInto: await players.orderBy('poeng', 'desc').orderBy('username_key').executeTakeFirstOrThrow(),
    farIntoByUsername: (await players.orderBy('username_key').executeTakeFirstOrThrow()).username_key,
    async close() {
      await app.http.close();
      await database.close();
      await throwAway();
    },
  };
}

/** Through a connection of its own: the settings that make filling fast must not flatter the measuring. */
async function fill(place: Parameters<typeof connect>[0], size: number): Promise<void> {
  const database = connect(place);
  await migrate(database);
  await database.patientConnection.connection().execute(async (connection) => {
    const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
    if (place.kind === 'sqlite') {
      await run('pragma synchronous = off');
      await run('pragma cache_size = -500000');
    } else await run("set work_mem = '256MB'");
    for (const statement of fillStatements(place.kind, size)) await run(statement);
  });
  await database.close();
}
