import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, codeIn, writeCode } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

/** The engine is fetched and compiled once in each test; a busy machine takes its time. */
const ENGINE = { timeout: 40_000 };

forEachLanguage((lang) => {
  test('a program asks, waits, and prints what was typed', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const field = block.getByRole('textbox', { name: lang === '_no' ? 'Hva heter du?' : 'What is your name?' });
    await expect(field).toBeFocused(ENGINE);
    await field.fill('Åse');
    await field.press('Enter');
    await expect(block.getByRole('region')).toContainText(lang === '_no' ? 'Hei, Åse!' : 'Hi, Åse!');
    await expect(block.getByRole('button', { name: t('learning.run') })).toBeVisible();
  });

  test('Stop ends a loop that never ends, and the next run works', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'while True:\n    pass');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const stop = block.getByRole('button', { name: t('learning.stop') });
    await expect(block.getByText(t('learning.output.running'))).toBeVisible(ENGINE);
    await stop.click();
    await expect(block.getByText(t('learning.output.stopped.user'))).toBeVisible();
    await writeCode(block, 'print(6 * 7)');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByRole('region')).toHaveText('42', ENGINE);
  });

  test('an error is explained first, its line can be gone to, and the original is under it', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'name = "Ada"\nprint(nam)');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const line = block.getByRole('button', { name: t('learning.error.go', { line: 2 }) });
    await expect(line).toBeVisible(ENGINE);
    await expect(block.locator('.cm-marked-error')).toHaveText('print(nam)');
    await expect(block.getByText('Traceback')).toBeHidden();
    await block.getByText(t('learning.error.traceback')).click();
    await expect(block.getByText("NameError: name 'nam' is not defined")).toBeVisible();
    await line.click();
    await expect(block.locator('.cm-content')).toBeFocused();
    expect(await axeIssues(page, '#run')).toEqual([]);
  });

  test('a flood of output is cut, and the page says so', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'while True:\n    print("stein" * 50)');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByText(t('learning.output.stopped.output'))).toBeVisible(ENGINE);
  });

  test('what was changed is there after a reload, and can be taken back to how it was', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    const before = await codeIn(block);
    await writeCode(block, 'print("æøå")');
    expect(await codeIn(block)).toBe('print("æøå")');
    await page.reload();
    await scrollTo(block);
    await expect.poll(() => codeIn(block), 'after a reload').toBe('print("æøå")');
    await block.getByRole('button', { name: t('learning.reset') }).click();
    expect(await codeIn(block)).toBe(before);
    await page.reload();
    await scrollTo(block);
    await expect.poll(() => codeIn(block), 'after a reload').toBe(before);
  });
});

test('what was written stays when the window becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/mal');
  const block = blockOf(page, 'run');
  await writeCode(block, 'print("stays")');
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(block.locator('.cm-lineWrapping')).toBeVisible();
  expect(await codeIn(block)).toBe('print("stays")');
});

