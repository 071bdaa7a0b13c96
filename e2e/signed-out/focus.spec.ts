import { FOOTER_PAGES, PAGES } from '@kodestien/contract/pages';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from '../fixtures/test.ts';

test('a page that is opened by a link takes the focus to its heading', DESKTOP_ONLY, async ({ page, lang }) => {
  await page.goto('/doc');
  const footer = page.getByRole('contentinfo');
  for (const name of FOOTER_PAGES) {
    await footer.getByRole('link', { name: PAGES.footer.parts[name][lang] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'a button that goes with what it did leaves the focus in its place',
  PHONE_ONLY,
  async ({ page, t, allowConsole }) => {
    allowConsole(/status of 503|blokk|comments/);
    await page.route('**/api/blokk?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/doc/python-variables');
    await page
      .getByRole('article')
      .getByRole('button', { name: t('doc.ask') })
      .first()
      .click();
    const retry = page.getByRole('article').getByRole('button', { name: t('app.try_again') });
    await retry.focus();
    await page.unroute('**/api/blokk?*');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('comments.empty'))).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('[id]')?.id)).not.toBeUndefined();
    await expect(page.locator('body')).not.toBeFocused();
  },
);
