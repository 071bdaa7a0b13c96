import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { loadPg } from './load-pg.ts';
import { OutOfServiceError } from './out-of-service.ts';
import type { PreparedRead } from './prepared-read.ts';

/** Times and ids fit a JavaScript number; pg gives bigint columns as strings unless told. */
function withNumbers(types: typeof pg.types): pg.CustomTypesConfig {
  return {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
  };
}

/** A newer server has changed a table since this was prepared; on a new connection it is prepared again. */
const OUTDATED_STATEMENT = '0A000';
const CONNECT_LIMIT_MS = 5000;
/** The server ends the statement; should it not even do that, we stop waiting a little later. */
const STATEMENT_LIMIT_MS = 7000;
const ANSWER_LIMIT_MS = 8000;
/** A server of ours that has lost its connection must not hold its locks for longer. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 60_000;

export type ConnectionCounts = { open: number; idle: number; waiting: number };
export type OpenPostgres = {
  dialect: Dialect;
  connections(): ConnectionCounts;
  prepareRead(sql: string): PreparedRead;
};

type Options = {
  isPatient?: boolean;
  connections?: number | undefined;
  /** Whether our connections lead to a pooler, where the next statement may be done by another connection of its own. */
  isPooled?: boolean;
};

export function openPostgres(
  url: string,
  { isPatient = false, connections = 10, isPooled = false }: Options = {},
): OpenPostgres {
  const limits = isPatient ? {} : { statement_timeout: STATEMENT_LIMIT_MS, query_timeout: ANSWER_LIMIT_MS };
  const { Pool, types } = loadPg();
  const pool = new Pool({
    connectionString: url,
    types: withNumbers(types),
    max: isPatient ? 1 : connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    keepAlive: true,
    ...limits,
  });
  // A connection that breaks (a restarted server) is replaced at the next query; it must not end the process. The pool
  // hears of those that rest; those in use say it themselves, and anyone who waits for an answer gets the failure.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const existing = new WeakMap<pg.PoolClient, WatchedClient>();
  const connect = async () => {
    const client = await pool.connect().catch((error) => {
      throw asOutOfService(error) ?? error;
    });
    const watched = existing.get(client) ?? watch(client);
    existing.set(client, watched);
    return watched;
  };
  const forKysely = connect as unknown as () => Promise<PostgresPoolClient>;
  let count = 0;
  return {
    dialect: new PostgresDialect({ pool: { connect: forKysely, end: () => pool.end(), options: pool.options } }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    prepareRead(text) {
      count += 1;
      // A name is known to one connection only. Without one, the statement is prepared again each time.
      const name = isPooled ? undefined : `read_${count}`;
      return async (parameters) => {
        for (let tries = 0; ; tries++) {
          const client = await connect();
          let isOutdated = false;
          try {
            return (await client.query({ ...(name && { name }), text, values: [...parameters] })).rows;
          } catch (error) {
            isOutdated = isAnswer(error) && error.code === OUTDATED_STATEMENT;
            if (!isOutdated || tries > connections) throw error;
          } finally {
            client.release(isOutdated);
          }
        }
      };
    },
  };
}

type WatchedClient = {
  query(query: string | pg.QueryConfig, parameters?: unknown[]): Promise<pg.QueryResult>;
  release(destroy?: boolean): void;
};

/** Says of every failure whether the server is at issue, and gives up a connection that does not answer. */
function watch(client: pg.PoolClient): WatchedClient {
  let lost: OutOfServiceError | undefined;
  const query = async (query: string | pg.QueryConfig, parameters?: unknown[]) => {
    // Nothing more comes through it: not even the end of its transaction is worth waiting for.
    if (lost) throw lost;
    try {
      return await client.query(query, parameters);
    } catch (error) {
      const issue = asOutOfService(error);
      if (issue && !isAnswer(error)) lost = issue;
      throw issue ?? error;
    }
  };
  const release = (destroy?: boolean) => client.release(destroy || lost !== undefined);
  return { query, release };
}

function isAnswer(error: unknown): error is pg.DatabaseError {
  return error instanceof loadPg().DatabaseError;
}

/** What is no answer of the server (refused, reset, too late), and the answers that say that it cannot work. */
function asOutOfService(error: unknown): OutOfServiceError | undefined {
  if (!isAnswer(error)) return new OutOfServiceError('away', error);
  if (error.code === '53100') return new OutOfServiceError('full', error);
  // Connections, resources, statements that took too long, and a server that shuts down or starts up.
  return /^(08...|53...|57014|57P0.)$/.test(error.code ?? '') ? new OutOfServiceError('away', error) : undefined;
}
