import type { Page } from '@playwright/test';
import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, codeIn, writeCode } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

/** Editors wait for Python's grammar until it is released. */
async function holdGrammar(page: Page) {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/dist-*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('ImportStatement')) {
      requested.resolve();
      await released.promise;
    }
    await route.fulfill({ response });
  });
  return { requested: requested.promise, release: released.resolve };
}

forEachLanguage((lang) => {
  const other = lang === '_no' ? '_eng' : '_no';

  test('code that was written in the other language is offered, taken and given back', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    const code = 'def double(n):\n    return n + n  # mine';
    const starter = await codeIn(block);
    await writeCode(block, code);
    await expect(block.getByText(t('learning.translated.choose'))).toBeHidden();
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((one) => one.startsWith('draft/')));
    await expect.poll(drafts).toHaveLength(1);
    // As if all of it had happened in the other language.
    await page.evaluate(
      ([from, to]) => {
        for (const key of Object.keys(localStorage).filter((one) => one.startsWith('draft/') && one.endsWith(from))) {
          localStorage.setItem(`${key.slice(0, -from.length)}${to}`, localStorage.getItem(key) ?? '');
          localStorage.removeItem(key);
        }
      },
      [lang, other] as const,
    );
    await page.evaluate(() => window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
    const grammar = await holdGrammar(page);
    await page.reload();
    const offered = block.getByText(t('learning.translated.choose'));
    await expect(offered).toBeVisible();
    expect(await axeIssues(page, '#exercise')).toEqual([]);
    await scrollTo(block);
    await grammar.requested;
    await block.getByRole('button', { name: t('learning.translated.take') }).click();
    grammar.release();
    await expect.poll(() => codeIn(block)).toBe(code);
    await expect(block.getByText(t('learning.translated.taken'))).toBeVisible();
    await block.getByRole('button', { name: t('learning.continue.starter') }).click();
    await expect(block.getByText(t('learning.translated.choose'))).toBeVisible();
    expect(await codeIn(block)).toBe(starter);
    // Never offered over something that was written here.
    await writeCode(block, '# something else');
    await expect(offered).toBeHidden();
  });

  test('a program that is started over before its editor has come starts over', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    const starter = await codeIn(block);
    await writeCode(block, 'print("mine")');
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((one) => one.startsWith('draft/')));
    await expect.poll(drafts).toHaveLength(1);
    const grammar = await holdGrammar(page);
    await page.reload();
    await scrollTo(block);
    await grammar.requested;
    await block.getByRole('button', { name: t('learning.reset') }).click();
    grammar.release();
    await expect(block.locator('.cm-editor')).toBeVisible();
    expect(await codeIn(block)).toBe(starter);
    await block.getByRole('button', { name: t('learning.reset.undo') }).click();
    expect(await codeIn(block)).toBe('print("mine")');
  });

  test('an exercise and a listing open in the scratchpad with their program', async ({ page, t }) => {
    const open = { name: t('learning.scratchpad') };
    await page.goto('/mal');
    const exercise = blockOf(page, 'exercise');
    await writeCode(exercise, 'print("from the exercise")');
    await exercise.getByRole('button', open).click();
    await expect(page).toHaveURL(/\/kladd#1\./);
    // In the editor; until that has come, in a listing.
    await expect(page.locator('.cm-line').getByText('from the exercise')).toBeVisible();
    await page.goto('/mal');
    const listing = blockOf(page, 'code');
    const code = (await listing.locator('pre code').innerText()).trim().split('\n')[0] ?? '';
    await listing.getByRole('button', open).click();
    await expect(page).toHaveURL(/\/kladd#1\./);
    await expect(page.getByText(code).first()).toBeVisible();
  });

  test('the turtle is where the program left it, and shows whether its pen is down', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'from turtle import *\nforward(50)\nleft(90)');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const turtle = block.getByRole('img', { name: t('learning.output.drawing') }).locator('path');
    await expect(turtle).toHaveAttribute('transform', 'translate(50 0) rotate(-90)', { timeout: 40_000 });
    await expect(turtle).toHaveAttribute('fill', '#000000');
    await writeCode(block, 'from turtle import *\npencolor("red")\npenup()\nforward(50)');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(turtle).toHaveAttribute('fill', '#ffffff');
    await expect(turtle).toHaveAttribute('stroke', '#ff0000');
    await writeCode(block, 'from turtle import *\nforward(50)\nhideturtle()');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByRole('img', { name: t('learning.output.drawing') }).locator('line')).toHaveCount(1);
    await expect(turtle).toHaveCount(0);
  });
});
