import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Driver } from './driver.ts';
import { type TestedBrowser, testedBrowsers } from './installed.ts';
import { type Dependencies, JOURNEYS, type Journey } from './journeys.ts';
import { JourneyPage } from './page.ts';
import { takePictures } from './pictures.ts';
import { withRestartableServer } from './server.ts';
import { countsOf, noteOf, type Result, tableOf } from './table.ts';

/**
 * npm run test:browsers: the journeys of a learner in the browsers of this machine that are not Chromium.
 * --short takes those that are part of npm test; --only=TEXT those whose title has this text, --browser=TEXT the browsers
 * whose name has it; --pictures=FOLDER saves pictures of each browser; --report=FILE writes the counts.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    browser: { type: 'string', default: '' },
    pictures: { type: 'string' },
    report: { type: 'string' },
  },
});

// What was started is ended at exit, which a signal alone does not cause.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const journeys = JOURNEYS.filter(
  ({ isShort, title }) => (isShort || !values.short) && title.toLowerCase().includes(values.only.toLowerCase()),
);
const browsers = testedBrowsers().filter(
  ({ isShort, name }) => (isShort || !values.short) && name.toLowerCase().includes(values.browser.toLowerCase()),
);
const results: Result[] = [];
const note = (browser: string, journey: string, outcome: Result['outcome'], reason = '') => {
  results.push({ browser, journey, outcome, reason });
  console.log(`${outcome.padEnd(13)}  ${browser}: ${journey}${reason && `\n    ${reason}`}`);
};

if (browsers.some(({ start }) => start !== null)) {
  await withRestartableServer(async (server, mailbox) => {
    for (const browser of browsers) await tryBrowser(browser, { server, mailbox });
  });
} else for (const { name } of browsers) for (const { title } of journeys) note(name, title, 'not installed');

console.log(`\n${tableOf(journeys, browsers, results)}\n`);
const counts = countsOf(results);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (values.report) await writeFile(values.report, JSON.stringify({ counts, note: noteOf(browsers) }));
process.exit(counts.failed === 0 ? 0 : 1);

async function tryBrowser({ name, start }: TestedBrowser, around: Dependencies): Promise<void> {
  if (!start) {
    for (const { title } of journeys) note(name, title, 'not installed');
    return;
  }
  let driver: Driver;
  try {
    driver = await start();
  } catch (error) {
    for (const { title } of journeys) note(name, title, 'failed', messageOf(error));
    return;
  }
  try {
    for (const journey of journeys) await tryJourney(name, driver, journey, around);
    if (values.pictures) {
      await mkdir(values.pictures, { recursive: true });
      const path = (what: string) =>
        join(values.pictures ?? '', `${what}-${name.toLowerCase().replaceAll(' ', '-')}.png`);
      await takePictures(driver, around.server.url, (what, picture) => writeFile(path(what), picture));
    }
  } finally {
    await driver.close();
  }
}

async function tryJourney(
  browser: string,
  driver: Driver,
  { title, go }: Journey,
  around: Dependencies,
): Promise<void> {
  const page = new JourneyPage(driver, around.server.url, '_no', { theme: 'light' });
  try {
    await go(page, around);
    const errors = await page.errors();
    note(browser, title, errors.length === 0 ? 'passed' : 'failed', errors.join('; '));
  } catch (error) {
    const errors = await page.errors().catch(() => []);
    note(browser, title, 'failed', [messageOf(error), ...errors].join('; '));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
