import { openSettings, sectionOf } from '../fixtures/settings-page.ts';
import { beSignedIn, submitSignin } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

/** Specification point 8, to the letter. */
const SAID = {
  changed: { _no: 'Passordet er byttet', _eng: 'Password changed' },
  failed: {
    _no: 'Oisann! Noe gikk galt, passordet ble ikke byttet',
    _eng: 'Ooops! Something went wrong, password was not changed',
  },
};

forEachLanguage((lang) => {
  test('changing the password in one browser signs the other out at its next call', async ({
    page,
    browser,
    t,
    learner,
    mailbox,
  }) => {
    const other = await browser.newPage();
    await openSettings(other, t, learner, 'notifications');
    const comments = other.getByLabel(t('profil_set.notifications.comments'));
    await comments.uncheck();
    await expect(other.getByText(t('profil_set.notifications.off'))).toBeVisible();

    await openSettings(page, t, learner, 'username_password');
    const form = sectionOf(page, t('profil_set.password'));
    await form.getByLabel(t('profil_set.current_password')).fill(learner.password);
    await form.getByLabel(t('profil_set.password.new'), { exact: true }).fill('nyttpassord1');
    await form.getByLabel(t('profil_set.password.repeat')).fill('nyttpassord1');
    await form.getByRole('button', { name: t('profil_set.password.submit') }).click();
    await expect(form.getByText(SAID.changed[lang], { exact: true })).toBeVisible();
    await mailbox.next(learner.email);

    await comments.click();
    await expect(other.getByText(t('account.session_ended.title'), { exact: true })).toBeVisible();
    await other.getByRole('link', { name: t('account.session_ended.signin') }).click();
    await submitSignin(other, t, { ...learner, password: 'nyttpassord1' });
    await other.waitForURL('**/profil_set/notifications');
    await expect(comments).not.toBeChecked();

    // The browser that made the change is still signed in.
    await page.goto('/profil_set/sessions');
    await expect(page.getByText(t('profil_set.sessions.this_one'))).toBeVisible();
    await other.close();
  });

  test('a wrong current password changes nothing, and says so', async ({ page, t, learner, allowConsole }) => {
    allowConsole(/401.*user_update_password/);
    await openSettings(page, t, learner, 'username_password');
    const form = sectionOf(page, t('profil_set.password'));
    await form.getByLabel(t('profil_set.current_password')).fill('ikke-dette');
    await form.getByLabel(t('profil_set.password.new'), { exact: true }).fill('nyttpassord1');
    await form.getByLabel(t('profil_set.password.repeat')).fill('nyttpassord');
    await expect(form.getByText(t('signin.strength.strong'), { exact: true })).toBeVisible();
    await expect(form.getByText(t('signin.confirmation.differs'))).toBeVisible();
    await form.getByLabel(t('profil_set.password.repeat')).fill('nyttpassord1');
    await expect(form.getByText(t('signin.confirmation.matches'))).toBeVisible();
    await form.getByRole('button', { name: t('profil_set.password.submit') }).click();
    await expect(form.getByText(SAID.failed[lang])).toBeVisible();
    await expect(form.getByLabel(t('profil_set.current_password'))).toBeFocused();
    await expect(form.getByLabel(t('profil_set.password.new'), { exact: true })).toHaveValue('nyttpassord1');
  });
});

test('a password manager is led to the form that changes the password', async ({ page, t, learner }) => {
  await beSignedIn(page, learner);
  await page.goto('/.well-known/change-password');
  const form = sectionOf(page, t('profil_set.password'));
  await expect(form.getByLabel(t('profil_set.current_password'))).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
