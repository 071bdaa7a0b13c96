import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import type { Page } from '@playwright/test';
import { accountOf } from '../fixtures/header.ts';
import { signIn, submitSignin } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const MAIL_SUBJECT = { _no: 'Lag nytt passord på Kodestien', _eng: 'Set a new password on Kodestien' };
const NEW_PASSWORD = 'nytt-passord-2';

/** All that the tab itself remembers: its session storage and this entry of its history. */
function keptByTab(page: Page) {
  return page.evaluate(() => ({ address: location.href, state: history.state, ...sessionStorage }));
}

forEachLanguage((lang) => {
  test('a learner who forgot the password sets a new one by mail and signs in with it', async ({
    page,
    t,
    learner,
    mailbox,
    allowConsole,
  }) => {
    allowConsole(/401.*\/api\/token|410.*user_glemt_passord_sett_nytt/);
    await page.goto('/signin');
    await page.getByRole('link', { name: t('signin.forgot') }).click();
    await expect(page).toHaveURL('/signin_glemt_passord');
    await expect(page.getByText(t('signin.forgot.lead'))).toBeVisible();
    await page.getByLabel(t('signin.forgot.email')).fill(learner.email);
    await page.getByRole('button', { name: t('signin.forgot.submit') }).click();
    await expect(page.getByRole('heading', { name: t('signin.forgot.sent.title') })).toBeVisible();

    const mail = await mailbox.next(learner.email);
    expect(mail.subject).toBe(MAIL_SUBJECT[lang]);
    await page.goto(mail.link);
    await expect(page).toHaveURL('/signin_glemt_passord_confirm');
    await page.reload();
    await page.getByLabel(t('signin.reset.password'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(t('signin.reset.confirmation'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: t('signin.reset.submit') }).click();
    const done = page.getByRole('heading', { name: t('signin.reset.done.title') });
    await expect(done).toBeVisible();
    const token = new URL(mail.link).searchParams.get('token');
    expect(JSON.stringify(await keptByTab(page))).not.toContain(token);
    await page.reload();
    await expect(done).toBeVisible();

    await page.goto('/signin');
    await submitSignin(page, t, learner);
    await expect(page.getByText(ERROR_TEXTS.wrong_credentials[lang])).toBeVisible();
    await submitSignin(page, t, { username: learner.username, password: NEW_PASSWORD });
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
  });

  test('an issue while saving says that the password was not changed', async ({
    page,
    t,
    learner,
    mailbox,
    allowConsole,
    request,
  }) => {
    allowConsole(/500.*user_glemt_passord_sett_nytt/);
    await request.post('/api/user_glemt_passord/', { data: { email: learner.email } });
    await page.goto((await mailbox.next(learner.email)).link);
    await page.route(/user_glemt_passord_sett_nytt/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel(t('signin.reset.password'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(t('signin.reset.confirmation'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: t('signin.reset.submit') }).click();
    await expect(page.getByText(t('signin.reset.failed'))).toBeVisible();
  });

  test('an unknown address gets the same answer as a known one', async ({ page, t }) => {
    await page.goto('/signin_glemt_passord');
    await page.getByLabel(t('signin.forgot.email')).fill('ingen@example.no');
    await page.getByRole('button', { name: t('signin.forgot.submit') }).click();
    await expect(page.getByText(t('signin.forgot.sent.text', { email: 'ingen@example.no' }))).toBeVisible();
  });
});

test('anyone who sets a new password while signed in is signed out here too, and signs in with it', async ({
  page,
  t,
  learner,
  mailbox,
  request,
  allowConsole,
}) => {
  allowConsole(/401.*token\/refresh/);
  await signIn(page, t, learner);
  await request.post('/api/user_glemt_passord/', { data: { email: learner.email } });
  await page.goto((await mailbox.next(learner.email)).link);
  await page.getByLabel(t('signin.reset.password'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(t('signin.reset.confirmation'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('signin.reset.submit') }).click();
  await expect(page.getByRole('heading', { name: t('signin.reset.done.title') })).toBeVisible();
  await expect(accountOf(page, t, learner)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signin.submit') })
    .click();
  await submitSignin(page, t, { username: learner.username, password: NEW_PASSWORD });
  await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
});
