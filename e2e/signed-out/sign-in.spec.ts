import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { unusedAccount } from '../fixtures/account.ts';
import { loggedBy } from '../fixtures/console-log.ts';
import { signIn, submitSignin } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('a learner signs in with the username and comes to the own profile', async ({ page, t, learner }) => {
    const logged = loggedBy(page);
    await signIn(page, t, learner);
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
    expect(logged).toContain('sign-in status: 200');
  });

  test('a learner signs in with the e-mail address', async ({ page, t, learner }) => {
    await page.goto('/signin');
    await submitSignin(page, t, { username: learner.email, password: learner.password });
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
  });

  test('a wrong password says so, and keeps what was typed', async ({ page, t, learner, allowConsole }) => {
    allowConsole(/401.*\/api\/token/);
    await page.goto('/signin');
    await submitSignin(page, t, { username: learner.username, password: 'feil-passord' });
    await expect(page.getByText(ERROR_TEXTS.wrong_credentials[lang])).toBeVisible();
    await expect(page.getByLabel(t('signin.username'))).toHaveValue(learner.username);
    await expect(page).toHaveURL('/signin');
  });

  test('an empty form is not sent, and says what is missing', async ({ page, t }) => {
    await page.goto('/signin');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('signin.submit') })
      .click();
    await expect(page.getByText(ERROR_TEXTS.field_required[lang])).toHaveCount(2);
    await expect(page.getByLabel(t('signin.username'))).toBeFocused();
  });

  test('each status other than 200 has its own line and is logged', async ({ page, t, allowConsole }) => {
    allowConsole(/status of \d{3}.*\/api\/token/);
    const logged = loggedBy(page);
    const lines = {
      400: ERROR_TEXTS.wrong_credentials[lang],
      401: ERROR_TEXTS.wrong_credentials[lang],
      404: t('signin.fault.not_found'),
      405: t('signin.fault.method'),
      500: t('signin.fault.unknown', { status: 500 }),
      503: t('signin.fault.unknown', { status: 503 }),
    };
    for (const [status, line] of Object.entries(lines)) {
      await page.route(/\/api\/token\/?$/, (route) => route.fulfill({ status: Number(status), body: 'not ours' }));
      await page.goto('/signin');
      await submitSignin(page, t, unusedAccount());
      await expect(page.getByRole('main').getByText(line)).toBeVisible();
      expect(logged).toContain(`sign-in status: ${status}`);
    }
  });

  test('without a network the form says so, and signs in when the network is back', async ({
    page,
    t,
    learner,
    allowConsole,
    context,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/signin');
    await context.setOffline(true);
    await submitSignin(page, t, learner);
    await expect(page.getByRole('main').getByText(t('app.error.offline'))).toBeVisible();
    await context.setOffline(false);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('signin.submit') })
      .click();
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
  });
});
