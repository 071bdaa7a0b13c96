import type { Page } from '@playwright/test';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { expect, test } from '../fixtures/test.ts';
import { withoutSharedMemory } from '../fixtures/without-shared-memory.ts';

const ENGINE = { timeout: 40_000 };

/** As a proxy does that removes headers it does not know. */
async function withoutIsolation(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['cross-origin-opener-policy'];
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({ response, headers });
  });
}

const PAGES = {
  'in a browser without shared memory': (page: Page) => page.addInitScript(withoutSharedMemory).then(() => {}),
  'in a page whose isolation headers were removed on the way': withoutIsolation,
};

for (const [where, prepare] of Object.entries(PAGES)) {
  test.describe(where, () => {
    test.beforeEach(async ({ page }) => {
      await prepare(page);
      await page.goto('/mal');
      expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
    });

    for (const [language, slug] of [
      ['Python', 'run'],
      ['JavaScript', 'run-javascript'],
    ]) {
      test(`a program in ${language} asks twice, and what it printed is there once`, async ({ page, t }) => {
        const block = blockOf(page, slug ?? '');
        const print = language === 'Python' ? 'print' : 'console.log';
        const ask = language === 'Python' ? 'input' : 'prompt';
        await writeCode(block, `${print}("start")\na = ${ask}("A?")\nb = ${ask}("B?")\n${print}(a + b)`);
        await block.getByRole('button', { name: t('learning.run') }).click();
        for (const [question, line] of [
          ['A?', 'Åse'],
          ['B?', 'Bo'],
        ]) {
          const field = block.getByRole('textbox', { name: question ?? '' });
          await expect(field).toBeFocused(ENGINE);
          await field.fill(line ?? '');
          await field.press('Enter');
        }
        await expect(block.getByRole('region')).toHaveText(/^start\s*A\?\s*Åse\s*B\?\s*Bo\s*ÅseBo\s*$/, ENGINE);
      });

      test(`Stop ends a loop in ${language} that never ends, and the next run works`, async ({ page, t }) => {
        const block = blockOf(page, slug ?? '');
        await writeCode(block, language === 'Python' ? 'while True:\n    pass' : 'while (true) {}');
        await block.getByRole('button', { name: t('learning.run') }).click();
        await expect(block.getByText(t('learning.output.running'))).toBeVisible(ENGINE);
        await block.getByRole('button', { name: t('learning.stop') }).click();
        await expect(block.getByText(t('learning.output.stopped.user'))).toBeVisible();
        await writeCode(block, language === 'Python' ? 'print(6 * 7)' : 'console.log(6 * 7)');
        await block.getByRole('button', { name: t('learning.run') }).click();
        await expect(block.getByRole('region')).toHaveText('42', ENGINE);
      });
    }

    test('Stop ends a program that waits for an answer', async ({ page, t }) => {
      const block = blockOf(page, 'run');
      await block.getByRole('button', { name: t('learning.run') }).click();
      await expect(block.getByRole('textbox', { name: /\?$/ })).toBeFocused(ENGINE);
      await block.getByRole('button', { name: t('learning.stop') }).click();
      await expect(block.getByText(t('learning.output.stopped.user'))).toBeVisible();
    });

    test('a wrong answer is told what is wrong, its call is stepped through, and a right one passes', async ({
      page,
      t,
    }) => {
      const block = blockOf(page, 'exercise');
      const check = block.getByRole('button', { name: t('learning.check'), exact: true });
      await writeCode(block, 'def double(n):\n    return n + 2');
      await check.click();
      const step = block.getByRole('button', { name: t('learning.check.step') }).first();
      await expect(step).toBeVisible(ENGINE);
      await expect(check).not.toHaveAttribute('aria-busy');
      await step.click();
      await expect(block.getByRole('slider')).toBeFocused(ENGINE);
      await page.keyboard.press('Escape');
      await writeCode(block, 'def double(n):\n    return n * 2');
      await check.click();
      await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible(ENGINE);
    });

    test('a program that asks is stepped through, and a turtle draws', async ({ page, t }) => {
      const block = blockOf(page, 'run');
      await block.getByRole('button', { name: t('learning.step') }).click();
      const field = block.getByRole('textbox', { name: /\?$/ });
      await expect(field).toBeFocused(ENGINE);
      await field.fill('Åse');
      await field.press('Enter');
      await expect(block.getByRole('slider')).toBeFocused(ENGINE);
      await page.keyboard.press('End');
      await expect(block.getByRole('region', { name: t('steps.output') })).toContainText('Åse');
      await page.keyboard.press('Escape');
      await writeCode(block, 'from turtle import *\nfor _ in range(4):\n    forward(60)\n    left(90)');
      await block.getByRole('button', { name: t('learning.run') }).click();
      await expect(block.getByRole('img', { name: t('learning.output.drawing') })).toBeVisible(ENGINE);
    });
  });
}

/** As if our server had too much to do. */
async function withoutServerRuns(page: Page): Promise<void> {
  await page.route('**/api/kjor', (route) => route.fulfill({ status: 429, json: { code: 'run_busy' } }));
}

test('a browser without WebAssembly says that it cannot run programs, and the page goes on', async ({
  page,
  t,
  allowConsole,
}) => {
  allowConsole(/429/);
  await withoutServerRuns(page);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('/mal');
  for (const [slug, language] of [
    ['run', 'Python'],
    ['run-javascript', 'JavaScript'],
  ]) {
    const block = blockOf(page, slug ?? '');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const note = block.getByText(t('learning.output.failed.unsupported', { language: language ?? '' }));
    await expect(note).toBeVisible();
    await expect(block.getByRole('button', { name: t('learning.run') })).toBeVisible();
  }
});

test('an engine whose worker does not load says that it does not start', async ({ page, t, allowConsole }) => {
  allowConsole(/ERR_FAILED|429/);
  await withoutServerRuns(page);
  await page.route('**/assets/worker*', (route) => route.abort());
  await page.goto('/mal');
  for (const [slug, language] of [
    ['run', 'Python'],
    ['run-javascript', 'JavaScript'],
  ]) {
    const block = blockOf(page, slug ?? '');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const note = block.getByText(t('learning.output.failed.start', { language: language ?? '' }));
    await expect(note).toBeVisible(ENGINE);
  }
});
