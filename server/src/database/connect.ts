import { type CompiledQuery, Kysely, type LogEvent } from 'kysely';
import { OutOfServiceError } from './out-of-service.ts';
import { type ConnectionCounts, openPostgres } from './postgres.ts';
import type { PreparedRead } from './prepared-read.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A connection or a transaction: queries take either. */
export type Connection = Kysely<Schema>;

export type Database = {
  kind: DatabaseKind;
  connection: Connection;
  /** For statements that may take minutes (migrations): no query of a request may. */
  patientConnection: Connection;
  /**
   * For what is asked at nearly every request: its SQL is built once and prepared once for each connection. The values that
   * it was built with are only places. Not for use inside a transaction.
   */
  prepareRead<R>(query: CompiledQuery<R>): (parameters: readonly unknown[]) => Promise<R[]>;
  /** Of SQLite: something else after every change to the file, anyone who made it; undefined when that is not known. */
  state?(): string | undefined;
  /** The same, but after the changes of other processes only. */
  stateOfOthers?(): string | undefined;
  /** Whether the last change was refused because the disk is full. */
  isFull(): boolean;
  /** Of PostgreSQL: how many connections there are, how many of them rest, and how many queries wait for one. */
  connections?(): ConnectionCounts;
  close(): Promise<void>;
};

/** Called for every query that a request or a job of the server has made. `kind` is Kysely's name for what it does. */
export type QueryWatcher = (query: { kind: string; milliseconds: number; error?: unknown }) => void;

export type PostgresPlace = {
  kind: 'postgres';
  url: string;
  /** Past whatever shares connections in front of the database: for listening and for migrations. */
  directUrl?: string | undefined;
  /** At most so many of each process. */
  connections?: number | undefined;
};
export type DatabasePlace = { kind: 'sqlite'; file: string } | PostgresPlace;

export function connect(place: DatabasePlace, watchQuery?: QueryWatcher): Database {
  let full = false;
  const log = (event: LogEvent) => {
    const { level, query, queryDurationMillis } = event;
    const error = level === 'error' && { error: event.error };
    watchQuery?.({ kind: query.query.kind, milliseconds: queryDurationMillis, ...error });
    if (event.level === 'error') full ||= event.error instanceof OutOfServiceError && event.error.reason === 'full';
    else if (event.query.query.kind !== 'SelectQueryNode' && event.query.query.kind !== 'RawNode') full = false;
  };
  if (place.kind === 'sqlite') {
    const { dialect, state, stateOfOthers, prepareRead, closeReader } = openSqlite(place.file);
    const connection = new Kysely<Schema>({ dialect, log });
    return {
      kind: 'sqlite',
      connection,
      patientConnection: connection,
      prepareRead: reading(prepareRead, watchQuery),
      state,
      stateOfOthers,
      isFull: () => full,
      close: async () => {
        closeReader();
        await connection.destroy();
      },
    };
  }
  const { dialect, connections, prepareRead } = openPostgres(place.url, {
    connections: place.connections,
    isPooled: place.directUrl !== undefined,
  });
  const connection = new Kysely<Schema>({ dialect, log });
  const patient = openPostgres(place.directUrl ?? place.url, { isPatient: true });
  const patientConnection = new Kysely<Schema>({ dialect: patient.dialect });
  return {
    kind: 'postgres',
    connection,
    patientConnection,
    connections,
    prepareRead: reading(prepareRead, watchQuery),
    isFull: () => full,
    close: async () => {
      await Promise.all([connection.destroy(), patientConnection.destroy()]);
    },
  };
}

function reading(prepareRead: (sql: string) => PreparedRead, watchQuery?: QueryWatcher): Database['prepareRead'] {
  return <R>({ sql, query: { kind } }: CompiledQuery<R>) => {
    const read = prepareRead(sql) as (parameters: readonly unknown[]) => Promise<R[]>;
    if (!watchQuery) return read;
    return async (parameters) => {
      const started = performance.now();
      try {
        const rows = await read(parameters);
        watchQuery({ kind, milliseconds: performance.now() - started });
        return rows;
      } catch (error) {
        watchQuery({ kind, milliseconds: performance.now() - started, error });
        throw error;
      }
    };
  };
}
