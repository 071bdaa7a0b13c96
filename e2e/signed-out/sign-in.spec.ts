import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { unusedAccount } from '../fixtures/account.ts';
import { signIn, submitSignin } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('a learner signs in with the username and comes to the own profile', async ({ page, t, learner }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
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

  const answers = [
    { status: 400, said: () => ERROR_TEXTS.wrong_credentials[lang] },
    { status: 401, said: () => ERROR_TEXTS.wrong_credentials[lang] },
    { status: 404, key: 'signin.fault.not_found' },
    { status: 405, key: 'signin.fault.method' },
    { status: 500, key: 'signin.fault.unknown' },
    { status: 503, key: 'signin.fault.unknown' },
  ] as const;
  for (const answer of answers) {
    test(`a sign-in that is answered with ${answer.status} has its own line, and the status is logged`, async ({
      page,
      t,
      allowConsole,
    }) => {
      allowConsole(new RegExp(`${answer.status}.*/api/token`));
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route(/\/api\/token\/?$/, (route) => route.fulfill({ status: answer.status, body: 'not ours' }));
      await page.goto('/signin');
      await submitSignin(page, t, unusedAccount());
      const said = 'said' in answer ? answer.said() : t(answer.key, { status: answer.status });
      await expect(page.getByRole('main').getByText(said)).toBeVisible();
      expect(logged).toContain(`sign-in status: ${answer.status}`);
    });
  }
});
