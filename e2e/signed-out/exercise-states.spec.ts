import type { Locator, Page } from '@playwright/test';
import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

const ENGINE = { timeout: 40_000 };

/** Looked at in both themes: nothing for axe, and nothing wider than the page. */
async function lookAt(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeIssues(page, '#exercise'), `${state}, ${colorScheme}`).toEqual([]);
  }
  expect(await overflowOf(page), state).toEqual([]);
}

forEachLanguage(() => {
  const begin = async (page: Page): Promise<Locator> => {
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    await scrollTo(block);
    return block;
  };

  test('an exercise that is untouched, and one with a program', async ({ page, t }) => {
    const block = await begin(page);
    await expect(block.getByRole('button', { name: t('learning.run') })).toBeVisible();
    await lookAt(page, 'untouched');
    await writeCode(block, 'print(1)');
    await lookAt(page, 'written');
  });

  test('on a phone the result does not follow a reader who goes elsewhere', PHONE_ONLY, async ({ page, t }) => {
    const block = await begin(page);
    const close = block.getByRole('button', { name: t('learning.sheet.close') });
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    await writeCode(block, 'def double(n):\n    return n + 2');
    await check.click();
    await expect(close).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(close).toBeHidden();
    await check.click();
    await expect(close).toBeVisible();
    await blockOf(page, 'exercise-html').locator('.cm-content').first().focus();
    await expect(close).toBeHidden();
  });

  test(
    'on a phone a result leaves the title and the code in view, and the task is opened from its beginning',
    PHONE_ONLY,
    async ({ page, t }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/doc/python-loops');
      const block = blockOf(page, 'count-to');
      await scrollTo(block);
      await block.getByRole('button', { name: t('learning.check'), exact: true }).tap();
      const sheet = block.getByRole('tablist', { name: t('learning.check.result') });
      await expect(sheet).toBeVisible();
      const isAboveSheet = async (one: Locator) => {
        const [box, lower] = [await one.boundingBox(), await sheet.boundingBox()];
        return box !== null && lower !== null && box.y > 0 && box.y < lower.y;
      };
      await expect.poll(() => isAboveSheet(block.getByRole('heading', { level: 3 }))).toBe(true);
      await expect.poll(() => isAboveSheet(block.locator('.cm-line').first())).toBe(true);
      await block.getByRole('button', { name: t('learning.task.show') }).tap();
      await expect(block.getByRole('button', { name: t('learning.task.show') })).toBeHidden();
      await expect.poll(() => isAboveSheet(block.getByText(/^Spør om et tall/))).toBe(true);
    },
  );

  test('on a phone a check of one exercise takes the keys of another one away', PHONE_ONLY, async ({ page, t }) => {
    const block = await begin(page);
    await writeCode(block, 'def double(n):\n    return n + 2');
    const keys = page.getByRole('group', { name: t('learning.keys') });
    await expect(keys).toBeVisible();
    const other = blockOf(page, 'exercise-html');
    await scrollTo(other);
    await other.getByRole('button', { name: t('learning.check'), exact: true }).tap();
    await expect(keys).toBeHidden();
  });

  test(
    'the bar of an exercise stays as high as it is while one writes, with the hint beside Check',
    DESKTOP_ONLY,
    async ({ page, t }) => {
      test.slow();
      for (const [width, address, slug] of [
        [1280, '/doc/python-variables', 'name-a-value'],
        [1280, '/mal', 'exercise'],
        [1024, '/mal', 'exercise'],
        [702, '/mal', 'exercise'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        const block = blockOf(page, slug);
        await scrollTo(block);
        const check = block.getByRole('button', { name: t('learning.check'), exact: true });
        const hint = block.getByRole('button', { name: /^Hint 1 / });
        const bar = check.locator('xpath=..');
        const height = async () => Math.round((await bar.boundingBox())?.height ?? 0);
        const middle = async (button: Locator) => {
          const box = await button.boundingBox();
          return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
        };
        await expect(hint).toBeVisible();
        const before = await height();
        await writeCode(block, 'print(1)');
        await expect(block.getByText(t('learning.draft.saved'))).toBeVisible();
        expect(await height(), `${address} at ${width}`).toBe(before);
        expect(await middle(hint), `${address} at ${width}`).toBe(await middle(check));
      }
    },
  );

  test('an exercise whose program runs, is stopped and is changed', async ({ page, t }) => {
    test.slow();
    const block = await begin(page);
    await writeCode(block, 'while True:\n    pass');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByRole('button', { name: t('learning.stop') })).toBeVisible();
    await lookAt(page, 'running');
    await block.getByRole('button', { name: t('learning.stop') }).click();
    await expect(block.getByText(t('learning.output.stopped.user'))).toBeVisible(ENGINE);
    await writeCode(block, 'print(1)');
    await lookAt(page, 'from the run before');
  });

  test('an exercise whose program asks, and one with an error that is explained', async ({ page, t }) => {
    test.slow();
    const block = await begin(page);
    const run = block.getByRole('button', { name: t('learning.run') });
    await writeCode(block, 'name = input("Name? ")\nprint(name)');
    await run.click();
    const field = block.getByRole('textbox', { name: 'Name?' });
    await expect(field).toBeVisible(ENGINE);
    await lookAt(page, 'asking');
    await field.fill('Ada');
    await field.press('Enter');
    await writeCode(block, 'print(1 / 0)');
    await run.click();
    await expect(block.locator('[data-explained]').first()).toBeVisible(ENGINE);
    await lookAt(page, 'explained');
  });

  test('an exercise with a public check that fails, its steps, and a hidden check that fails', async ({ page, t }) => {
    test.slow();
    const block = await begin(page);
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    await writeCode(block, 'def double(n):\n    return n + 2');
    await Promise.all([page.waitForResponse(/oppgave_svar/), check.click()]);
    const step = block.getByRole('button', { name: t('learning.check.step') }).first();
    await expect(step).toBeVisible(ENGINE);
    await lookAt(page, 'a public check fails');
    await step.click();
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await lookAt(page, 'steps');
    await page.keyboard.press('Escape');
    await writeCode(block, 'def double(n):\n    return abs(n) * 2');
    await Promise.all([page.waitForResponse(/oppgave_svar/), check.click()]);
    await expect(check).not.toHaveAttribute('aria-busy');
    await lookAt(page, 'a hidden check fails');
  });

  test('an exercise that is checked without a network, right, and solved before', async ({
    page,
    context,
    t,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    const block = await begin(page);
    await writeCode(block, 'def double(n):\n    return n * 2');
    await context.setOffline(true);
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await expect(block.getByText(t('learning.check.offline'))).toBeVisible(ENGINE);
    await lookAt(page, 'no network: the check is promised');
    await context.setOffline(false);
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible(ENGINE);
    await lookAt(page, 'right');
    await page.reload();
    await expect(block.getByRole('button', { name: t('learning.exercise.show_own') })).toBeVisible();
    await lookAt(page, 'solved before');
    const title = await block.getByRole('heading', { level: 3 }).first().boundingBox();
    expect(title?.height, 'its title is read in one or two lines').toBeLessThan(60);
  });
});
