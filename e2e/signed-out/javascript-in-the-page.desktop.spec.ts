import { blockOf, writeCode } from '../fixtures/learning.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

/** The engine is fetched and compiled once in each test; a busy machine takes its time. */
const ENGINE = { timeout: 40_000 };

forEachLanguage(() => {
  test('a function may call itself eight thousand times, and one that never ends is explained with its line', async ({
    page,
    t,
  }) => {
    await page.goto('/doc/javascript-functions');
    const block = blockOf(page, 'double');
    await writeCode(block, 'const sum = (n) => (n === 0 ? 0 : n + sum(n - 1));\nconsole.log(sum(8000));');
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByRole('region')).toContainText('32004000', ENGINE);
    await writeCode(block, 'let a = 1;\nconst ned = (n) => ned(n - 1);\nned(3);');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const explained = block.locator('[data-explained="endless-recursion"]');
    await expect(explained).toBeVisible(ENGINE);
    await expect(explained.getByRole('button', { name: t('learning.error.go', { line: 2 }) })).toBeVisible();
  });

  test('an error in a page that runs is explained with its line', async ({ page, t, allowConsole }) => {
    // The learner's own errors, in the learner's own frame.
    allowConsole(/script\.js/);
    // The engine starts twice.
    test.slow();
    const block = blockOf(page, 'find-code');
    for (const [source, id, line] of [
      ['let a = 1;\ndocument.querySelector("#ingen").textContent = "a";', 'element-not-found', 2],
      ['const a = 1;\n\na = 2;', 'const-changed', 3],
    ] as const) {
      await page.goto('/doc/javascript-dom');
      await page.reload();
      await writeCode(block, source);
      await block.getByRole('button', { name: t('learning.run') }).click();
      const explained = block.locator(`[data-explained="${id}"]`);
      await expect(explained).toBeVisible(ENGINE);
      await expect(explained.getByRole('button', { name: t('learning.error.go', { line }) })).toBeVisible();
    }
  });

  test('an onclick of the page that calls what the program does not have is explained, without a line', async ({
    page,
    t,
    allowConsole,
  }) => {
    // The learner's own error, in the learner's own frame.
    allowConsole(/visTekst/);
    test.slow();
    await page.goto('/doc/javascript-dom');
    const block = blockOf(page, 'find-code');
    await writeCode(
      block,
      'function vistekst() {}\nconst side = document.body;\nside.setAttribute("onclick", "visTekst()");\nside.click();',
    );
    await block.getByRole('button', { name: t('learning.run') }).click();
    const explained = block.locator('[data-explained="name-not-defined"]');
    await expect(explained).toBeVisible(ENGINE);
    await expect(explained).toContainText('vistekst');
    await expect(explained.getByRole('button', { name: /\d/ })).toHaveCount(0);
  });

  test('a program with a page that cannot be read is explained by Run and by Check as one without a page', async ({
    page,
    t,
    allowConsole,
  }) => {
    // The learner's own error, in the learner's own frame.
    allowConsole(/Unexpected token/);
    // Three engines start.
    test.slow();
    const source = 'const a = 1;\n\nif (a) then {\n  console.log(a);\n}';
    const explainedIn = async (address: string, slug: string, button: 'run' | 'check') => {
      await page.goto(address);
      const block = blockOf(page, slug);
      await writeCode(block, source);
      await block
        .getByRole('button', { name: t(`learning.${button}`), exact: button === 'check' })
        .first()
        .click();
      const explained = block.locator('[data-explained]').first();
      await expect(explained).toBeVisible(ENGINE);
      await expect(explained.getByRole('button', { name: t('learning.error.go', { line: 3 }) })).toBeVisible();
      return [await explained.getAttribute('data-explained'), await explained.innerText()];
    };
    const plain = await explainedIn('/doc/javascript-functions', 'double', 'run');
    expect(await explainedIn('/doc/javascript-dom', 'find-code', 'run')).toEqual(plain);
    const checked = await explainedIn('/doc/javascript-functions', 'to-mil', 'check');
    expect(await explainedIn('/doc/javascript-dom', 'count-text', 'check')).toEqual(checked);
  });
});
