import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { keepPrivate, makePrivate } from '../private-file.ts';
import { OutOfServiceError } from './out-of-service.ts';
import type { PreparedRead } from './prepared-read.ts';

export type OpenSqlite = {
  dialect: Dialect;
  /** Something else after every change to the file, anyone who made it; undefined before it is open. */
  state(): string | undefined;
  stateOfOthers(): string | undefined;
  prepareRead(sql: string): PreparedRead;
  closeReader(): void;
};

/** Kysely speaks to SQLite through the shape of better-sqlite3; this gives Node's own driver that shape. */
export function openSqlite(file: string): OpenSqlite {
  let opened: ReturnType<typeof openDatabase> | undefined;
  const open = async () => {
    opened = openDatabase(file);
    return opened;
  };
  return {
    dialect: {
      createDriver: () => new ImmediateSqliteDriver({ database: open }),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    state: () => opened?.state(),
    stateOfOthers: () => opened?.stateOfOthers(),
    ...openReader(file),
  };
}

/**
 * A connection of its own, because queries of the other one wait for each other's transactions, and would see what those
 * have not finished. Opened when it is first needed: then the file is there.
 */
function openReader(file: string): Pick<OpenSqlite, 'prepareRead' | 'closeReader'> {
  let reader: DatabaseSync | undefined;
  return {
    prepareRead(sql) {
      let statement: StatementSync | undefined;
      return (parameters) =>
        patiently(async () => {
          reader ??= new DatabaseSync(file, { readOnly: true, timeout: 0 });
          statement ??= reader.prepare(sql);
          return statement.all(...(parameters as SQLInputValue[]));
        });
    },
    closeReader() {
      reader?.close();
      reader = undefined;
    },
  };
}

/**
 * A transaction that begins as a reader and then writes fails at once when another process wrote in
 * between. Asking for the write lock at the start waits for it instead.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #patient = new WeakMap<DatabaseConnection, DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const patient = this.#patient.get(connection) ?? patientConnection(connection);
    this.#patient.set(connection, patient);
    return patient;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // A full disk ends a transaction by itself. What ended it is what the caller has to hear, not this.
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }
}

const LOCK_TIMEOUT_MS = 15_000;
const LOCK_PAUSE_MS = 5;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
/** Held by another process, not to be written, a disk that fails, and a file that cannot be opened. */
const AWAY = new Set([SQLITE_BUSY, 8, 10, 14]);

function patientConnection(inner: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
    executeQuery: <R>(query: CompiledQuery) => patiently<QueryResult<R>>(() => inner.executeQuery<R>(query)),
  };
}

/**
 * While another process writes, this one waits and goes on with other work: SQLite's own waiting would stop every
 * other request of the process too. A statement that met the lock has done nothing, so it can be asked again.
 */
async function patiently<R>(ask: () => Promise<R>): Promise<R> {
  const giveUpAt = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw asOutOfService(error) ?? error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE_MS * (1 + Math.random())));
    }
  }
}

/** The kind of issue that SQLite reports; the rest of the number only says where it was noticed. */
function issueOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

function isBusy(error: unknown): boolean {
  return issueOf(error) === SQLITE_BUSY;
}

function asOutOfService(error: unknown): OutOfServiceError | undefined {
  const issue = issueOf(error);
  if (issue === SQLITE_FULL) return new OutOfServiceError('full', error);
  return issue !== undefined && AWAY.has(issue) ? new OutOfServiceError('away', error) : undefined;
}

/** Preparing costs more than running; the product has a few hundred different statements at most. */
const STATEMENTS_CACHED_MAX = 500;

function openDatabase(file: string): SqliteDatabase & Pick<OpenSqlite, 'state' | 'stateOfOthers'> {
  makePrivate(file);
  // New ones get the rights of the database itself.
  for (const beside of ['-wal', '-shm']) keepPrivate(file + beside);
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // The first of these may have to wait for another process that opens the file at the same moment.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;');
  const prepared = new Map<string, SqliteStatement>();
  // The first counts what other connections changed, the second what this one did.
  const counts = database.prepare('select data_version as others, total_changes() as own from pragma_data_version');
  return {
    state() {
      const { others, own } = counts.get() ?? {};
      return `${others} ${own}`;
    },
    stateOfOthers: () => String(counts.get()?.others),
    prepare(sql) {
      const cached = prepared.get(sql);
      if (cached) return cached;
      if (prepared.size >= STATEMENTS_CACHED_MAX) prepared.clear();
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
