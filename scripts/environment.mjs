import { existsSync } from 'node:fs';
import { pathTo } from './project.mjs';

/** Reads .env in the project folder when there is one. What the environment already says wins. */
export function readEnvironmentFile() {
  const file = pathTo('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
