import { exampleAddresses } from '@kodestien/contract/page-addresses';
import { type Audience, PAGE_NAMES, pageOf } from '@kodestien/contract/pages';
import { expect, test } from '../fixtures/test.ts';

const addressesFor = (audience: Audience) =>
  PAGE_NAMES.filter((name) => pageOf(name).audience === audience).flatMap(exampleAddresses);

test('a page for those who are signed in sends a visitor to sign in', async ({ page }) => {
  for (const address of addressesFor('signed_in')) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL('/signin');
    });
  }
});

test('a page for superusers refuses a visitor', async ({ page, t }) => {
  for (const address of addressesFor('superuser')) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible();
    });
  }
});
