import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database, QueryWatcher } from '../database/connect.ts';
import { OutOfServiceError } from '../database/out-of-service.ts';
import { countUnsentMails } from '../mail/queries.ts';

const SECONDS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const KINDS = new Map<string, string>([
  ['SelectQueryNode', 'select'],
  ['InsertQueryNode', 'insert'],
  ['UpdateQueryNode', 'update'],
  ['DeleteQueryNode', 'delete'],
]);
/** Anyone who reads the measurements waits no longer than this for what only the database knows. */
const TIMEOUT_MS = 1000;

export function watchQueries(registry: Registry): QueryWatcher {
  const durations = new Histogram({
    name: 'kodestien_database_query_duration_seconds',
    help: 'One query, without the time in which it waited for a connection.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers: [registry],
  });
  const issues = new Counter({
    name: 'kodestien_database_errors_total',
    help: 'Queries that failed: the database was away, its disk was full, or it refused (a name that is taken).',
    labelNames: ['reason'],
    registers: [registry],
  });
  return ({ kind, milliseconds, error }) => {
    durations.observe({ kind: KINDS.get(kind) ?? 'other' }, milliseconds / 1000);
    if (error !== undefined) issues.inc({ reason: error instanceof OutOfServiceError ? error.reason : 'refused' });
  };
}

export function watchDatabase(registry: Registry, { connection, connections }: Database): void {
  if (connections) {
    new Gauge({
      name: 'kodestien_database_connections',
      help: 'Connections of the pool, by what they do.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const { open, idle } = connections();
        this.set({ state: 'busy' }, open - idle);
        this.set({ state: 'idle' }, idle);
      },
    });
    new Gauge({
      name: 'kodestien_database_waiting',
      help: 'Queries that wait for a connection.',
      registers: [registry],
      collect() {
        this.set(connections().waiting);
      },
    });
  }
  new Gauge({
    name: 'kodestien_mails',
    help: 'Mails that have not been sent, in the outbox that all servers share.',
    labelNames: ['state'],
    // Every process counts the same ones.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await Promise.race([countUnsentMails(connection).catch(() => undefined), deadline()]);
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
}

function deadline(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS).unref());
}
