import { exampleAddresses } from '@kodestien/contract/page-addresses';
import { type Audience, PAGE_NAMES, PAGES, pageOf } from '@kodestien/contract/pages';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Texts } from '../fixtures/texts.ts';

/** What a visitor meets on a page that is for others. */
const REFUSALS: Record<Exclude<Audience, 'everyone' | 'visitor'>, (page: Page, t: Texts) => Promise<void>> = {
  signed_in: (page) => expect(page).toHaveURL('/signin'),
  superuser: (page, t) => expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible(),
};

for (const [audience, isRefused] of Object.entries(REFUSALS)) {
  test(`a visitor is turned away from every page that is for ${audience}`, async ({ page, t }) => {
    const names = PAGE_NAMES.filter((name) => pageOf(name).audience === audience);
    expect(names).not.toEqual([]);
    for (const address of names.flatMap(exampleAddresses)) {
      await test.step(address, async () => {
        await page.goto(address);
        await isRefused(page, t);
      });
    }
  });
}

test('a session that cannot be read leads to sign-in, which says which page asked for it', async ({
  page,
  t,
  allowConsole,
}) => {
  allowConsole(/token\/refresh/);
  await page.goto('/footer/about');
  await page.evaluate(() => {
    localStorage.setItem('access', 'broken');
    localStorage.setItem('refresh', 'broken');
  });
  await page.goto('/profil_set');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText(t('signin.why', { page: PAGES.profil_set.name._no }))).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});
