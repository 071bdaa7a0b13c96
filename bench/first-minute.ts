import type { Browser, Locator, Page } from '@playwright/test';
import { writeCode } from '../e2e/fixtures/learning.ts';
import { solutionsOf } from '../e2e/fixtures/solutions.ts';
import { launchBrowser } from './launch-browser.ts';
import { startOwn } from './server/own-server.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 3;
/** Of the page's own thread: what its workers do is not slowed down. */
const PROCESSOR_SLOWER = 4;
const ANSWER = { timeout: 120_000 };

const FIRST = { slug: 'python-first-steps', program: 'hello' };
const SECOND = { slug: 'python-variables', program: null };

/** A first visit on a slow phone with nothing in its cache: Run in the first lesson, and the way to the end of the second. */
export async function measure(): Promise<Row[]> {
  const own = await startOwn();
  const line = await openSlowLine(own.port);
  const browser = await launchBrowser();
  try {
    const runs: FirstRun[] = [];
    // The first round lets the server render the page and start what runs programs.
    for (let round = 0; round <= ROUNDS; round++) {
      const run = await firstRun(browser, line);
      if (round > 0) runs.push(run);
    }
    const walked = await walk(browser, line);
    for (const [step, seconds] of walked.steps) console.error(`  ${seconds.toFixed(1).padStart(6)} s  ${step}`);
    return [
      {
        what: 'slow phone: first Run to its output',
        unit: 's',
        ours: median(runs.map(({ seconds }) => seconds)),
        bar: { atMost: 3 },
      },
      {
        what: 'slow phone: until a run in the page itself',
        unit: 's',
        ours: median(runs.map(({ untilInPage }) => untilInPage)),
        bar: { atMost: 20 },
      },
      {
        what: 'slow phone: over the wire before that run',
        unit: 'MB',
        ours: Math.max(...runs.map(({ megabytes }) => megabytes)),
        bar: { atMost: 2.2 },
      },
      { what: 'slow phone: front page to the end of lesson 2', unit: 's', ours: walked.seconds, bar: { atMost: 120 } },
    ];
  } finally {
    await browser.close();
    line.close();
    await own.close();
  }
}

type FirstRun = { seconds: number; untilInPage: number; megabytes: number };

/** Presses Run as soon as the page can be used, and again until its own engine is what runs the program. */
async function firstRun(browser: Browser, line: SlowLine): Promise<FirstRun> {
  const page = await slowPhone(browser);
  const bytesBefore = line.bytesDown;
  await page.goto(`http://127.0.0.1:${line.port}/doc/${FIRST.slug}`);
  const opened = performance.now();
  const block = page.locator(`#${FIRST.program}`);
  const seconds = await pressRun(block);
  let bytes = 0;
  while ((await block.locator('[data-status]').getAttribute('data-ran')) === 'server') {
    await page.waitForTimeout(500);
    bytes = line.bytesDown - bytesBefore;
    await pressRun(block);
  }
  const untilInPage = (performance.now() - opened) / 1000;
  await page.context().close();
  return { seconds, untilInPage, megabytes: bytes / 1e6 };
}

async function pressRun(block: Locator): Promise<number> {
  const button = block.getByRole('button', { name: /^Kjør/ });
  await button.click(ANSWER);
  const pressed = performance.now();
  await block.locator('[data-status="ended"]').waitFor(ANSWER);
  return (performance.now() - pressed) / 1000;
}

/** What a beginner does: opens the front page, follows the red button, runs and solves, and goes on to the next lesson. */
async function walk(browser: Browser, line: SlowLine) {
  const page = await slowPhone(browser);
  const steps: [string, number][] = [];
  const began = performance.now();
  const timed = async (step: string, work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    steps.push([step, (performance.now() - started) / 1000]);
  };
  const run = page.locator(`#${FIRST.program}`);
  await timed('the front page can be read', () =>
    page
      .goto(`http://127.0.0.1:${line.port}`, { waitUntil: 'commit' })
      .then(() => page.getByRole('main').getByRole('link').first().waitFor(ANSWER)),
  );
  await timed('the red button leads to lesson 1', async () => {
    await page.getByRole('main').getByRole('link').first().click(ANSWER);
    await page.locator(`#${FIRST.program}`).waitFor(ANSWER);
  });
  await timed('Run of the first program prints', () => pressRun(run));
  await solveAll(page, FIRST, timed);
  await timed('the way on leads to lesson 2', async () => {
    await page.locator(`a[href="/doc/${SECOND.slug}"]`).last().click(ANSWER);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /variab/i })
      .waitFor(ANSWER);
  });
  await solveAll(page, SECOND, timed);
  const seconds = (performance.now() - began) / 1000;
  await page.context().close();
  return { steps, seconds };
}

type Lesson = typeof FIRST | typeof SECOND;
type Timed = (step: string, work: () => Promise<unknown>) => Promise<void>;

async function solveAll(page: Page, lesson: Lesson, timed: Timed): Promise<void> {
  for (const [slug, solution] of await solutionsOf(lesson.slug, '_no')) {
    const block = page.locator(`#${slug}`);
    await timed(`${slug}: written and run`, async () => {
      await writeCode(block, solution);
      await block.getByRole('button', { name: /^Kjør/ }).click(ANSWER);
      await block.locator('[data-status="ended"]').waitFor(ANSWER);
    });
    await timed(`${slug}: checked`, async () => {
      await block.getByRole('button', { name: 'Sjekk', exact: true }).click(ANSWER);
      await block
        .getByText(/^Riktig[!.]?/)
        .and(page.locator(':visible'))
        .first()
        .waitFor(ANSWER);
    });
  }
}

/** A new profile has nothing in its cache. */
async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'nb-NO',
  });
  context.setDefaultTimeout(ANSWER.timeout);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
  return page;
}
