import { openAccountMenu } from '../fixtures/header.ts';
import { headerOf, MOBILE } from '../fixtures/menu.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnvironment: { SHOW_ADMIN_ROUTE: 'false', SHOW_USER_LIST: 'false', SHOW_SIGNUP: 'false' } });

test('with SHOW_USER_LIST and SHOW_SIGNUP off a visitor finds neither, on a desktop or a phone', async ({
  page,
  t,
}) => {
  await page.goto('/');
  const { banner, burger, signin, signup } = headerOf(page, t);
  const people = banner.getByRole('link', { name: t('layout.people') });
  await expect(signin).toBeVisible();
  await expect(signup).toHaveCount(0);
  await expect(people).toHaveCount(0);
  // The second card leads to its course, and the list itself says that it is closed, once.
  await expect(page.locator('main a[href="/user_profil_list"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'JavaScript', exact: true })).toHaveAttribute(
    'href',
    '/doc/javascript',
  );
  await page.goto('/user_profil_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user_profil_list.closed.title'));
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.setViewportSize(MOBILE);
  await burger.click();
  await expect(signin).toHaveCount(2);
  await expect(signup).toHaveCount(0);
  await expect(people).toHaveCount(0);
});

test('with SHOW_ADMIN_ROUTE off a superuser finds no way to the admin area', async ({
  page,
  t,
  server,
  allowConsole,
}) => {
  allowConsole(/404.*\/admin/);
  await signIn(page, t, server.superuser);
  const { banner, path } = headerOf(page, t);
  await openAccountMenu(page, t, server.superuser);
  await expect(banner.getByRole('button', { name: t('layout.signout') })).toBeVisible();
  await expect(banner.getByRole('link', { name: t('layout.admin'), exact: true })).toHaveCount(0);
  await page.goto('/admin');
  await expect(path.locator('[aria-current="page"]')).toHaveText(t('layout.path.not_found'));
  // The list of people is not on the way to one of them either.
  await page.goto(`/profil_disp/${server.superuser.username}`);
  await expect(path.getByRole('listitem')).toHaveText([t('layout.home'), server.superuser.username]);
});
