import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/** Kysely speaks to SQLite through the shape of better-sqlite3; this gives Node's own driver that shape. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new ImmediateSqliteDriver({ database: async () => openDatabase(file) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * A transaction that begins as a reader and then writes fails at once when another process wrote in
 * between. Asking for the write lock at the start waits for it instead (busy_timeout).
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Preparing costs more than running; the product has a few hundred different statements at most. */
const STATEMENTS_KEPT = 500;

function openDatabase(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
      const statement = adapt(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
    close() {
      prepared.clear();
      database.close();
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    // A statement that gives no columns changes something (or steers a transaction).
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}
