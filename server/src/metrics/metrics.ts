import type { Grader } from '@kodestien/sandbox/server/grader';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import manifest from '../../package.json' with { type: 'json' };
import type { Database, DatabaseKind, QueryWatcher } from '../database/connect.ts';
import { watchDatabase, watchQueries } from './database.ts';
import { watchGrader } from './grader.ts';
import { watchRequests } from './requests.ts';

/**
 * What Prometheus can know of this process. Each label has a small, fixed set of values: what people make up (addresses,
 * names) is never one of them.
 */
export type Metrics = {
  registry: Registry;
  watchQuery: QueryWatcher;
  watchDatabase(database: Database): void;
  watchRequests(http: FastifyInstance): void;
  /** Gives the same grader, measured. */
  watchGrader(grader: Grader): Grader;
};

export function createMetrics(database: DatabaseKind): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'kodestien_build_info',
    help: 'What runs here; always 1.',
    labelNames: ['version', 'node', 'database'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version: manifest.version, node: process.version, database }, 1);
  return {
    registry,
    watchQuery: watchQueries(registry),
    watchDatabase: (opened) => watchDatabase(registry, opened),
    watchRequests: (http) => watchRequests(registry, http),
    watchGrader: (grader) => watchGrader(registry, grader),
  };
}
