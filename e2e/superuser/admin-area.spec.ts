import { signIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('a superuser opens the admin area', async ({ page, t, server }) => {
    await signIn(page, t, server.superuser);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: t('admin.title') })).toBeVisible();
  });

  test('a learner and a visitor are refused there', async ({ page, t, learner }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible();
    await signIn(page, t, learner);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible();
  });
});
