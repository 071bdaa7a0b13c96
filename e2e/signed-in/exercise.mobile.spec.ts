import { blockOf, codeIn, writeCode } from '../fixtures/learning.ts';
import { beSignedIn, signIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const ENGINE = { timeout: 40_000 };
const RIGHT = 'def double(n):\n    return n * 2';

forEachLanguage(() => {
  test('an exercise earns its points once', async ({ page, t, learner }) => {
    await beSignedIn(page, learner);
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    const answered = () => page.waitForResponse(/oppgave_svar/).then((response) => response.json());
    await writeCode(block, 'def double(n):\n    return n + 2');
    const [wrong] = await Promise.all([answered(), check.click()]);
    expect(wrong).toMatchObject({ passed: false, poeng_earned: 0, poeng: 0 });
    await writeCode(block, RIGHT);
    const [right] = await Promise.all([answered(), check.click()]);
    expect(right).toMatchObject({ passed: true, poeng_earned: 10, poeng: 10 });
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible();
    await writeCode(block, `${RIGHT}\n`);
    const [again] = await Promise.all([answered(), check.click()]);
    expect(again).toMatchObject({ passed: true, poeng_earned: 0, poeng: 10 });
    await expect(block.getByText(t('learning.exercise.passed_again'))).toBeVisible();
  });

  test('a draft follows the learner to another browser, and an earlier version comes back', async ({
    page,
    browser,
    t,
    learner,
    server,
  }) => {
    await beSignedIn(page, learner);
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    const saved = () => page.waitForResponse((response) => /oppgave_utkast$/.test(response.url()) && response.ok());
    await Promise.all([saved(), writeCode(block, '# first')]);
    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await other.addInitScript(
      (lang) => localStorage.setItem('human_lang', lang),
      await page.evaluate(() => localStorage.getItem('human_lang') ?? '_no'),
    );
    await beSignedIn(other, learner);
    await other.goto('/mal');
    await expect.poll(() => codeIn(blockOf(other, 'exercise'))).toBe('# first');
    await elsewhere.close();

    await Promise.all([saved(), writeCode(block, '# second')]);
    await block.getByRole('button', { name: t('learning.draft.saved') }).click();
    await block
      .getByRole('button', { name: t('learning.draft.restore') })
      .first()
      .click();
    await expect.poll(() => codeIn(block)).toBe('# first');
  });

  test('what a visitor solved is theirs when they sign in', async ({ page, t, learner }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'exercise');
    await writeCode(block, RIGHT);
    await block.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible(ENGINE);
    const merged = page.waitForResponse(/oppgave_svar/).then((response) => response.json());
    await signIn(page, t, learner);
    expect(await merged).toMatchObject({ passed: true, poeng_earned: 10 });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('learning_answers'))).toBeNull();
  });
});
