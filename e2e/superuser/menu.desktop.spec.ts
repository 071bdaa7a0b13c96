import { openAccountMenu } from '../fixtures/header.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { DESKTOP, headerOf, MOBILE } from '../fixtures/menu.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage(() => {
  for (const size of [DESKTOP, MOBILE]) {
    test(`a learner sees profile and sign-out, not sign-in, and nothing of the admin area (${size.width} px)`, async ({
      page,
      t,
      learner,
    }) => {
      await page.setViewportSize(size);
      await signIn(page, t, learner);
      const { banner, signin, signup, path } = headerOf(page, t);
      await openAccountMenu(page, t, learner);
      await expect(banner.getByRole('link', { name: t('account.profile') })).toBeVisible();
      await expect(banner.getByRole('link', { name: t('profil_set.title') })).toBeVisible();
      await expect(banner.getByRole('button', { name: t('layout.signout') })).toBeVisible();
      await expect(signin).toHaveCount(0);
      await expect(signup).toHaveCount(0);
      await expect(banner.getByRole('link', { name: t('layout.admin'), exact: true })).toHaveCount(0);

      await banner.getByRole('link', { name: t('profil_set.title') }).click();
      await expect(path.locator('[aria-current="page"]')).toHaveText(t('profil_set.title'));
      await expect(banner.getByRole('button', { name: t('layout.signout') })).toBeHidden();
    });
  }
});

test('a phone has the picture of anyone who is signed in on the left, and it leads to the profile', async ({
  page,
  t,
  learner,
}) => {
  await page.setViewportSize(MOBILE);
  await signIn(page, t, learner);
  await page.goto('/doc');
  const picture = headerOf(page, t).banner.getByRole('link', {
    name: t('layout.account', { username: learner.username }),
  });
  expect((await picture.boundingBox())?.x).toBeLessThan(24);
  await picture.click();
  await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
});

test('the sign-out item signs out and goes home', async ({ page, t, learner }) => {
  await page.setViewportSize(MOBILE);
  await signIn(page, t, learner);
  await page.goto('/doc/python');
  const { banner, menu, signin } = headerOf(page, t);
  await openAccountMenu(page, t, learner);
  await banner.getByRole('button', { name: t('layout.signout') }).click();
  await expect(page).toHaveURL('/');
  await expect(signin).toBeVisible();
  await expect(menu).toHaveCount(0);
  expect(Object.keys(await localStorageOf(page))).not.toContain('access');
});

test('a superuser has the admin link in the desktop row and the admin entry among the account links', async ({
  page,
  t,
  server,
}) => {
  await signIn(page, t, server.superuser);
  const { banner, menu, path } = headerOf(page, t);
  const admin = banner.getByRole('link', { name: t('layout.admin'), exact: true });
  await expect(menu.getByRole('link', { name: t('layout.admin'), exact: true })).toBeVisible();
  await expect(admin).toHaveCount(1);
  await openAccountMenu(page, t, server.superuser);
  await expect(admin).toHaveCount(2);
  await admin.last().click();
  await expect(page).toHaveURL('/admin');
  await expect(path.getByRole('listitem')).toHaveText([t('layout.home'), t('layout.admin')]);

  await page.setViewportSize(MOBILE);
  await expect(admin).toHaveCount(0);
  await openAccountMenu(page, t, server.superuser);
  await expect(admin).toHaveCount(1);
});

test('the arrows go through the account menu, and Escape back to its button', async ({ page, t, learner }) => {
  await signIn(page, t, learner);
  const { banner } = headerOf(page, t);
  const picture = banner.getByRole('button', { name: t('layout.account', { username: learner.username }) });
  await picture.focus();
  await page.keyboard.press('ArrowDown');
  await expect(banner.getByRole('link', { name: t('account.profile') })).toBeFocused();
  await page.keyboard.press('End');
  await expect(banner.getByRole('button', { name: t('layout.signout') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
  await expect(picture).toHaveAttribute('aria-expanded', 'false');
});
