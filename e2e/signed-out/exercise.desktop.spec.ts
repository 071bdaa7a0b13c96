import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, codeIn, writeCode } from '../fixtures/learning.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const ENGINE = { timeout: 40_000 };
const WRONG = 'def double(n):\n    return n + 2';
const RIGHT = 'def double(n):\n    return n * 2';

forEachLanguage((lang) => {
  test('a wrong answer shows the first failure, a right one the way on, for visitors too', async ({ page, t }) => {
    // A long way, with two verdicts and two looks by axe.
    test.slow();
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    await writeCode(block, WRONG);
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    const help = lang === '_no' ? 'Legger du til noe i stedet for å gange?' : 'Do you add something instead';
    await expect(block.getByText(help)).toBeVisible(ENGINE);
    const failed = block.getByRole('listitem').filter({ hasText: lang === '_no' ? 'av 0' : 'Twice 0' });
    await expect(failed.locator('dd')).toHaveText(['0', '2']);
    expect(await axeIssues(page, '#exercise')).toEqual([]);

    // What was said of the program before is still there, and says so.
    await writeCode(block, RIGHT);
    await expect(block.getByText(t('learning.old')).first()).toBeVisible();
    expect(await axeIssues(page, '#exercise')).toEqual([]);
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeInViewport(ENGINE);
    await expect(block.getByText(t('learning.old'))).toHaveCount(0);
    // The function prints nothing by itself, and need not: the checks call it.
    await expect(block.locator('[data-explained]')).toHaveCount(0);
    await expect(block.getByRole('link', { name: t('learning.exercise.signup') })).toBeVisible();
    expect(await axeIssues(page, '#exercise')).toEqual([]);
    await block.getByRole('button', { name: t('learning.exercise.on') }).click();
    await expect(blockOf(page, 'exercise-html')).toBeInViewport();

    await page.reload();
    const show = block.getByRole('button', { name: t('learning.exercise.show_own') });
    await show.click();
    expect(await codeIn(block)).toBe(RIGHT);
  });

  test('a program that does not start costs no try; three tries show a solution', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    const solution = block.getByRole('button', { name: t('learning.exercise.solution') });
    await writeCode(block, 'def double(n:');
    await check.click();
    await expect(block.getByText(t('learning.check.syntax'))).toBeVisible(ENGINE);
    // The same words at the same line as Kjør has for it.
    const explained = block.locator('[data-explained="bracket-not-closed"]');
    await expect(explained).toBeVisible();
    await expect(explained.getByRole('button', { name: t('learning.error.go', { line: 1 }) })).toBeVisible();
    for (const answer of ['return n + 1', 'return n + 2', 'return n + 3']) {
      await expect(solution).toBeHidden();
      await writeCode(block, `def double(n):\n    ${answer}`);
      await Promise.all([page.waitForResponse(/oppgave_svar/), check.click()]);
      await expect(check).not.toHaveAttribute('aria-busy');
    }
    await solution.click();
    await expect(block.locator('.cm-line', { hasText: 'return n * 2' })).toBeVisible();
  });

  test('a page is compared with the one to come to, and is there again after folding', async ({
    page,
    t,
    allowConsole,
  }) => {
    // The test's own scripts are refused in a frame where nothing runs.
    allowConsole(/Blocked script execution in .*\/sandbox\/style/);
    const words = { _no: ['Her skal overskriften stå.', 'Varden'], _eng: ['The heading goes here.', 'The cairn'] }[
      lang
    ];
    const [own = '', goal = ''] = words;
    await page.goto('/mal');
    const block = blockOf(page, 'exercise-html');
    await codeIn(block);
    const target = block.frameLocator(`iframe[title="${t('learning.target.frame')}"]`);
    const mine = block.frameLocator(`iframe[title="${t('learning.output.frame')}"]`);
    await expect(mine.getByText(own)).toBeVisible();
    await block.getByRole('radio', { name: t('learning.target.view.target') }).check();
    await expect(target.getByRole('heading', { name: goal })).toBeVisible();
    await block.getByRole('radio', { name: t('learning.target.view.difference') }).check();
    expect(await axeIssues(page, '#exercise-html')).toEqual([]);
    await block.getByRole('radio', { name: t('learning.target.view.own') }).check();

    // Drawn while one types, and the verdict is in the same window as the code.
    await writeCode(block, `<h1>${goal}</h1>`);
    await expect(mine.getByRole('heading', { name: goal })).toBeVisible();
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible(ENGINE);
    await page.reload();
    const show = block.getByRole('button', { name: t('learning.exercise.show_own') });
    await show.click();
    await codeIn(block);
    await expect(mine.getByRole('heading', { name: goal })).toBeVisible();
    await block.getByRole('button', { name: t('learning.exercise.hide_own') }).click();
    await show.click();
    await expect(mine.getByRole('heading', { name: goal })).toBeVisible();
  });

  test('a line that goes on behind the edge fades there, with the focus in the editor and without', async ({
    page,
  }) => {
    await page.goto('/doc/javascript-events');
    const block = blockOf(page, 'like-button');
    await writeCode(block, `// ${'long '.repeat(40)}`);
    const code = block.locator('.cm-content').first();
    await code.press('Control+Home');
    const editor = block.locator('.cm-editor').first();
    const fade = () => editor.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
    await expect.poll(fade).toContain('gradient');
    await code.blur();
    await expect(editor).not.toHaveClass(/cm-focused/);
    await expect.poll(fade).toContain('gradient');
    await code.press('Control+End');
    await expect.poll(fade).toBe('none');
  });

  test('hints come one at a time', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    await block
      .getByRole('button', { name: t('learning.hint') })
      .first()
      .click();
    await expect(block.getByText(t('learning.hint.number', { number: 1, all: 2 })).last()).toBeVisible();
    await block.getByRole('button', { name: t('learning.hint.next') }).click();
    await expect(block.getByText(t('learning.hint.number', { number: 2, all: 2 })).last()).toBeVisible();
    await expect(block.getByRole('button', { name: t('learning.hint.next') })).toBeHidden();
  });

  test('without a network Run works and Check waits until there is one', async ({ page, context, t, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    await writeCode(block, `${RIGHT}\nprint(double(21))`);
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByText('42', { exact: true })).toBeVisible(ENGINE);
    await context.setOffline(true);
    await writeCode(block, `${RIGHT}\nprint(double(4))`);
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.getByText('8', { exact: true })).toBeVisible();
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await expect(block.getByText(t('learning.check.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible(ENGINE);
  });

  test('what is written is there again when the tab has crashed', async ({ page, context, t }) => {
    await page.goto('/mal');
    await writeCode(blockOf(page, 'exercise'), 'def double(n):\n    # half done');
    await expect(blockOf(page, 'exercise').getByText(t('learning.draft.saved'))).toBeVisible();
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto('/mal');
    expect(await codeIn(blockOf(again, 'exercise'))).toContain('# half done');
  });

  test('a check that was promised without a network is made after coming back, and starting over can be undone', async ({
    page,
    context,
    t,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    const before = await codeIn(block);
    await writeCode(block, RIGHT);
    await block.getByRole('button', { name: t('learning.reset'), exact: true }).click();
    await expect.poll(() => codeIn(block)).toBe(before);
    await writeCode(block, '# something else');
    await block.getByRole('button', { name: t('learning.reset.undo') }).click();
    await expect.poll(() => codeIn(block)).toBe(RIGHT);
    await expect(block.getByText(t('learning.draft.saved'))).toBeVisible();
    await context.setOffline(true);
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await expect(block.getByText(t('learning.check.offline'))).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/mal');
    await expect(blockOf(again, 'exercise').getByText(t('learning.exercise.passed')).first()).toBeAttached(ENGINE);
  });

  test('two tabs never overwrite each other in silence', async ({ page, context, t }) => {
    await page.goto('/mal');
    const other = await context.newPage();
    await other.goto('/mal');
    await codeIn(blockOf(other, 'exercise'));
    await writeCode(blockOf(page, 'exercise'), '# from the first');
    await expect(blockOf(page, 'exercise').getByText(t('learning.draft.saved'))).toBeVisible();
    await expect.poll(() => codeIn(blockOf(other, 'exercise'))).toBe('# from the first');
  });
});
