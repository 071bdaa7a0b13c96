import { openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

// Documents go away here for a while: a server of its own, or other tests would miss them.
test.use({ serverEnvironment: { LOG_LEVEL: 'error' } });

/** Every file of the courses is read and checked for it; a busy machine takes its time. */
const PLAN = { timeout: 40_000 };

forEachLanguage(() => {
  test('a superuser deletes all documents and puts the backup back', async ({ page, request, t, admin }) => {
    await openAdmin(page, t, admin, '/admin/db_tools');
    const tool = page.getByRole('listitem').filter({ has: page.getByText('db_delete', { exact: true }) });
    await tool.getByRole('button', { name: t('admin_db_tools.look') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('admin_db_tools.removed'))).toBeVisible();

    const submit = dialog.getByRole('button', { name: t('admin_db_tools.db_delete.submit') });
    await submit.click();
    await expect(dialog.getByText(t('admin_db_tools.confirm.wrong', { word: 'db_delete' }))).toBeVisible();
    // An outline until the word is typed, filled from then on.
    const ground = () => submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    const outlined = await ground();
    await dialog.getByLabel(t('admin_db_tools.confirm', { word: 'db_delete' })).fill('db_delete');
    await expect.poll(ground).not.toBe(outlined);
    await submit.click();
    await expect(dialog.getByText(t('admin_db_tools.step.write'), { exact: true })).toBeVisible();
    expect((await request.get('/api/get_doc_slug?slug=python')).status()).toBe(404);
    await dialog
      .getByRole('button', { name: t('admin.close') })
      .last()
      .click();

    const backups = page.getByRole('table', { name: t('admin_db_tools.backups') });
    const newest = backups.getByRole('row').nth(1);
    const download = page.waitForEvent('download');
    await newest.getByRole('button', { name: t('admin.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/^documents-.*\.json\.gz$/);

    await newest.getByRole('button', { name: t('admin_db_tools.restore') }).click();
    await dialog.getByLabel(t('admin_db_tools.confirm', { word: 'restore' })).fill('restore');
    await dialog.getByRole('button', { name: t('admin_db_tools.restore.submit') }).click();
    await expect(dialog.getByText(t('admin_db_tools.step.write'), { exact: true })).toBeVisible();
    expect((await request.get('/api/get_doc_slug?slug=python')).status()).toBe(200);
  });

  test('filling in what is missing says when nothing is', async ({ page, t, admin }) => {
    await openAdmin(page, t, admin, '/admin/db_tools');
    await page
      .getByRole('button', { name: t('admin_db_tools.look') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(t('admin_db_tools.plan.nothing'))).toBeVisible(PLAN);
  });
});
