import { axeIssues } from '../fixtures/axe.ts';
import { replaceText } from '../fixtures/code-editor.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a program is written in the scratchpad, found again, shared by a link that runs nothing, and taken over by another', async ({
  page,
  t,
  learner,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, t, learner);
  await page.goto('/kladd');
  const editorOf = (where: typeof page) =>
    where.getByRole('textbox', { name: t('learning.editor', { language: 'Python' }) });
  const resultOf = (where: typeof page) => where.getByRole('region', { name: t('learning.pad.result') });
  const saved = page.waitForResponse((answer) => answer.url().includes('oppgave_utkast') && answer.ok());
  await replaceText(editorOf(page), 'a = 40\nprint(a + 2)');
  await page.getByRole('button', { name: t('learning.run') }).click();
  await expect(resultOf(page)).toContainText('42');
  await saved;
  await page.getByRole('button', { name: t('learning.step') }).click();
  await expect(page.getByRole('region', { name: t('steps.title') })).toBeVisible();

  await page.getByRole('button', { name: t('kladd.share') }).click();
  await expect(page.getByText(t('kladd.share.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // Someone else, with a scratchpad of their own.
  const other = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(other.getByText(t('kladd.shared.title'))).toBeVisible();
  await expect(editorOf(other)).toContainText('print(a + 2)');
  await expect(resultOf(other)).not.toContainText('42');
  expect(asked.some((url) => url.includes(new URL(link).hash))).toBe(false);
  expect(await axeIssues(other)).toEqual([]);
  await other.getByRole('button', { name: t('kladd.shared.take') }).click();
  await expect(other).toHaveURL(/\/kladd$/);
  await other.reload();
  await expect(editorOf(other)).toContainText('print(a + 2)');
  await other.goto(`${link.slice(0, -8)}`);
  await other.reload();
  await expect(other.getByText(t('kladd.invalid.title'))).toBeVisible();
  await other.context().close();

  // Another language has another program, and the first is still there: on the server, too.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft/')) localStorage.removeItem(key);
  });
  await page.goto('/kladd?language=css');
  await expect(page.getByRole('textbox')).toHaveCount(2);
  expect(await axeIssues(page)).toEqual([]);
  await page.getByRole('button', { name: t('learning.run') }).click();
  await expect(resultOf(page).locator('iframe')).toBeVisible();
  await page.getByRole('radio', { name: 'Python' }).check({ force: true });
  await expect(editorOf(page)).toContainText('print(a + 2)');
});
