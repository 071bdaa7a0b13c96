import { printTable, type Row } from './table.ts';

/**
 * npm run bench: what the product takes beside the least that the same work could take, and the bars for it, in one table.
 * Parts can be named, one by one or by their beginning: npm run bench -- server engine/memory
 */
const PARTS: Readonly<Record<string, () => Promise<{ measure(): Promise<Row[]> }>>> = {
  'server/requests': () => import('./server/requests.ts'),
  'server/postgres': () => import('./server/postgres.ts'),
  'server/sign-in': () => import('./server/sign-in.ts'),
  'server/start': () => import('./server/start.ts'),
  'server/publish': () => import('./server/publish.ts'),
  'engine/browser': () => import('./engine/browser.ts'),
  'engine/trace': () => import('./engine/trace.ts'),
  'engine/verdicts': () => import('./engine/verdicts.ts'),
  'engine/fairness': () => import('./engine/fairness.ts'),
  'engine/pages': () => import('./engine/pages.ts'),
  'engine/html-css': () => import('./engine/html-css.ts'),
  'engine/load': () => import('./engine/load.ts'),
  'engine/memory': () => import('./engine/memory.ts'),
  users: () => import('./users/measure.ts'),
  paint: () => import('./paint.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  'first-minute': () => import('./first-minute.ts'),
  bundle: () => import('./bundle.ts'),
};

const chosen = process.argv.slice(2);
const isPartOf = (name: string) => (choice: string) => name === choice || name.startsWith(`${choice}/`);
const unknown = chosen.filter((choice) => !Object.keys(PARTS).some((name) => isPartOf(name)(choice)));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);

const rows: Row[] = [];
const failed: string[] = [];
for (const [name, load] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.some(isPartOf(name))) continue;
  const started = performance.now();
  try {
    rows.push(...(await (await load()).measure()));
  } catch (error) {
    // The others are still worth knowing.
    console.error(error);
    failed.push(name);
  }
  console.error(`${name} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
const areMet = printTable(rows);
if (failed.length > 0) console.log(`could not be measured: ${failed.join(', ')}`);
// The pages' build leaves workers behind that would keep this process for a while.
process.exit(areMet && failed.length === 0 ? 0 : 1);
