import { ADMIN_SECTIONS, paths } from '../../web/src/paths.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { BLOCKED_IN_MAIL, openAdmin, test } from '../fixtures/superuser.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY } from '../fixtures/test.ts';

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

  test(
    'each section, and each view of one, has its own title in the tab',
    DESKTOP_ONLY,
    async ({ page, t, admin, allowConsole }) => {
      allowConsole(BLOCKED_IN_MAIL);
      await openAdmin(page, t, admin, '/admin');
      const titled = (...parts: string[]) =>
        expect(page).toHaveTitle([...parts, t('admin.title'), 'Kodestien'].join(' – '));
      for (const section of ADMIN_SECTIONS) {
        if (section === 'json_backend') continue;
        await page.goto(paths.adminSection(section));
        await titled(t(`admin.section.${section}`));
      }
      await page.goto('/admin/users?view=dumps');
      await titled(t('admin_users.dumps'), t('admin.section.users'));
      const backend = t('admin.section.json_backend');
      await page.goto('/admin/json_backend');
      await titled(t('admin_json_backend.view.documents'), backend);
      await page.getByRole('link', { name: 'landing' }).click();
      await expect(page).toHaveTitle(new RegExp(` – ${backend} – `));
      await expect(page).not.toHaveTitle(new RegExp(`^${t('admin_json_backend.view.documents')}`));
    },
  );

  test('a learner and a visitor are refused there', PHONE_ONLY, async ({ page, t, learner }) => {
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible();
    await signIn(page, t, learner);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: t('admin.refused.title') })).toBeVisible();
  });
});
