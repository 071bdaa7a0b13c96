import cluster from 'node:cluster';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { startWorkersMetrics } from './metrics/start.ts';
import { prepareForWorkers, runServer } from './server.ts';
import { StartError } from './start-error.ts';

const RESTART_PAUSE_MS = 1000;

/** Starts the product as the environment says. Issues that a person can mend are said in plain words. */
try {
  const config = readConfig();
  if (config.workers > 1 && cluster.isPrimary) {
    await prepareForWorkers(config);
    const metrics = await startWorkersMetrics(config);
    runWorkers(config.workers, () => metrics?.restarted());
  } else {
    await runServer(config);
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Several server processes share one port. One that ends by itself is replaced; told to stop, all stop in order. */
function runWorkers(count: number, restarted: () => void): void {
  // Each process takes its connections from the port itself. Were they handed over from here, those on their way to a
  // process that has just ended would be lost, and their clients would wait for nothing.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts') });
  let stopping = false;
  let everReady = false;
  cluster.on('listening', () => {
    everReady = true;
  });
  cluster.on('exit', (worker, code) => {
    const alive = Object.keys(cluster.workers ?? {}).length;
    // An issue that stops the first start (a port in use, a bad database) would only repeat itself.
    if (!stopping && !everReady) return process.exit(code || 1);
    if (stopping) return alive === 0 && process.exit(0);
    console.error(`Server process ${worker.process.pid} ended (${code}); starting another.`);
    restarted();
    setTimeout(() => !stopping && cluster.fork(), RESTART_PAUSE_MS);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  }
  for (let index = 0; index < count; index++) cluster.fork();
}
