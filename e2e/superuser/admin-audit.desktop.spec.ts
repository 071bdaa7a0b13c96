import { accessOf, callAs, openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('what was done is in the log, and can be found in it', async ({ page, request, t, admin }) => {
    await callAs(request, await accessOf(request, admin), 'admin_user_arr_dump', {});
    await openAdmin(page, t, admin, '/admin/audit');
    const log = page.getByRole('table', { name: t('admin.section.audit') });
    const dumped = log.getByRole('row').filter({ hasText: 'admin_user_arr_dump' }).first();
    await expect(dumped).toContainText(admin.username);

    const filter = page.getByRole('form', { name: t('admin_audit.filter') });
    await filter.getByLabel(t('admin_audit.action')).selectOption('db_cycle');
    await expect(page.getByText(t('admin_audit.none_found'))).toBeVisible();
    await filter.getByRole('button', { name: t('admin_audit.clear') }).click();
    await expect(dumped).toBeVisible();
    await filter.getByLabel(t('admin_audit.actor')).fill('nobodyatall');
    await filter.getByLabel(t('admin_audit.actor')).press('Enter');
    await expect(page.getByText(t('admin_audit.none_found'))).toBeVisible();
  });
});
