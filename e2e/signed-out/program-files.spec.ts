import { axeIssues } from '../fixtures/axe.ts';
import { blockOf } from '../fixtures/learning.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const ENGINE = { timeout: 60_000 };

forEachLanguage((lang) => {
  const name = lang === '_no' ? 'meldinger.txt' : 'messages.txt';
  const line = lang === '_no' ? 'Ja, klokka seks.' : 'Yes, at six.';

  test('the files of a program are there to read, and the program finds them', async ({ page, t }) => {
    await page.goto('/doc/python-files');
    const block = blockOf(page, 'first-read');
    const files = block.getByRole('region', { name: t('learning.files') });
    await files.getByText(name).click();
    await expect(files.getByText(line)).toBeVisible();
    expect(await axeIssues(page, '#first-read')).toEqual([]);
    await files.getByText(name).click();
    await expect(files.getByText(line)).toBeHidden();
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(block.locator('[data-kind="out"]')).toContainText(line, ENGINE);
  });

  test('a program that is taken to the scratchpad brings its files along, and they are there after a reload', async ({
    page,
    t,
  }) => {
    await page.goto('/doc/python-files');
    await blockOf(page, 'first-read')
      .getByRole('button', { name: t('learning.scratchpad') })
      .click();
    await page.getByRole('button', { name: t('kladd.shared.take') }).click();
    await expect(page.getByText(t('kladd.taken'))).toBeVisible();
    await expect(page.getByRole('region', { name: t('learning.files') }).getByText(name)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: t('learning.files') }).getByText(name)).toBeVisible();
    await page.getByRole('button', { name: t('learning.run'), exact: true }).click();
    await expect(page.locator('[data-kind="out"]')).toContainText(line, ENGINE);
    await page.getByRole('button', { name: t('kladd.files.remove') }).click();
    await expect(page.getByRole('region', { name: t('learning.files') })).toHaveCount(0);
  });
});
