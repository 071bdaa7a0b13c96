import type { Page } from '@playwright/test';
import { axeIssues } from '../fixtures/axe.ts';
import { blockOf } from '../fixtures/learning.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

/** The engine is fetched and compiled once in each test; a busy machine takes its time. */
const ENGINE = { timeout: 40_000 };

const LINE = {
  _no: 'Du kan lese her. For å kjøre programmer, få svar på oppgaver og logge inn trenger du en nyere nettleser.',
  _eng: 'You can read here. To run programs, have exercises checked and sign in, you need a newer browser.',
};

/** As in Safari before 16.4. */
async function beOlder(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
}

forEachLanguage((lang) => {
  const inLanguage = (path: string) => `${path}${lang === '_no' ? '' : '?lang=en'}`;

  test('a lesson can be read in a browser that is too old for programs, and says so quietly', async ({ page }) => {
    await beOlder(page);
    await page.goto(inLanguage('/doc/python-loops'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(LINE[lang])).toBeVisible();
    await expect(blockOf(page, 'for-code')).toContainText(lang === '_no' ? 'for bokstav in' : 'for letter in');
    // Nothing is there that would do nothing.
    await expect(page.locator('#root').getByRole('button')).toHaveCount(0);
    expect(await overflowOf(page)).toEqual([]);
    expect(await axeIssues(page, '#old-browser')).toEqual([]);
  });

  test('a page that is nothing without its scripts says what can be read instead', async ({ page }) => {
    await beOlder(page);
    await page.goto(inLanguage('/profil_set'));
    await page.getByRole('link', { name: lang === '_no' ? 'alle kurs' : 'all courses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(inLanguage('/doc'));
  });

  test('a page of JavaScript whose frame does not load says so, and can be run again', async ({
    page,
    t,
    allowConsole,
  }) => {
    allowConsole(/sandbox\/page|ERR_FAILED/);
    await page.route('**/sandbox/page', (route) => route.abort());
    await page.goto('/doc/javascript-events');
    const block = blockOf(page, 'click-code');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByText(t('learning.output.ended.not-started'))).toBeVisible(ENGINE);
    await page.unroute('**/sandbox/page');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.frameLocator('iframe').getByRole('button')).toBeVisible(ENGINE);
    await expect(block.getByText(t('learning.output.ended.not-started'))).toHaveCount(0);
  });
});

test('the line is not there in a browser that can do everything', PHONE_ONLY, async ({ page }) => {
  await page.goto('/doc/python-loops');
  await expect(page.getByText(LINE._no)).toBeHidden();
});

test('someone who was signed in can read in an older browser too', PHONE_ONLY, async ({ page }) => {
  await beOlder(page);
  await page.addInitScript(() => localStorage.setItem('refresh', 'x'));
  await page.goto('/doc/python-loops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page of JavaScript whose frame never answers says so after a while', DESKTOP_ONLY, async ({ page, t }) => {
  await page.route('**/sandbox/page', () => {});
  await page.clock.install();
  await page.goto('/doc/javascript-events');
  const block = blockOf(page, 'click-code');
  await block.getByRole('button', { name: t('learning.run') }).click();
  await expect(block.locator('iframe')).toBeAttached(ENGINE);
  await page.clock.fastForward(15_000);
  await expect(block.getByText(t('learning.output.ended.not-started'))).toBeVisible();
});

test(
  'programs run in the oldest browsers that we accept, which lack what came with later ones',
  DESKTOP_ONLY,
  async ({ page, t }) => {
    await page.addInitScript(() => {
      for (const [owner, names] of [
        [Promise, ['withResolvers', 'try']],
        [AbortSignal, ['any']],
        [URL, ['canParse', 'parse']],
        [Object, ['groupBy']],
        [Map, ['groupBy']],
        [String.prototype, ['isWellFormed', 'toWellFormed']],
        [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
        [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
        [globalThis, ['Iterator', 'requestIdleCallback', 'scheduler', 'navigation']],
        [Document.prototype, ['startViewTransition']],
        [HTMLElement.prototype, ['showPopover', 'popover']],
      ] as const) {
        for (const name of names) Reflect.deleteProperty(owner, name);
      }
    });
    await page.goto('/doc/python-loops');
    const python = blockOf(page, 'for-code');
    await python.getByRole('button', { name: t('learning.run'), exact: true }).click();
    await expect(python.getByRole('region')).toContainText('FJELL', ENGINE);
    await page.goto('/doc/javascript-events');
    const script = blockOf(page, 'click-code');
    await script.getByRole('button', { name: t('learning.run') }).click();
    await script.frameLocator('iframe').getByRole('button').click();
    await expect(script.frameLocator('iframe').getByText('Antall trykk: 1')).toBeVisible();
    await page.goto('/doc/css-box');
    const styled = blockOf(page, 'card');
    await styled.getByRole('button', { name: t('learning.run') }).click();
    await expect(styled.frameLocator('iframe').getByText('Besseggen, 14 km')).toBeVisible(ENGINE);
  },
);
