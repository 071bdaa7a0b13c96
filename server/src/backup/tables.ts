import { type RawBuilder, sql } from 'kysely';
import type { Connection, DatabaseKind } from '../database/connect.ts';

export type Table = {
  name: string;
  /** Without those that the database computes itself. */
  columns: string[];
  /** The tables that its rows refer to. */
  parents: string[];
};

/** Asked of the database and not listed here, so that a table that is added one day is not forgotten. */
export async function readTables(connection: Connection, kind: DatabaseKind): Promise<Table[]> {
  const names = await rows<{ name: string }>(
    connection,
    kind === 'sqlite'
      ? sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite\_%' escape '\\'`
      : sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  const tables: Table[] = [];
  for (const { name } of names) {
    if (name === MIGRATIONS) continue;
    const [columns, parents] = await Promise.all([
      rows<{ name: string }>(connection, kind === 'sqlite' ? sqliteColumns(name) : postgresColumns(name)),
      rows<{ name: string }>(connection, kind === 'sqlite' ? sqliteParents(name) : postgresParents(name)),
    ]);
    const others = parents.map((parent) => parent.name).filter((parent) => parent !== name);
    tables.push({ name, columns: columns.map((column) => column.name), parents: [...new Set(others)] });
  }
  return parentsFirst(tables);
}

/** Which migrations have been applied is told in the head of a backup. */
export const MIGRATIONS = 'migration';

const sqliteColumns = (table: string) =>
  sql`select name from pragma_table_xinfo(${table}) where hidden = 0 order by cid`;
const sqliteParents = (table: string) => sql`select "table" as name from pragma_foreign_key_list(${table})`;
const postgresColumns = (table: string) => sql`select column_name as name from information_schema.columns
  where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`;
const postgresParents = (table: string) => sql`select parent.relname as name from pg_constraint
  join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
  where contype = 'f' and child.relname = ${table} and child.relnamespace = current_schema()::regnamespace`;

async function rows<R>(connection: Connection, query: RawBuilder<unknown>): Promise<R[]> {
  return (await query.execute(connection)).rows as R[];
}

/** So that each row finds the row that it refers to. */
function parentsFirst(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const add = (table: Table) => {
    if (sorted.includes(table)) return;
    for (const parent of table.parents) {
      const found = tables.find(({ name }) => name === parent);
      if (found) add(found);
    }
    sorted.push(table);
  };
  for (const table of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) add(table);
  return sorted;
}

/** The table's counter of ids; null where ids are not counted. */
export async function readLastId(connection: Connection, kind: DatabaseKind, table: string): Promise<number | null> {
  if (kind === 'sqlite') {
    const [counter] = await rows<{ seq: number }>(
      connection,
      sql`select seq from sqlite_sequence where name = ${table}`,
    );
    return counter?.seq ?? null;
  }
  const sequence = await sequenceOf(connection, table);
  if (!sequence) return null;
  const [counter] = await rows<{ last: number }>(
    connection,
    sql`select case when is_called then last_value else 0 end as last from ${sql.raw(sequence)}`,
  );
  return counter?.last ?? null;
}

export async function setLastId(
  connection: Connection,
  kind: DatabaseKind,
  table: string,
  last: number,
): Promise<void> {
  if (kind === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(connection);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(connection);
    return;
  }
  const sequence = await sequenceOf(connection, table);
  if (sequence) await sql`select setval(${sequence}, ${Math.max(last, 1)}, ${last > 0})`.execute(connection);
}

/** As PostgreSQL writes it, with quotes where it needs them. */
async function sequenceOf(connection: Connection, table: string): Promise<string | undefined> {
  const [found] = await rows<{ name: string | null }>(
    connection,
    sql`select pg_get_serial_sequence(quote_ident(${table}), 'id') as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and column_name = 'id'`,
  );
  return found?.name ?? undefined;
}

/** Inside a transaction: everything that migrations have made is gone, and nothing that others own. */
export async function dropEverything(connection: Connection, kind: DatabaseKind): Promise<void> {
  const tables = await readTables(connection, kind);
  // Children first: SQLite removes the rows of a table that is dropped, and looks at what refers to them.
  for (const name of [...tables.map((table) => table.name).toReversed(), MIGRATIONS]) {
    await sql`drop table if exists ${sql.table(name)}`.execute(connection);
  }
  if (kind === 'sqlite') return;
  const functions = await rows<{ signature: string }>(
    connection,
    sql`select oid::regprocedure::text as signature from pg_proc where pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { signature } of functions) await sql`drop function ${sql.raw(signature)}`.execute(connection);
}

/**
 * What is restored has had its effects before: a trigger that adds up points would add them twice. Returns what lets them
 * work again.
 */
export async function pauseTriggers(
  connection: Connection,
  kind: DatabaseKind,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  if (kind === 'sqlite') {
    const triggers = await rows<{ name: string; sql: string }>(
      connection,
      sql`select name, sql from sqlite_schema where type = 'trigger'`,
    );
    for (const { name } of triggers) await sql`drop trigger ${sql.id(name)}`.execute(connection);
    return async () => {
      for (const trigger of triggers) await sql.raw(trigger.sql).execute(connection);
    };
  }
  const each = async (change: string) => {
    for (const table of tables)
      await sql`alter table ${sql.table(table)} ${sql.raw(change)} trigger user`.execute(connection);
  };
  await each('disable');
  return () => each('enable');
}
