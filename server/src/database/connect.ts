import { Kysely, type LogEvent } from 'kysely';
import { OutOfServiceError } from './out-of-service.ts';
import { postgresDialect } from './postgres.ts';
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
  close(): Promise<void>;
};

export type DatabasePlace = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export function connect(place: DatabasePlace): Database {
  let full = false;
  const log = (event: LogEvent) => {
    if (event.level === 'error') full ||= event.error instanceof OutOfServiceError && event.error.reason === 'full';
    else if (event.query.query.kind !== 'SelectQueryNode' && event.query.query.kind !== 'RawNode') full = false;
  };
  if (place.kind === 'sqlite') {
    const { dialect, state } = openSqlite(place.file);
    const connection = new Kysely<Schema>({ dialect, log });
    const close = () => connection.destroy();
    return { kind: 'sqlite', connection, patientConnection: connection, state, isFull: () => full, close };
  }
  const connection = new Kysely<Schema>({ dialect: postgresDialect(place.url), log });
  const patientConnection = new Kysely<Schema>({ dialect: postgresDialect(place.url, { isPatient: true }) });
  return {
    kind: 'postgres',
    connection,
    patientConnection,
    isFull: () => full,
    close: async () => {
      await Promise.all([connection.destroy(), patientConnection.destroy()]);
    },
  };
}
