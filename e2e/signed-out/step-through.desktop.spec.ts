import type { Locator } from '@playwright/test';
import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, codeIn, writeCode } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

/** The engine is fetched and compiled once in each test; a busy machine takes its time. */
const ENGINE = { timeout: 40_000 };

forEachLanguage((lang) => {
  const isNorwegian = lang === '_no';
  const said = (block: Locator) => block.getByRole('status').filter({ hasText: /\S/ });

  test('the keyboard goes forwards and backwards through a program, and Escape goes back to the button', async ({
    page,
    t,
  }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'i = 1\ni = i + 1\nprint("sum", i)');
    const button = block.getByRole('button', { name: t('learning.step') });
    await button.click();
    const slider = block.getByRole('slider', { name: t('steps.slider') });
    await expect(slider).toBeFocused(ENGINE);
    await expect(block.locator('.cm-marked-step')).toHaveText('i = 1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(said(block)).toHaveText(isNorwegian ? 'Linje 3. i er nå 2.' : 'Line 3. i is now 2.');
    await expect(block.locator('.cm-marked-step')).toHaveText('print("sum", i)');
    await expect(slider).toHaveAttribute('aria-valuetext', isNorwegian ? 'Steg 3 av 4' : 'Step 3 of 4');
    await expect(block.getByText(t('steps.no_output'))).toBeVisible();
    await page.keyboard.press('End');
    await expect(block.getByRole('region', { name: t('steps.output') })).toHaveText('sum 2');
    await expect(said(block)).toHaveText(`${isNorwegian ? 'Skrev ut sum 2.' : 'Printed sum 2.'} ${t('steps.done')}`);
    // The same keys work on the buttons.
    await block.getByRole('button', { name: t('steps.back') }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(said(block)).toHaveText(isNorwegian ? 'Linje 2. i er nå 1.' : 'Line 2. i is now 1.');
    await page.keyboard.press('Escape');
    await expect(slider).toBeHidden();
    await expect(button).toBeFocused();
    await expect(block.locator('.cm-marked-step')).toHaveCount(0);
  });

  test('two names for one list point at one box, and axe finds nothing in either theme', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'a = [1, 2]\nb = a\nc = a[:]\nb.append(3)\ntext = "æøå" * 40');
    await block.getByRole('button', { name: t('learning.step') }).click();
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await page.keyboard.press('End');
    const lists = block.locator('[data-object]');
    await expect(lists).toHaveText([/0\s*1\s*1\s*2\s*2\s*3$/, /0\s*1\s*1\s*2$/]);
    const heads = await block
      .locator('svg path[d*="C"]')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.split('M').at(-1)));
    expect(heads).toHaveLength(3);
    expect(heads[0]).toBe(heads[1]);
    expect(heads[2]).not.toBe(heads[0]);
    const same = block.getByText(t('steps.points_to_same', { value: '[1, 2, 3]', name: 'a' }));
    await expect(same).toBeAttached();
    // What is too long for its box is there in whole for anyone who wants it.
    const long = block.getByRole('button', { name: 'æøå'.repeat(40) });
    const height = (await long.boundingBox())?.height ?? 0;
    await long.click();
    expect((await long.boundingBox())?.height).toBeGreaterThan(height);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeIssues(page, '#run')).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const last = block.getByRole('button', { name: t('steps.last') });
    await scrollTo(last);
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('a failed check opens its own call with one click, and writing ends it', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    await writeCode(block, 'def double(n):\n    return n + 2');
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    const open = block.getByRole('button', { name: t('learning.check.step') });
    await expect(open.first()).toBeVisible(ENGINE);
    await expect(block.getByRole('button', { name: t('learning.check'), exact: true })).not.toHaveAttribute(
      'aria-busy',
    );
    await open.first().click();
    await expect(said(block).first()).toHaveText(
      isNorwegian ? 'Går inn i double med n = 0.' : 'Enters double with n = 0.',
      ENGINE,
    );
    await page.keyboard.press('End');
    await expect(said(block).first()).toHaveText(isNorwegian ? 'double gir tilbake 2.' : 'double returns 2.');
    await page.keyboard.press('Escape');
    await expect(open.first()).toBeFocused();

    await open.first().click();
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await block.locator('.cm-content').first().click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('0');
    await expect(block.getByRole('slider')).toBeHidden();
    expect(await codeIn(block)).toBe('def double(n):\n    return n + 20');
  });

  test('steps that are asked for before the page itself has run the checks are not lost when it has', async ({
    page,
    t,
  }) => {
    const pressed = Promise.withResolvers<void>();
    const checked = Promise.withResolvers<void>();
    await page.route('**/*.wasm', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    const WORKER = '**/assets/worker-*.js';
    const first = page.waitForResponse(WORKER);
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    await writeCode(block, 'def double(n):\n    return n + 2');
    await first;
    // The interpreter that records comes after the one that checks is done.
    await page.route(WORKER, async (route) => {
      await checked.promise;
      await route.continue();
    });
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await block
      .getByRole('button', { name: t('learning.check.step') })
      .first()
      .click(ENGINE);
    pressed.resolve();
    await page.waitForTimeout(3000);
    checked.resolve();
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await expect(said(block).first()).toHaveText(
      isNorwegian ? 'Går inn i double med n = 0.' : 'Enters double with n = 0.',
    );
  });

  test('a program that asks uses what was typed the last time, and asks for the rest', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'a = input("A? ")\nprint("Hei", a)');
    await block.getByRole('button', { name: t('learning.step') }).click();
    const field = block.getByRole('textbox', { name: 'A?' });
    await expect(field).toBeFocused(ENGINE);
    await field.fill('Åse');
    await field.press('Enter');
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await page.keyboard.press('Escape');
    await writeCode(block, 'a = input("A? ")\nb = input("B? ")\nprint(a, b)');
    await block.getByRole('button', { name: t('learning.step') }).click();
    const second = block.getByRole('textbox', { name: 'B?' });
    await expect(second).toBeFocused();
    await second.fill('Bo');
    await second.press('Enter');
    await expect(block.getByRole('slider')).toBeFocused();
    await page.keyboard.press('End');
    await expect(block.getByRole('region', { name: t('steps.output') })).toContainText('Åse Bo');
  });

  test('a loop that never ends can be stepped through as far as it was recorded; Stop ends what hangs', async ({
    page,
    t,
  }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'n = 0\nwhile True:\n    n += 1');
    await block.getByRole('button', { name: t('learning.step') }).click();
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await page.keyboard.press('End');
    const cut = isNorwegian ? /Bare de første 10\s000 stegene er med\./ : 'Only the first 10,000 steps are here.';
    await expect(said(block)).toContainText(cut);
    await expect(said(block)).toContainText('4999');
    await page.keyboard.press('ArrowLeft');
    await expect(said(block)).toHaveText(t('steps.line', { line: 3 }));
    await page.keyboard.press('Escape');

    await writeCode(block, 'total = sum(range(10**12))');
    await block.getByRole('button', { name: t('learning.step') }).click();
    await block.getByRole('button', { name: t('learning.stop') }).click();
    await expect(block.getByText(t('learning.output.stopped.user'))).toBeVisible();
    await expect(block.getByRole('slider')).toBeHidden();
  });

  test('a program with an error is explained where it broke; one that does not start shows its error', async ({
    page,
    t,
  }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'def f(x):\n    return 1 / x\nf(0)');
    await block.getByRole('button', { name: t('learning.step') }).click();
    await expect(block.getByRole('slider')).toBeFocused(ENGINE);
    await page.keyboard.press('End');
    await expect(said(block).first()).toHaveText(t('steps.stopped'));
    const panel = block.getByRole('region', { name: t('steps.title') });
    await expect(panel.getByText(isNorwegian ? 'Du deler på null.' : 'You divide by zero.')).toBeVisible();
    await writeCode(block, 'if x');
    await block.getByRole('button', { name: t('learning.step') }).click();
    await expect(block.getByRole('button', { name: t('learning.error.go', { line: 1 }) })).toBeVisible();
    await expect(block.getByRole('slider')).toBeHidden();
  });
});
