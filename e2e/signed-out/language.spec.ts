import { expect, test } from '../fixtures/test.ts';
import { textsOf } from '../fixtures/texts.ts';

test('switching the language changes texts, title and <html lang> without a reload, and is remembered', async ({
  page,
}) => {
  const [no, eng] = [textsOf('_no'), textsOf('_eng')];
  await page.goto('/signin');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'nb');
  await expect(page).toHaveTitle(new RegExp(no('signin.title')));
  const username = page.getByLabel(no('signin.username'));
  await username.fill('kari');

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(new RegExp(eng('signin.title')));
  await expect(page.getByRole('heading', { level: 1, name: eng('signin.title') })).toBeVisible();
  // What was typed is still there: nothing was reloaded.
  await expect(page.getByLabel(eng('signin.username'))).toHaveValue('kari');

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Norsk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: no('signin.title') })).toBeVisible();
});
