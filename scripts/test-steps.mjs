import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathTo, readJson } from './project.mjs';
import { runScript } from './run-command.mjs';
import { say } from './terminal.mjs';
import { findOrInstallBrowser } from './test-browser.mjs';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** @typedef {import('./test-summary.mjs').Outcome} Outcome */
/** @typedef {{ name: string, title: string, run: (reports: string) => Promise<Outcome> }} Step */

/** @type {Step[]} */
export const STEPS = [
  { name: 'types', title: 'type check of every workspace', run: () => tool(['scripts/typecheck.mjs']) },
  {
    name: 'lint',
    title: 'Biome, without warnings; the words of the code; who imports whom',
    run: async () => {
      const biome = await tool(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']);
      const words = await tool(['scripts/lint-words.mjs']);
      const imports = await tool(['scripts/lint-imports.mjs']);
      return { ok: biome.ok && words.ok && imports.ok };
    },
  },
  {
    name: 'content',
    title: 'the courses: every file, and every program in them',
    run: () => tool(['server/src/authoring/cli.ts', 'check']),
  },
  { name: 'unit', title: 'unit tests', run: (reports) => vitest('unit', reports) },
  {
    name: 'api-sqlite',
    title: 'API tests on SQLite',
    run: async (reports) => ({
      ...(await vitest('api-sqlite', reports)),
      note: `SQLite ${process.versions.sqlite}`,
    }),
  },
  { name: 'api-postgres', title: 'API tests on PostgreSQL', run: apiOnPostgres },
  {
    name: 'build',
    title: 'build of the web app',
    run: async () => ({ ok: ensureWebBuilt(false) && ensureWebBuilt(true) }),
  },
  { name: 'e2e', title: 'browser tests', run: browserTests },
  { name: 'browsers', title: 'the journeys that matter most in Firefox and WebKit', run: otherBrowsers },
];

/** Names for several steps at once. */
const GROUPS = /** @type {Record<string, string[]>} */ ({ api: ['api-sqlite', 'api-postgres'] });

/**
 * @param {string[]} args
 * @returns {string[] | string} the names of the steps to run, or what is wrong with the arguments
 */
export function chooseSteps(args) {
  const names = STEPS.map(({ name }) => name);
  const wrong = args.find((arg) => !arg.startsWith('--only='));
  if (wrong !== undefined) return `"${wrong}" is not understood. Usage: npm test [-- --only=${names.join(',')}]`;
  const wishes = args.flatMap((arg) => arg.slice('--only='.length).split(','));
  const chosen = wishes.flatMap((wish) => GROUPS[wish] ?? [wish]);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) return `There is no step "${unknown}". The steps: ${names.join(', ')}, and api for both.`;
  return chosen.length > 0 ? chosen : names;
}

/**
 * @param {string[]} command
 * @returns {Promise<Outcome>}
 */
async function tool(command) {
  return { ok: await runScript(command) };
}

/**
 * @param {string} project
 * @param {string} reports
 * @returns {Promise<Outcome>}
 */
async function vitest(project, reports) {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--allowOnly=false', ...reporters];
  const ok = await runScript(command, { TEST_REPORTS: reports });
  return existsSync(report) ? { ok, counts: vitestCounts(readJson(report)) } : { ok: false };
}

/** @type {Step['run']} */
async function apiOnPostgres(reports) {
  const outcome = await vitest('api-postgres', reports);
  const note = join(reports, 'postgres.txt');
  return { ...outcome, note: existsSync(note) ? readFileSync(note, 'utf8') : 'no PostgreSQL server was started' };
}

/** @type {Step['run']} */
async function browserTests(reports) {
  const browser = findOrInstallBrowser();
  if ('issue' in browser) return { ok: false, note: browser.issue };
  say(`The browser is ${browser.version}: ${browser.path}`);
  const report = join(reports, 'e2e.json');
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', pathTo('e2e'), '--forbid-only'];
  const ok = await runScript(command, { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const counts = existsSync(report) ? playwrightCounts(readJson(report)) : undefined;
  return { ok: ok && counts !== undefined, note: browser.version, ...(counts && { counts }) };
}

/**
 * Nobody has to install these browsers to work on the product: those that are missing are named, and cost nothing.
 * @type {Step['run']}
 */
async function otherBrowsers(reports) {
  const report = join(reports, 'browsers.json');
  const ok = await runScript(['e2e/browsers/run.ts', '--short', `--report=${report}`]);
  if (!existsSync(report)) return { ok: false };
  const { counts, note } = readJson(report);
  return { ok, note, ...(counts.passed + counts.failed > 0 && { counts }) };
}
