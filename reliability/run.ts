import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../scripts/run-command.mjs';
import { findOrInstallBrowser } from '../scripts/test-browser.mjs';
import { ensureWebBuilt } from '../scripts/web-build.mjs';
import type { Row } from './report.ts';
import { tableOf, withTable } from './table.ts';

/** npm run test:reliability [-- PART …] [--write]: everything in full, and with --write the table in docs/reliability.md. */
const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'reliability.md');
const BOTH = ['api-sqlite', 'api-postgres'];
const PARTS: Readonly<Record<string, readonly string[]>> = {
  callers: BOTH,
  clock: BOTH,
  secrets: BOTH,
  'data-folder': ['api-sqlite'],
  'postgres-outages': ['api-postgres'],
  fuzz: BOTH,
  kill: BOTH,
  payloads: [],
};

const args = process.argv.slice(2);
const chosen = args.filter((arg) => arg !== '--write');
const unknown = chosen.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}, and --write.`);
  process.exit(1);
}
if (args.includes('--write') && chosen.length > 0) {
  console.error('The table is written by a run of everything.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'kodestien-reliability-'));
const report = join(folder, 'rows.jsonl');
const failed: string[] = [];
for (const [part, projects] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  const started = performance.now();
  const isOk = part === 'payloads' ? await inBrowser() : await onDatabases(part, projects);
  if (!isOk) failed.push(part);
  console.log(`${part} took ${Math.round((performance.now() - started) / 1000)} s`);
}
const rows: Row[] = existsSync(report)
  ? readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
rmSync(folder, { recursive: true });

console.log(tableOf(rows));
const lost = rows.reduce((sum, row) => sum + row.lost, 0);
console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : `lost in all: ${lost}`);
const isAllWell = failed.length === 0 && lost === 0;
if (isAllWell && args.includes('--write'))
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), tableOf(rows)));
process.exit(isAllWell ? 0 : 1);

function onDatabases(part: string, projects: readonly string[]): Promise<boolean> {
  const named = projects.flatMap((project) => ['--project', project]);
  return runScript(
    ['node_modules/vitest/vitest.mjs', 'run', ...named, `reliability/${part}.api.test.ts`],
    environment(),
  );
}

async function inBrowser(): Promise<boolean> {
  const browser = findOrInstallBrowser();
  if ('issue' in browser || !ensureWebBuilt(false)) return false;
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', 'script-payloads'];
  return runScript(command, { ...environment(), CHROMIUM_PATH: browser.path });
}

function environment(): Record<string, string> {
  return { RELIABILITY: 'full', RELIABILITY_REPORT: report };
}
