import type { APIRequestContext } from '@playwright/test';
import { type Account, createLearner, unusedAccount } from '../fixtures/account.ts';
import type { Mailbox } from '../fixtures/mailbox.ts';
import { accessOf, callAs, openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('a superuser finds an account, confirms it and locks it', async ({ page, request, t, admin }) => {
    const account = unusedAccount();
    await request.post('/api/create_player/', { data: { ...account, human_lang: lang } });
    await openAdmin(page, t, admin, '/admin/users');
    await page.getByLabel(t('admin_users.search')).fill(account.username);
    await page.getByRole('button', { name: t('admin_users.manage_one', { username: account.username }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('admin_users.confirm') }).click();
    await expect(dialog.getByText(t('admin_users.confirm.done'))).toBeVisible();
    // Locking asks first, and a double click on the way there locks nobody out.
    const lock = dialog.getByRole('button', { name: t('admin_users.lock'), exact: true });
    const ask = dialog.getByText(t('admin_users.lock.ask', { username: account.username }));
    await lock.dblclick();
    await expect(ask).toBeVisible();
    await dialog.getByRole('button', { name: t('admin.cancel') }).click();
    await expect(lock).toBeFocused();
    await expect(dialog.getByText(t('admin_users.locked'), { exact: true })).toHaveCount(0);
    await lock.click();
    await expect(dialog.getByRole('button', { name: t('admin.cancel') })).toBeFocused();
    await lock.click();
    await expect(dialog.getByText(t('admin_users.lock.done'), { exact: true })).toBeVisible();
    const { username, password } = account;
    const refused = await request.post('/api/token/', { data: { username, password } });
    expect(((await refused.json()) as { code: string }).code).toBe('account_locked');
  });

  test('dumps are written, downloaded and cleaned up', async ({ page, t, admin }) => {
    await openAdmin(page, t, admin, '/admin/users?view=dumps');
    await page.getByRole('button', { name: t('admin_users.dump') }).click();
    const dumps = page.getByRole('table', { name: t('admin_users.dumps') });
    const download = page.waitForEvent('download');
    await dumps
      .getByRole('button', { name: t('admin.download') })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^users-.*\.json\.gz$/);
    await page.getByLabel(t('admin_users.cleanup.keep')).fill('0');
    await page.locator('form').getByRole('button').click();
    await expect(page.getByText(t('admin_users.dumps.none'))).toBeVisible();
  });
});

test('an account that is opened stays open while a search is under way', async ({ page, request, t, admin }) => {
  const account = unusedAccount();
  await request.post('/api/create_player/', { data: account });
  await openAdmin(page, t, admin, '/admin/users');
  const looked = Promise.withResolvers<void>();
  await page.route(`**/api/admin_user_arr?*q=${account.username}*`, async (route) => {
    await looked.promise;
    await route.continue();
  });
  const open = page.getByRole('button', { name: t('admin_users.manage_one', { username: account.username }) });
  const searched = page.waitForRequest(/admin_user_arr\?.*q=/);
  await page.getByLabel(t('admin_users.search')).fill(account.username);
  await open.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: t('admin_users.confirm') });
  await expect(confirm).toBeVisible();
  await searched;
  await expect(confirm).toBeVisible();
  looked.resolve();
  await confirm.click();
  await expect(page.getByText(t('admin_users.confirm.done'))).toBeVisible();
});

test('a dump is downloaded while another one is being written', async ({ page, request, t, admin }) => {
  await callAs(request, await accessOf(request, admin), 'admin_user_arr_dump', {});
  await openAdmin(page, t, admin, '/admin/users?view=dumps');
  const isDownloaded = Promise.withResolvers<void>();
  await page.route('**/api/admin_user_arr_dump', async (route) => {
    await isDownloaded.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: t('admin_users.dump') }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('table', { name: t('admin_users.dumps') })
    .getByRole('button', { name: t('admin.download') })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^users-.*\.json\.gz$/);
  isDownloaded.resolve();
  await expect(page.getByText(/^users-.*\.json\.gz$/)).toBeVisible();
});

test('the way back to all users ends a search, and it does not come back', async ({ page, t, admin }) => {
  await page.clock.install();
  await openAdmin(page, t, admin, '/admin/users');
  const field = page.getByLabel(t('admin_users.search'));
  await field.fill(admin.username);
  await expect(page).toHaveURL(`/admin/users?q=${admin.username}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('admin_users.view.users'), exact: true })
    .click();
  await expect(page).toHaveURL('/admin/users');
  await expect(field).toHaveValue('');
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('main').getByRole('row').filter({ hasNotText: admin.username }).nth(1)).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
});

test('names without a space, as long as they may be, widen nothing on the smallest phone', async ({
  page,
  request,
  mailbox,
  t,
  admin,
}) => {
  const { username } = await longNamed(request, mailbox);
  await page.setViewportSize({ width: 320, height: 640 });
  await openAdmin(page, t, admin, `/admin/users?q=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66);
  await row.getByRole('button', { name: t('admin_users.manage_one', { username }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widest()).toBeLessThanOrEqual(320);
  const dialogWidth = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(dialogWidth).toBe(0);
});

/** Someone who uses all the room there is for a name. */
async function longNamed(request: APIRequestContext, mailbox: Mailbox): Promise<Account> {
  const account = await createLearner(request, mailbox, '_no');
  const access = await accessOf(request, account);
  await callAs(request, access, 'user_profil_item_txt', { item: 'full_name', txt: 'W'.repeat(100) });
  return account;
}

test('the last superuser stays, and is told why', async ({ page, t, server: { superuser }, allowConsole }) => {
  allowConsole(/409 \(Conflict\)/);
  await openAdmin(page, t, superuser, `/admin/users?q=${superuser.username}&show=superuser`);
  await page.getByRole('button', { name: t('admin_users.manage_one', { username: superuser.username }) }).click();
  const unmake = page.getByRole('button', { name: t('admin_users.unmake_superuser') });
  await unmake.click();
  await unmake.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(t('admin_users.superuser'), { exact: true })).toBeVisible();
});
