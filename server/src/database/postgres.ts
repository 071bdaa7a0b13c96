import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = pg.types.builtins.INT8;

/** Times and ids fit a JavaScript number; pg gives bigint columns as strings unless told. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks (a restarted server) is replaced at the next query; it must not end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
