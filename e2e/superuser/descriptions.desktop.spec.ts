import { documentOf, there, threadButton } from '../fixtures/documents.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { test } from '../fixtures/superuser.ts';
import { expect } from '../fixtures/test.ts';

test('a superuser describes a block in both languages, changes it, deletes it and brings it back', async ({
  page,
  request,
  admin,
  t,
}) => {
  const { blocks } = await documentOf(request, 'html-links');
  const blokk = there(blocks[0]).slug;
  await beSignedIn(page, admin);
  await page.goto('/doc/html-links');
  await threadButton(page, blokk).click();
  const block = page.locator(`#${blokk}`);
  await block.getByRole('button', { name: t('comments.description.add') }).click();
  await block.getByLabel(t('comments.description_no')).fill('Vis dette på tavla.');
  await block.getByRole('button', { name: t('comments.save') }).click();
  await expect(block.getByText(t('comments.issue.empty'))).toBeVisible();
  await block.getByLabel(t('comments.description_eng')).fill('Show this on the board.');
  await block.getByRole('button', { name: t('comments.save') }).click();
  const description = block.getByRole('listitem').filter({ hasText: 'tavla' });
  await expect(description).toBeVisible();
  await expect(description).toContainText(t('comments.description'));

  await description.getByRole('button', { name: t('comments.edit') }).click();
  await block.getByLabel(t('comments.description_no')).fill('Vis dette på tavla først.');
  await block.getByRole('button', { name: t('comments.save') }).click();
  await expect(description).toContainText('først');
  await description.getByRole('button', { name: t('comments.delete') }).click();
  await expect(description).toHaveCount(0);
  await block.getByRole('button', { name: t('comments.undo') }).click();
  await expect(description).toBeFocused();

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(block.getByText('Show this on the board.')).toBeVisible();
});
