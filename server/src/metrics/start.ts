import cluster from 'node:cluster';
import type { Config } from '../config.ts';
import { asStartError } from '../start-error.ts';
import type { Metrics } from './metrics.ts';

/** The library is read only where someone wants to measure: a start without it is faster. */
export async function startMetrics({ metrics: place, database }: Config): Promise<Metrics | undefined> {
  if (!place) return undefined;
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(database.kind);
  if (cluster.isWorker) {
    const { answerPrimary } = await import('./workers.ts');
    answerPrimary(metrics.registry);
  } else await expose(place, () => metrics.registry.metrics());
  return metrics;
}

/** In the primary process of several; `restarted` counts a process that was replaced. */
export async function startWorkersMetrics({ metrics: place }: Config): Promise<{ restarted(): void } | undefined> {
  if (!place) return undefined;
  const { WorkersMetrics } = await import('./workers.ts');
  const metrics = new WorkersMetrics();
  await expose(place, () => metrics.read());
  return metrics;
}

async function expose(place: NonNullable<Config['metrics']>, read: () => Promise<string>): Promise<void> {
  const { serveMetrics } = await import('./serve-metrics.ts');
  const address = await serveMetrics(place, read).catch((error) => {
    throw asStartError(error, { ...place, settings: 'METRICS_PORT and METRICS_HOST' });
  });
  console.log(`Measurements are on ${address}`);
}
