import { BLOCKED_IN_MAIL, openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('the overview tells how the installation is doing', async ({ page, t, admin, allowConsole }) => {
    allowConsole(BLOCKED_IN_MAIL);
    await openAdmin(page, t, admin, '/admin');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t('admin_overview.documents') })).toContainText(/\d/);
    await expect(main.getByRole('link', { name: t('admin_overview.exercises_solved') })).toContainText(/\d/);
    await expect(main.getByText('SQLite')).toBeVisible();
    await expect(main.getByText('25.2', { exact: true })).toBeVisible();
    // The chart is drawn for the eye and told in a table of thirty days.
    const days = main.getByRole('table', { name: t('admin_overview.new_users') });
    await expect(days.getByRole('row')).toHaveCount(31);
    await main.getByRole('link', { name: t('admin_overview.mail_failed') }).click();
    await expect(page).toHaveURL(/\/admin\/email\?state=failed$/);
  });
});
