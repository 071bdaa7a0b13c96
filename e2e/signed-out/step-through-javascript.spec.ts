import type { Locator } from '@playwright/test';
import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

/** The engine is fetched and compiled once in each test; a busy machine takes its time. */
const ENGINE = { timeout: 40_000 };

forEachLanguage((lang) => {
  const isNorwegian = lang === '_no';
  const said = (block: Locator) => block.getByRole('status').filter({ hasText: /\S/ }).first();

  test('JavaScript is stepped through forwards and backwards: a closure, a list with two names, an error', async ({
    page,
    t,
  }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run-javascript');
    await writeCode(
      block,
      'const list = [1, 2];\nconst same = list;\nfunction counter() {\n  let n = 0;\n  return () => {\n    n += 1;\n    return n;\n  };\n}\nconst next = counter();\nsame.push(next());\nconsole.log(list);\nnull.length;',
    );
    await block.getByRole('button', { name: t('learning.step') }).click();
    const slider = block.getByRole('slider', { name: t('steps.slider') });
    await expect(slider).toBeFocused(ENGINE);
    await expect(block.locator('.cm-marked-step')).toHaveText('const list = [1, 2];');
    await page.keyboard.press('ArrowRight');
    await expect(said(block)).toHaveText(isNorwegian ? 'Linje 2. list er nå [1, 2].' : 'Line 2. list is now [1, 2].');
    await page.keyboard.press('End');
    await expect(said(block)).toHaveText(t('steps.stopped'));
    await expect(block.getByRole('region', { name: t('steps.output') })).toHaveText('[ 1, 2, 1 ]');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(block.locator('.cm-marked-step')).toHaveText('null.length;');
    await expect(block.locator('[data-object]')).toHaveText([/0\s*1\s*1\s*2\s*2\s*1$/]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeIssues(page, '#run-javascript')).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(slider).toBeHidden();
  });

  test('a JavaScript program that asks, and one that never ends, which opens where it was after Stop', async ({
    page,
    t,
  }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run-javascript');
    await writeCode(block, 'const a = prompt("A? ");\nconsole.log("Hei", a);');
    await block.getByRole('button', { name: t('learning.step') }).click();
    const field = block.getByRole('textbox', { name: 'A?' });
    await expect(field).toBeFocused(ENGINE);
    await field.fill('Åse');
    await field.press('Enter');
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await page.keyboard.press('End');
    await expect(block.getByRole('region', { name: t('steps.output') })).toContainText('Hei Åse');
    await page.keyboard.press('Escape');

    await writeCode(block, 'let n = 0;\nwhile (true) {\n  n += 1;\n}');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await block.getByRole('button', { name: t('learning.stop') }).click();
    await expect(block.getByText(t('learning.output.stopped.user'))).toBeVisible(ENGINE);
    await block.getByRole('button', { name: t('learning.step') }).click();
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await expect(said(block)).toContainText('4999');
    await expect(said(block)).toContainText(isNorwegian ? 'Bare de første' : 'Only the first');
  });

  test('a failed check of a JavaScript exercise opens its own call', async ({ page, t }) => {
    await page.goto('/doc/javascript-functions');
    const exercise = page.locator('section[aria-labelledby]').filter({ has: page.locator('.cm-content') });
    await scrollTo(page.getByRole('button', { name: t('learning.check'), exact: true }).first());
    const block = exercise
      .filter({ has: page.getByRole('button', { name: t('learning.check'), exact: true }) })
      .first();
    const starter = await block.locator('.cm-content').first().innerText();
    const name = /function (\w+)/.exec(starter)?.[1] ?? '';
    expect(name).not.toBe('');
    await writeCode(block, `function ${name}(...given) {\n  const x = given.length;\n  return "wrong" + x;\n}`);
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    const open = block.getByRole('button', { name: t('learning.check.step') });
    await expect(open.first()).toBeVisible(ENGINE);
    await open.first().click();
    await expect(said(block)).toContainText(isNorwegian ? `Går inn i ${name}` : `Enters ${name}`, ENGINE);
    await page.keyboard.press('End');
    await expect(said(block)).toContainText('wrong');
  });
});
