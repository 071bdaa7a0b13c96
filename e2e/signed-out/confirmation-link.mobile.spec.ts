import { unusedAccount } from '../fixtures/account.ts';
import { submitSignup } from '../fixtures/signup-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('a link that was used before says so and leads to sign-in', async ({ page, t, mailbox, allowConsole }) => {
    allowConsole(/410.*user_email_confirm/);
    const account = unusedAccount();
    await page.goto('/signup');
    await submitSignup(page, t, account);
    const { link } = await mailbox.next(account.email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('signin.confirm.done.title') })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('signin.confirm.used.title') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('signin.submit') })).toBeVisible();
  });

  test('a link that is cut off says so and offers a new one', async ({ page, t, allowConsole }) => {
    allowConsole(/400.*user_email_confirm/);
    await page.goto('/signin_email_confirm?token=cut-off');
    await expect(page.getByRole('heading', { name: t('signin.confirm.invalid.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('signin.resend.submit') })).toBeVisible();
  });

  test('a link that has expired says so, and a new one comes by mail', async ({ page, t, mailbox, allowConsole }) => {
    allowConsole(/410.*user_email_confirm/);
    const account = unusedAccount();
    await page.goto('/signup');
    await submitSignup(page, t, account);
    const { link } = await mailbox.next(account.email);
    const expired = { status: 410, code: 'link_expired', detail: '' };
    await page.route(/\/api\/user_email_confirm\/?$/, (route) =>
      route.fulfill({ status: 410, contentType: 'application/problem+json', json: expired }),
    );
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('signin.confirm.expired.title') })).toBeVisible();

    await page.unrouteAll();
    await page.getByLabel(t('signin.signup.email')).fill(account.email);
    await page.getByRole('button', { name: t('signin.resend.submit') }).click();
    await expect(page.getByText(t('signin.resend.done', { email: account.email }))).toBeVisible();
    await page.goto((await mailbox.next(account.email)).link);
    await expect(page.getByRole('heading', { name: t('signin.confirm.done.title') })).toBeVisible();
  });
});
