import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HumanLang } from '@kodestien/contract/language';
import type { Browser, Locator, Page } from '@playwright/test';
import { there } from '../fixtures/documents.ts';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { withMailbox } from '../fixtures/mailbox.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { type Server, withServer } from '../fixtures/server.ts';
import { solutionsOf } from '../fixtures/solutions.ts';
import { type Texts, textsOf } from '../fixtures/texts.ts';
import { openBrowser, pageOf, THEMES } from './page-of.ts';

/**
 * npm run screenshots:exercise: an exercise in each of its states, at six widths and in both themes, into
 * screenshots/exercise/. Light is Norwegian and dark is English.
 */
const SIZES = [
  [320, 700],
  [390, 844],
  [701, 900],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const;
const LANG: Record<(typeof THEMES)[number], HumanLang> = { light: '_no', dark: '_eng' };
const ANSWER = { timeout: 60_000 };
const folder = fileURLToPath(new URL('../../screenshots/exercise', import.meta.url));

type Stage = {
  page: Page;
  lang: HumanLang;
  t: Texts;
  /** Opens a lesson at one of its exercises. */
  open(lesson: string, slug: string): Promise<Locator>;
  take(state: string): Promise<void>;
};

async function python({ page, t, open, take }: Stage): Promise<void> {
  const block = await open('mal', 'exercise');
  const run = block.getByRole('button', { name: t('learning.run') });
  const check = block.getByRole('button', { name: t('learning.check'), exact: true });
  const judged = () => Promise.all([page.waitForResponse(/oppgave_svar/, ANSWER), check.click()]);
  await take('01-untouched');
  await writeCode(block, 'while True:\n    pass');
  await run.click();
  const stop = block.getByRole('button', { name: t('learning.stop') });
  await stop.waitFor(ANSWER);
  await take('02-running');
  await stop.click();
  await block.getByText(t('learning.output.stopped.user')).waitFor(ANSWER);
  await take('03-stopped');
  await writeCode(block, 'name = input("Name? ")\nprint(name)');
  await take('04-from-the-run-before');
  await run.click();
  const field = block.getByRole('textbox', { name: 'Name?' });
  await field.waitFor(ANSWER);
  await take('05-asking');
  await field.fill('Ada');
  await field.press('Enter');
  await writeCode(block, 'total = 10\nprint(total / (total - 10))');
  await run.click();
  await block.locator('[data-explained]').first().waitFor(ANSWER);
  await take('06-explained');
  await writeCode(block, 'def double(n):\n    return n + 2');
  await judged();
  const step = block.getByRole('button', { name: t('learning.check.step') }).first();
  await step.waitFor(ANSWER);
  await take('07-a-public-check-fails');
  await step.click();
  await block.getByRole('slider').waitFor(ANSWER);
  await take('08-steps');
  await block.getByRole('button', { name: t('steps.close') }).click();
  await block.getByRole('button', { name: /^Hint/ }).first().click();
  await take('09-hint');
  await writeCode(block, 'def double(n):\n    return abs(n) * 2');
  await judged();
  await take('10-a-hidden-check-fails');
  await writeCode(block, 'def double(n):\n    return n * 2');
  await judged();
  await block.getByText(t('learning.exercise.passed')).first().waitFor(ANSWER);
  await take('11-right');
  await page.reload();
  await block.getByRole('button', { name: t('learning.exercise.show_own') }).waitFor(ANSWER);
  await scrollTo(block);
  await take('12-solved-before');
}

/** One of each kind that is not text: wrong first, then right. */
const OTHERS = [
  ['css', 'css-units', 'school-paper', 'article { color: teal; }'],
  ['html', 'html-first-page', 'important-word', '<p>Hei <b>du</p>'],
  ['page', 'javascript-events', 'like-button', 'console.log("hei")'],
  [
    'turtle',
    'python-turtle',
    'warning-triangle',
    'import turtle\nturtle.forward(100)\nturtle.left(90)\nturtle.forward(60)',
  ],
] as const;

async function others({ page, t, lang, open, take }: Stage): Promise<void> {
  for (const [name, lesson, slug, wrong] of OTHERS) {
    const block = await open(lesson, slug);
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    await page.waitForTimeout(1_500);
    await take(`${name}-1-untouched`);
    await writeCode(block, wrong);
    await Promise.all([page.waitForResponse(/oppgave_svar/, ANSWER), check.click()]);
    await page.waitForTimeout(1_500);
    await take(`${name}-2-wrong`);
    await writeCode(block, there((await solutionsOf(lesson, lang)).get(slug)));
    await Promise.all([page.waitForResponse(/oppgave_svar/, ANSWER), check.click()]);
    await block.getByText(t('learning.exercise.passed')).first().waitFor(ANSWER);
    await page.waitForTimeout(1_500);
    await take(`${name}-3-right`);
  }
}

async function takeAll(
  browser: Browser,
  server: Server,
  width: number,
  height: number,
  theme: (typeof THEMES)[number],
) {
  const lang = LANG[theme];
  const page = await pageOf(browser, server, { width, height, lang, theme }, 'visitor');
  const stage: Stage = {
    page,
    lang,
    t: textsOf(lang),
    async open(lesson, slug) {
      await page.goto(lesson === 'mal' ? '/mal' : `/doc/${lesson}`);
      const block = blockOf(page, slug);
      await scrollTo(block);
      await block.locator('.cm-content').first().waitFor(ANSWER);
      await block.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      return block;
    },
    async take(state) {
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${state}-${width}-${theme}.png`) });
    },
  };
  await python(stage);
  await others(stage);
  await page.context().close();
}

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
await withMailbox((mailbox) =>
  withServer(mailbox, {}, async (server) => {
    for (const [width, height] of SIZES) {
      for (const theme of THEMES) await takeAll(browser, server, width, height, theme);
      console.log(`${width} px done`);
    }
  }),
);
await browser.close();
console.log(`Pictures are in ${folder}`);
