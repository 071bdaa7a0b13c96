import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Report, statement } from './statement.ts';

/** Runs the tests that look at pages with axe, and writes what came of them into the statement for schools. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'docs/school/tilgjengelighetserklaering.md');
const folder = mkdtempSync(join(tmpdir(), 'kodestien-accessibility-'));
const file = join(folder, 'report.json');

const run = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e', '--grep', 'axe can find'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
);
const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
rmSync(folder, { recursive: true });
if (report.suites.length === 0) {
  console.error('No test was run, so nothing is written.');
  process.exitCode = 1;
} else {
  writeFileSync(target, statement(report));
  console.log(`Written: ${target}`);
  process.exitCode = run.status ?? 1;
}
