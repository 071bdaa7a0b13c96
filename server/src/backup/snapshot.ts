import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type Connection, connect, type DatabasePlace } from '../database/connect.ts';
import { BackupError, type End, FORMAT, FORMAT_VERSION, type Line, type Value } from './format.ts';
import { MIGRATIONS, readLastId, readTables } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** Everything in the database as it was at one moment. Servers go on reading and writing meanwhile. */
export async function* databaseLines(place: DatabasePlace): AsyncGenerator<Exclude<Line, End>> {
  const database = connect(place);
  try {
    if (place.kind === 'postgres') {
      // Of this one transaction PostgreSQL shows what was there when it began.
      const transaction = await database.patientConnection
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute();
      try {
        yield* linesOf(transaction, place.kind, (table, columns) => postgresRows(transaction, table, columns));
      } finally {
        await transaction.rollback().execute();
      }
    } else {
      // A reader of its own: our connection would take the write lock, and keep everybody waiting.
      const reader = new DatabaseSync(place.file, { readOnly: true, timeout: 5000 });
      try {
        reader.exec('begin');
        reader.exec('select 1 from sqlite_schema');
        yield* linesOf(database.connection, place.kind, async function* (table, columns) {
          yield* reader.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`).iterate();
        });
      } finally {
        reader.close();
      }
    }
  } finally {
    await database.close();
  }
}

type Rows = (table: string, columns: string[]) => AsyncIterable<Record<string, unknown>>;

async function* linesOf(
  connection: Connection,
  kind: DatabasePlace['kind'],
  rowsOf: Rows,
): AsyncGenerator<Exclude<Line, End>> {
  const tables = await readTables(connection, kind);
  if (!tables.some(({ name }) => name === 'player')) throw new BackupError('There is nothing here to back up yet.');
  const migrations: string[] = [];
  for await (const { name } of rowsOf(MIGRATIONS, ['name'])) migrations.push(String(name));
  const created_at = Date.now();
  yield { format: FORMAT, version: FORMAT_VERSION, created_at, database: kind, migrations: migrations.toSorted() };
  for (const { name, columns } of tables) {
    yield { table: name, columns, last_id: await readLastId(connection, kind, name) };
    for await (const row of rowsOf(name, columns)) yield { row: columns.map((column) => plainValue(row[column])) };
  }
}

async function* postgresRows(connection: Connection, table: string, columns: string[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup_rows no scroll cursor for select ${names} from ${sql.table(table)}`.execute(connection);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(
      connection,
    );
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(connection);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function plainValue(value: unknown): Value {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A backup cannot hold a ${typeof value}`);
}
