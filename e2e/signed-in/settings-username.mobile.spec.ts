import { unusedAccount } from '../fixtures/account.ts';
import { openSettings, sectionOf } from '../fixtures/settings-page.ts';
import { submitSignin } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const SAID = { _no: 'Logg inn med det nye brukernavnet.', _eng: 'Sign in with your new username.' };

forEachLanguage((lang) => {
  test('after a change of username one signs in with the new one, and the old link still finds the profile', async ({
    page,
    t,
    learner,
  }) => {
    const { username } = unusedAccount();
    await openSettings(page, t, learner, 'username_password');
    const form = sectionOf(page, t('profil_set.username'));
    await form.getByLabel(t('profil_set.username.new')).fill(username);
    await expect(form.getByText(t('signin.username.valid'), { exact: true })).toBeVisible();
    await form.getByLabel(t('profil_set.current_password')).fill(learner.password);
    await form.getByRole('button', { name: t('profil_set.username.submit') }).click();

    await page.waitForURL('**/signin');
    await expect(page.getByText(SAID[lang])).toBeVisible();
    await submitSignin(page, t, { username, password: learner.password });
    await page.waitForURL(`**/profil_disp/${username}`);

    await page.goto(`/profil_disp/${learner.username}`);
    await page.waitForURL(`**/profil_disp/${username}`);
    await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
  });

  test('a username that is not allowed, taken or one’s own is not sent', async ({ page, t, learner, server }) => {
    await openSettings(page, t, learner, 'username_password');
    const form = sectionOf(page, t('profil_set.username'));
    const field = form.getByLabel(t('profil_set.username.new'));
    await field.fill('7kari');
    await expect(form.getByText(t('signin.username.invalid'))).toBeVisible();
    await field.fill(server.superuser.username);
    await expect(form.getByText(t('signin.username.taken'))).toBeVisible();
    await field.fill(learner.username);
    await form.getByRole('button', { name: t('profil_set.username.submit') }).click();
    await expect(form.getByText(t('profil_set.username.same'))).toBeVisible();
    await expect(field).toBeFocused();
  });
});
