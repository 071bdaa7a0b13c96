import { readFile } from 'node:fs/promises';
import { HUMAN_LANG_NAME } from '@kodestien/contract/language';
import { signOut } from '../fixtures/header.ts';
import { openSettings, sectionOf } from '../fixtures/settings-page.ts';
import { submitSignin } from '../fixtures/signin-page.ts';
import { accessOf } from '../fixtures/superuser.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';
import { textsOf } from '../fixtures/texts.ts';

forEachLanguage((lang) => {
  test('the settings have the five account groups, each with an address of its own', async ({
    page,
    t,
    learner,
    isMobile,
    allowConsole,
  }) => {
    allowConsole(/404.*finnes_ikke/);
    await openSettings(page, t, learner, 'language');
    await page.goto('/profil_set');
    const main = page.getByRole('main');
    const first = isMobile ? t('profil_set.title') : t('profil_set.public_profile');
    await expect(main.getByRole('heading', { level: 1, name: first })).toBeVisible();
    for (const group of ['public_profile', 'username_password', 'language', 'notifications', 'email'] as const) {
      const link = main.getByRole('link', { name: t(`profil_set.${group}`) });
      await expect(link).toHaveAttribute('href', `/profil_set/${group}`);
    }
    await main.getByRole('link', { name: t('profil_set.notifications') }).click();
    await expect(page).toHaveURL('/profil_set/notifications');
    await expect(main.getByRole('heading', { level: 1, name: t('profil_set.notifications') })).toBeFocused();
    await page.goto('/profil_set/finnes_ikke');
    await expect(main.getByRole('heading', { level: 1, name: t('not_found.title') })).toBeVisible();
  });

  test('a language that is chosen is used at once and kept with the account', async ({ page, t, learner, request }) => {
    const other = lang === '_no' ? '_eng' : '_no';
    await openSettings(page, t, learner, 'language');
    await page.getByRole('main').getByLabel(HUMAN_LANG_NAME[other]).check();
    await expect(page.getByText(textsOf(other)('profil_set.language.saved'))).toBeVisible();
    const player = await request.post('/api/get_player/', {
      data: { username: learner.username, password: learner.password, email: '', api_tok: '' },
    });
    expect(await player.json()).toMatchObject({ human_lang: other });
  });

  test('mail about comments is turned off, and stays off', PHONE_ONLY, async ({ page, t, learner, request }) => {
    await openSettings(page, t, learner, 'notifications');
    const comments = page.getByLabel(t('profil_set.notifications.comments'));
    await expect(comments).toBeChecked();
    await comments.click();
    await expect(page.getByText(t('profil_set.notifications.off'))).toBeVisible();
    const headers = { authorization: `Bearer ${await accessOf(request, learner)}` };
    expect(await (await request.get('/api/user_profil_varsler', { headers })).json()).toMatchObject({
      comments: false,
    });
    await page.reload();
    await expect(comments).not.toBeChecked();
  });

  test(
    'one sees where one is signed in, and signs out another browser',
    DESKTOP_ONLY,
    async ({ page, browser, t, learner }) => {
      const other = await browser.newPage();
      await openSettings(other, t, learner, 'notifications');
      await openSettings(page, t, learner, 'sessions');
      const rows = page.getByRole('list', { name: t('profil_set.sessions') }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(t('profil_set.sessions.this_one'));
      await rows.last().getByRole('button').click();
      await expect(rows).toHaveCount(1);
      await expect(page.getByText(t('profil_set.sessions.only_this'))).toBeVisible();
      await other.getByLabel(t('profil_set.notifications.comments')).click();
      await expect(other.getByText(t('account.session_ended.title'), { exact: true })).toBeVisible();
      await other.close();
    },
  );

  test(
    'two sessions that are ended right after each other both end',
    DESKTOP_ONLY,
    async ({ page, t, learner, request }) => {
      for (let count = 0; count < 2; count++) await accessOf(request, learner);
      await openSettings(page, t, learner, 'sessions');
      const rows = page.getByRole('list', { name: t('profil_set.sessions') }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      const bothPressed = Promise.withResolvers<void>();
      await page.route('**/api/user_sessions_end', async (route) => {
        await bothPressed.promise;
        await route.continue();
      });
      await rows.nth(1).getByRole('button').click();
      await rows.nth(2).getByRole('button').click();
      bothPressed.resolve();
      await expect(rows).toHaveCount(1);
    },
  );

  test(
    'a choice that is changed back while it is being stored is stored as it was chosen last',
    DESKTOP_ONLY,
    async ({ page, t, learner, request }) => {
      await openSettings(page, t, learner, 'notifications');
      const comments = page.getByLabel(t('profil_set.notifications.comments'));
      await expect(comments).toBeChecked();
      const changedBack = Promise.withResolvers<void>();
      await page.route('**/api/user_profil_varsler', async (route) => {
        await changedBack.promise;
        await route.continue();
      });
      await comments.click();
      await comments.click();
      await expect(comments).toBeChecked();
      changedBack.resolve();
      await expect(page.getByText(t('profil_set.notifications.on'))).toBeVisible();
      const headers = { authorization: `Bearer ${await accessOf(request, learner)}` };
      expect(await (await request.get('/api/user_profil_varsler', { headers })).json()).toMatchObject({
        comments: true,
      });
    },
  );

  test(
    'the key for scripts is shown when asked for, and a new one replaces it',
    DESKTOP_ONLY,
    async ({ page, t, learner, request }) => {
      await openSettings(page, t, learner, 'api_tok');
      const main = page.getByRole('main');
      const shown = main.locator('code').first();
      await expect(shown).toHaveText(/^•+$/);
      await main.getByRole('button', { name: t('profil_set.api_tok.show') }).click();
      await expect(shown).not.toHaveText(/•/);
      const before = (await shown.textContent()) ?? '';
      await main.getByRole('button', { name: t('profil_set.api_tok.renew') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('profil_set.api_tok.ask.renew') })
        .click();
      await expect(main.getByText(t('profil_set.api_tok.renewed'))).toBeVisible();
      const after = (await shown.textContent()) ?? '';
      expect(after).not.toBe(before);
      const asked = (token: string) =>
        request.get('/api/user_profil_varsler', { headers: { authorization: `Token ${token}` } });
      expect((await asked(before)).status()).toBe(401);
      expect((await asked(after)).status()).toBe(200);
    },
  );

  test('everything about oneself is downloaded as one file', PHONE_ONLY, async ({ page, t, learner }) => {
    await openSettings(page, t, learner, 'own_data');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('profil_set.export.submit') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`kodestien-${learner.username}.json`);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      account: { username: learner.username, email: learner.email, human_lang: lang },
    });
  });

  test(
    'an account is deleted with its name and password, and comes back when one signs in',
    PHONE_ONLY,
    async ({ page, t, learner, allowConsole }) => {
      allowConsole(/401.*user_delete/);
      allowConsole(/404.*profil_disp/);
      await openSettings(page, t, learner, 'own_data');
      await sectionOf(page, t('profil_set.delete')).getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(t('profil_set.delete.regret'))).toBeVisible();
      const confirm = dialog.getByRole('button', { name: t('profil_set.delete.submit') });
      await confirm.click();
      await expect(dialog.getByText(t('profil_set.delete.not_username'))).toBeVisible();
      await dialog
        .getByLabel(t('profil_set.delete.type_username', { username: learner.username }))
        .fill(learner.username);
      await dialog.getByLabel(t('profil_set.current_password')).fill('feil-passord');
      await confirm.click();
      await expect(dialog.getByText(t('profil_set.current_password.wrong'))).toBeVisible();
      await dialog.getByLabel(t('profil_set.current_password')).fill(learner.password);
      await confirm.click();
      await expect(page.getByRole('heading', { level: 1, name: t('profil_set.deleted.title') })).toBeVisible();

      await page.goto(`/profil_disp/${learner.username}`);
      const missing = t('profil_disp.missing.title', { username: learner.username });
      await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
      await page.goto('/signin');
      await submitSignin(page, t, learner);
      await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
      await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
    },
  );

  test('signing out on the settings page leads to the front page, not to sign-in', async ({ page, t, learner }) => {
    await openSettings(page, t, learner, 'language');
    await signOut(page, t, learner);
    await expect(page).toHaveURL('/');
  });
});
