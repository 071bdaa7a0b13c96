import { openAccountMenu } from '../fixtures/header.ts';
import { headerOf } from '../fixtures/menu.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnvironment: { SHOW_ADMIN_LINK: 'false' } });

test('with SHOW_ADMIN_LINK off the desktop row has no admin link, and the entry stays', async ({ page, t, server }) => {
  await signIn(page, t, server.superuser);
  const { banner, menu } = headerOf(page, t);
  await expect(menu.getByRole('link', { name: t('layout.home') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('layout.admin'), exact: true })).toHaveCount(0);
  await openAccountMenu(page, t, server.superuser);
  await banner.getByRole('link', { name: t('layout.admin'), exact: true }).click();
  await expect(page).toHaveURL('/admin');
});
