import { Kysely, type LogEvent } from 'kysely';
import { OutOfServiceError } from './out-of-service.ts';
import { type ConnectionCounts, openPostgres } from './postgres.ts';
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
  /** Of SQLite: something else after every change to the file, whoever made it; undefined when that is not known. */
  state?(): string | undefined;
  /** Whether the last change was refused because the disk is full. */
  isFull(): boolean;
  /** Of PostgreSQL: how many connections there are, how many of them rest, and how many queries wait for one. */
  connections?(): ConnectionCounts;
  close(): Promise<void>;
};

/** Told of every query that a request or a job of the server has made, and how it went. */
export type QueryWatcher = (event: LogEvent) => void;

export type DatabasePlace = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export function connect(place: DatabasePlace, watchQuery?: QueryWatcher): Database {
  let full = false;
  const log = (event: LogEvent) => {
    watchQuery?.(event);
    if (event.level === 'error') full ||= event.error instanceof OutOfServiceError && event.error.reason === 'full';
    else if (event.query.query.kind !== 'SelectQueryNode' && event.query.query.kind !== 'RawNode') full = false;
  };
  if (place.kind === 'sqlite') {
    const { dialect, state } = openSqlite(place.file);
    const connection = new Kysely<Schema>({ dialect, log });
    const close = () => connection.destroy();
    return { kind: 'sqlite', connection, patientConnection: connection, state, isFull: () => full, close };
  }
  const { dialect, connections } = openPostgres(place.url);
  const connection = new Kysely<Schema>({ dialect, log });
  const patientConnection = new Kysely<Schema>({ dialect: openPostgres(place.url, { isPatient: true }).dialect });
  return {
    kind: 'postgres',
    connection,
    patientConnection,
    connections,
    isFull: () => full,
    close: async () => {
      await Promise.all([connection.destroy(), patientConnection.destroy()]);
    },
  };
}
