import { BLOCKED_IN_MAIL, openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('every route is visited, and all of them show', async ({ page, t, admin, allowConsole }) => {
    allowConsole(BLOCKED_IN_MAIL);
    // The example addresses name a class that there is not.
    allowConsole(/404 \(Not Found\).*\/api\/(?:innlevering|framvisning)\?id=AAAAAAAAAAAA/);
    test.setTimeout(180_000);
    await openAdmin(page, t, admin, '/admin/test_navigation');
    await expect(page.getByRole('link', { name: '/black_screen' })).toBeVisible();
    await page.getByRole('button', { name: t('admin_test_navigation.run') }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 150_000 });
    const results = page.getByRole('table', { name: t('admin.section.test_navigation') });
    await expect(results.getByText(t('admin_test_navigation.result.error_page'))).toHaveCount(0);
    await expect(results.getByText(t('admin_test_navigation.result.nothing'))).toHaveCount(0);
    await expect(results.getByText(t('admin_test_navigation.not_visited'))).toHaveCount(0);
  });
});
