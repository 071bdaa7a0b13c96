import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { prepareForWorkers, runServer, StartError } from './server.ts';
import { runWorkers } from './workers.ts';

/** Starts the product as the environment says. Faults that a person can mend are said in plain words. */
try {
  const config = readConfig();
  if (config.workers > 1 && cluster.isPrimary) {
    await prepareForWorkers(config);
    runWorkers(fileURLToPath(import.meta.url), config.workers);
  } else {
    await runServer(config);
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
