import { signIn } from '../fixtures/signin-page.ts';
import { openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('a superuser finds each of the five tools, from section to section', async ({
    page,
    t,
    admin,
    allowConsole,
  }) => {
    allowConsole(/404.*finnes_ikke/);
    await openAdmin(page, t, admin, '/admin');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('admin.section.overview'));
    const navigation = page.getByRole('navigation', { name: t('admin.title') });
    const folded = navigation.locator('summary');
    for (const section of ['db_tools', 'users', 'json_backend', 'email', 'test_navigation', 'audit'] as const) {
      if (await folded.isVisible()) await folded.click();
      await navigation.getByRole('link', { name: t(`admin.section.${section}`) }).click();
      await expect(page).toHaveURL(`/admin/${section}`);
      await expect(heading).toHaveText(t(`admin.section.${section}`));
    }

    await page.goto('/admin/finnes_ikke');
    await expect(heading).toHaveText(t('not_found.title'));
  });

  test('a learner and a visitor are refused there', async ({ page, t, learner }) => {
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible();
    await signIn(page, t, learner);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible();
  });
});
