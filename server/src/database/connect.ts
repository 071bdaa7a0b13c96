import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A connection or a transaction: queries take either. */
export type Connection = Kysely<Schema>;

export type Database = {
  kind: DatabaseKind;
  connection: Connection;
  close(): Promise<void>;
};

export type DatabasePlace = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export function connect(place: DatabasePlace): Database {
  const dialect = place.kind === 'sqlite' ? sqliteDialect(place.file) : postgresDialect(place.url);
  const connection = new Kysely<Schema>({ dialect });
  return { kind: place.kind, connection, close: () => connection.destroy() };
}
