import { LOCALE } from '@kodestien/contract/language';
import { COPYRIGHT_YEAR, VERSION } from '@kodestien/contract/limits';
import { exampleAddresses } from '@kodestien/contract/page-addresses';
import { PAGE_NAMES, pageOf } from '@kodestien/contract/pages';
import { DESKTOP_ONLY, expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('every address shows a page with a heading, a title and the footer', async ({ page, t, learner }) => {
    test.slow();
    const names = PAGE_NAMES.filter((name) => !pageOf(name).bare && name !== 'profil_disp');
    const addresses = [
      ...names.flatMap(exampleAddresses),
      '/footer',
      `/profil_disp/${learner.username}`,
      '/doc_router/',
    ];
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect.soft(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
        await expect.soft(page, address).toHaveTitle(/Kodestien/);
        await expect.soft(page.locator('html'), address).toHaveAttribute('lang', LOCALE[lang]);
        const footer = page.getByRole('contentinfo');
        await expect.soft(footer, address).toContainText(t('layout.footer.version', { version: VERSION }));
        await expect.soft(footer, address).toContainText(String(COPYRIGHT_YEAR));
      });
    }
  });

  test(
    'an address that leads nowhere says so inside the product, and to programs',
    DESKTOP_ONLY,
    async ({ page, t, allowConsole }) => {
      allowConsole(/404/);
      const nowhere = [
        '/finnes/ikke',
        '/Signin',
        '/Doc',
        '/admin/finnes_ikke',
        '/profil_set/finnes_ikke',
        '/footer/nei',
      ];
      for (const address of nowhere) {
        await test.step(address, async () => {
          expect((await page.goto(address))?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1, name: t('not_found.title') })).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
        });
      }
      expect((await page.goto('/doc_router/finnes-ikke'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t('doc.missing.title') })).toBeVisible();
    },
  );
});

test('the black screen is black, and Escape leaves it', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/black_screen');
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});
