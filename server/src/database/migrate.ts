import { type Kysely, sql } from 'kysely';
import type { Connection, Database, DatabaseKind } from './connect.ts';
import { migrations } from './migrations/index.ts';

/** Any number, the same in every server of this product. */
const POSTGRES_LOCK = 20_252_025;

/**
 * Brings the database to the newest schema, all steps in one transaction under a lock:
 * of two servers that start at once, the second waits and then finds nothing to do.
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.patientConnection.transaction().execute(async (transaction) => {
    await lockMigrations(transaction, database.kind);
    return applyMigrations(transaction, database.kind);
  });
}

/** SQLite's transaction holds the write lock from its first statement; PostgreSQL has to be asked. */
export async function lockMigrations(transaction: Connection, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
}

export function knownMigrations(): string[] {
  return migrations.map(({ name }) => name);
}

/** Those that have not been applied yet, or of them those that `isIncluded` names. */
export async function applyMigrations(
  transaction: Connection,
  kind: DatabaseKind,
  isIncluded: (name: string) => boolean = () => true,
): Promise<string[]> {
  await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
  const applied = new Set(rows.map((row) => row.name));
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}.`);
  }
  const pending = migrations.filter(({ name }) => !applied.has(name) && isIncluded(name));
  for (const migration of pending) {
    await migration.up(transaction as unknown as Kysely<unknown>, kind);
    await sql`insert into migration (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(transaction);
  }
  return pending.map((migration) => migration.name);
}
