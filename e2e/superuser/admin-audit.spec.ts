import { accessOf, callAs, openAdmin } from '../fixtures/superuser.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('what was done is in the log, and can be found in it', async ({ page, request, t, server: { superuser } }) => {
    await callAs(request, await accessOf(request, superuser), 'admin_user_arr_dump', {});
    await openAdmin(page, { request, t, lang, superuser }, '/admin/audit');
    const log = page.getByRole('table', { name: t('admin.section.audit') });
    const dumped = log.getByRole('row').filter({ hasText: 'admin_user_arr_dump' }).first();
    await expect(dumped).toContainText(superuser.username);

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