test('the engines of a page come while it is read, and not where the browser saves data', async ({ page }) => {
  const engine = page.waitForRequest(/python.*\.wasm$/);
  await page.goto('/mal');
  await engine;
  const asked: string[] = [];
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.reload();
  page.on('request', (request) => asked.push(request.url()));
  const block = blockOf(page, 'run');
  await writeCode(block, 'print(6 * 7)');
  await block.getByRole('button', { name: 'Kjør' }).click();
  await expect(block.getByRole('region')).toHaveText('42', ENGINE);
  expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

test('until the engine is there the server runs the program, says so, and then the page does', async ({ page, t }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/python.*\.wasm$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/mal');
  const block = blockOf(page, 'run');
  const run = block.getByRole('button', { name: t('learning.run') });
  await writeCode(block, 'name = input("Navn? ")\nprint("Hei", name)\nprint(nam)');
  await run.click();
  const field = block.getByRole('textbox', { name: 'Navn?' });
  await expect(field).toBeFocused(ENGINE);
  await field.fill('Åse');
  await field.press('Enter');
  await expect(block.getByRole('region')).toContainText('Hei Åse', ENGINE);
  // Explained as in the page, though it ran elsewhere.
  await expect(block.getByRole('button', { name: t('learning.error.go', { line: 3 }) })).toBeVisible();
  await expect(block.getByText(t('learning.server.loading', { language: 'Python' }))).toBeVisible();
  // One that never ends can be stopped there too.
  await writeCode(block, 'while True: pass');
  await run.click();
  await expect(block.getByText(t('learning.output.running'))).toBeVisible(ENGINE);
  await block.getByRole('button', { name: t('learning.stop') }).click();
  await expect(block.getByText(t('learning.output.stopped.user'))).toBeVisible();
  held.resolve();
  await expect(block.getByText(t('learning.server.here', { language: 'Python' }))).toBeVisible(ENGINE);
  await writeCode(block, 'import random, json\nprint(json.dumps([6 * 7]), random.randint(5, 5))');
  await run.click();
  await expect(block.getByRole('region')).toHaveText('[42] 5', ENGINE);
  await expect(block.getByText(t('learning.server.here', { language: 'Python' }))).toBeHidden();
});

test('a page without code ships neither editor nor engine', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/doc');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  expect(asked.filter((url) => /\.wasm|editor|codemirror|\/blocks-/.test(url))).toEqual([]);
});

test('the line numbers of an editor that opens below the window stand beside their lines', async ({ page }) => {
  await page.goto('/doc/css-box');
  const block = blockOf(page, 'card');
  await block.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top - window.innerHeight - 100);
  });
  const tops = (parts: string) =>
    block.locator(parts).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  await expect(block.locator('.cm-line')).toHaveCount(6);
  const numbers = await tops('.cm-lineNumbers .cm-gutterElement:not(:first-child)');
  const lines = await tops('.cm-line');
  expect(Math.min(...lines)).toBeGreaterThan(844);
  expect(numbers).toHaveLength(lines.length);
  // The one after them is broken in two.
  for (const [index, top] of lines.slice(0, 3).entries()) expect(Math.abs((numbers[index] ?? 0) - top)).toBeLessThan(2);
});

test('with two exercises in the window, Check at the bottom belongs to the one that was run', async ({ page, t }) => {
  await page.goto('/doc/python-first-steps');
  const block = page.locator('#read-the-error');
  await writeCode(block, 'print("one")\nprint("two")');
  await block.getByRole('button', { name: t('learning.run') }).click();
  await expect(block.locator('[data-status="ended"]')).toBeAttached({ timeout: 40_000 });
  const bars = page.locator('[data-pane="foot"][data-bottom]');
  // The next exercise comes into the window.
  await page.evaluate(() => window.scrollBy(0, 250));
  await expect(bars).toHaveCount(2);
  const answered = page.waitForRequest(/oppgave_svar/);
  await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
  expect((await answered).postDataJSON().blokk_slug).toBe('read-the-error');
});

test.describe('above a program that was changed', () => {
  // The longest name of a language and the longest words.
  test.use({ lang: '_eng' });

  for (const width of [390, 320]) {
    test(`its language is one word and every tool is in the window at ${width} pixels`, async ({ page, t }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/doc/javascript-loops');
      const block = blockOf(page, 'while-code');
      await scrollTo(block);
      await writeCode(block, 'console.log(1);');
      const bar = block.locator('figcaption');
      const shown = async () => {
        const name = await bar.getByText('JavaScript', { exact: true }).boundingBox();
        expect(name?.height).toBeLessThan(40);
        for (const tool of await bar.getByRole('button').all()) {
          const box = await tool.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(width);
        }
      };
      await expect(bar.getByRole('button')).toHaveCount(3);
      await shown();
      await bar.getByRole('button', { name: t('learning.reset'), exact: true }).click();
      await expect(bar.getByRole('button', { name: t('learning.reset.undo') })).toBeVisible();
      await shown();
    });
  }
});
