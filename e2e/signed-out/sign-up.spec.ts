import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { unusedAccount } from '../fixtures/account.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { submitSignin } from '../fixtures/signin-page.ts';
import { signupForm, submitSignup } from '../fixtures/signup-page.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

const MAIL_SUBJECT = { _no: 'Bekreft kontoen din på Kodestien', _eng: 'Confirm your Kodestien account' };

forEachLanguage((lang) => {
  test('a visitor signs up, opens the link of the mail and signs in', async ({ page, t, mailbox }) => {
    const account = unusedAccount();
    await page.goto('/signup');
    await submitSignup(page, t, account);

    await expect(page).toHaveURL('/signin_email_confirm');
    await expect(page.getByText(t('signin.confirm.notice'))).toBeVisible();
    await expect(page.getByText(t('signin.confirm.sent_to', { email: account.email }))).toBeVisible();
    expect(await localStorageOf(page)).not.toHaveProperty('access');

    const mail = await mailbox.next(account.email);
    expect(mail.subject).toBe(MAIL_SUBJECT[lang]);
    expect(mail.html).toContain(account.username);
    await page.goto(mail.link);
    await expect(page.getByRole('heading', { name: t('signin.confirm.done.title') })).toBeVisible();
    await expect(page.getByText(t('signin.confirm.done.text', { username: account.username }))).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/signin_email_confirm');
    await expect(page.getByText(t('signin.confirm.done.text', { username: account.username }))).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: t('signin.submit') })
      .click();
    await submitSignin(page, t, account);
    await expect(page).toHaveURL(`/profil_disp/${account.username}`);
  });

  test(
    'an account that is not confirmed cannot sign in, and may ask for the mail again',
    DESKTOP_ONLY,
    async ({ page, t, mailbox, allowConsole }) => {
      allowConsole(/401.*\/api\/token/);
      const account = unusedAccount();
      await page.goto('/signup');
      await submitSignup(page, t, account);
      await mailbox.next(account.email);

      await page.goto('/signin');
      await submitSignin(page, t, { username: account.email, password: account.password });
      await expect(page.getByText(ERROR_TEXTS.wrong_credentials[lang], { exact: true })).toBeVisible();
      await expect(page.getByText(ERROR_TEXTS.email_not_confirmed[lang])).toBeVisible();
      await page.getByRole('button', { name: t('signin.resend.submit') }).click();
      await expect(page.getByText(t('signin.resend.done', { email: account.email }))).toBeVisible();
      const again = await mailbox.next(account.email);
      await page.goto(again.link);
      await expect(page.getByRole('heading', { name: t('signin.confirm.done.title') })).toBeVisible();
    },
  );

  test(
    'a name and an address that are in use are refused before anything is sent',
    PHONE_ONLY,
    async ({ page, t, learner }) => {
      await page.goto('/signup');
      const form = signupForm(page, t);
      await form.username.fill(learner.username.toUpperCase());
      await expect(page.getByText(t('signin.username.taken'))).toBeVisible();
      await form.email.fill(learner.email);
      await form.email.blur();
      await expect(page.getByText(ERROR_TEXTS.email_taken[lang])).toBeVisible();
      await expect(page.getByRole('link', { name: t('signin.email.taken_link') })).toBeVisible();
      await form.submit.click();
      await expect(form.username).toBeFocused();
      await expect(page).toHaveURL('/signup');
    },
  );
});
