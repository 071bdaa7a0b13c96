import { type Measurement, printTable } from './engine/table.ts';

/**
 * npm run bench:engine: what running and judging code costs, beside the bare engines in the same run. Parts can be named:
 * npm run bench:engine -- browser server load memory
 */
const PARTS: Readonly<Record<string, () => Promise<{ measure(): Promise<Measurement[]> }>>> = {
  browser: () => import('./engine/browser.ts'),
  trace: () => import('./engine/trace.ts'),
  server: () => import('./engine/server.ts'),
  load: () => import('./engine/load.ts'),
  memory: () => import('./engine/memory.ts'),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);

const measurements: Measurement[] = [];
for (const [name, load] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = performance.now();
  measurements.push(...(await (await load()).measure()));
  console.error(`${name} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
if (!printTable(measurements)) process.exitCode = 1;
// The pages' build leaves workers behind that would keep this process for a while.
process.exit();
