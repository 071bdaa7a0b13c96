import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { unusedAccount } from '../fixtures/account.ts';
import { loggedBy } from '../fixtures/console-log.ts';
import { accountOf } from '../fixtures/header.ts';
import { headerOf } from '../fixtures/menu.ts';
import { signIn, submitSignin } from '../fixtures/signin-page.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

/** To the letter, as the specification has them. */
const WRONG_CREDENTIALS = { _no: 'Feil brukernavn eller passord.', _eng: 'Wrong username or password.' };

forEachLanguage((lang) => {
  test('a learner signs in with the username and comes to the own profile', async ({ page, t, learner }) => {
    const logged = loggedBy(page);
    await signIn(page, t, learner);
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
    expect(logged).toContain('sign-in status: 200');
  });

  test('a learner signs in with the e-mail address', PHONE_ONLY, async ({ page, t, learner }) => {
    await page.goto('/signin');
    await submitSignin(page, t, { username: learner.email, password: learner.password });
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
  });

  test('a wrong password says so, and keeps what was typed', async ({ page, t, learner, allowConsole }) => {
    allowConsole(/401.*\/api\/token/);
    await page.goto('/signin');
    await submitSignin(page, t, { username: learner.username, password: 'feil-passord' });
    await expect(page.getByText(WRONG_CREDENTIALS[lang], { exact: true })).toBeVisible();
    await expect(page.getByLabel(t('signin.username'))).toHaveValue(learner.username);
    await expect(page).toHaveURL('/signin');
  });

  test('an empty form is not sent, and says what is missing', PHONE_ONLY, async ({ page, t }) => {
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
      400: WRONG_CREDENTIALS[lang],
      401: WRONG_CREDENTIALS[lang],
      404: t('signin.issue.not_found'),
      405: t('signin.issue.method'),
      500: t('signin.issue.unknown', { status: 500 }),
      503: t('signin.issue.unknown', { status: 503 }),
    };
    await page.goto('/signin');
    for (const [status, line] of Object.entries(lines)) {
      await page.route(/\/api\/token\/?$/, (route) => route.fulfill({ status: Number(status), body: 'not ours' }));
      await submitSignin(page, t, unusedAccount());
      await expect(page.getByRole('main').getByText(line, { exact: true })).toBeVisible();
      await expect.poll(() => logged).toContain(`sign-in status: ${status}`);
    }
  });

  test(
    'without a network the form says so, and signs in when the network is back',
    DESKTOP_ONLY,
    async ({ page, t, learner, allowConsole, context }) => {
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
    },
  );
});

test(
  'what more is known of a refused sign-in is under its line, not instead of it',
  PHONE_ONLY,
  async ({ page, t, allowConsole }) => {
    allowConsole(/status of \d{3}.*\/api\/token/);
    await page.goto('/signin');
    const answers = [
      { code: 'account_locked', status: 401, line: WRONG_CREDENTIALS._no, more: ERROR_TEXTS.account_locked._no },
      {
        code: 'too_many_requests',
        status: 429,
        headers: { 'retry-after': '120' },
        line: t('signin.issue.unknown', { status: 429 }),
        more: '2 minutter',
      },
    ];
    for (const { code, status, line, more, headers } of answers) {
      await page.route(/\/api\/token\/?$/, (route) =>
        route.fulfill({ status, json: { status, code, detail: '' }, ...(headers && { headers }) }),
      );
      await submitSignin(page, t, unusedAccount());
      const notice = page.getByRole('main').getByRole('alert');
      await expect(notice.getByText(line, { exact: true })).toBeVisible();
      await expect(notice.getByText(more)).toBeVisible();
    }
  },
);

test(
  'a profile that does not come at sign-in is reported, and the way in goes on when it comes',
  DESKTOP_ONLY,
  async ({ page, t, learner, allowConsole }) => {
    allowConsole(/get_player|profile fetch/);
    const header = headerOf(page, t);
    await page.route(/\/api\/get_player\/?$/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/signin');
    await submitSignin(page, t, learner);
    const notice = page.getByText(t('app.profile_failed.title'));
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/signin');
    await expect(header.signin).toHaveCount(0);
    await page.goto('/');
    await expect(notice).toBeVisible();
    await expect(header.signin).toHaveCount(0);
    await page.goBack();
    await expect(notice).toBeVisible();
    await page.unroute(/\/api\/get_player\/?$/);
    await page.getByRole('button', { name: t('app.try_again') }).click();
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
    await expect(accountOf(page, t, learner)).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test(
  'pressed twice, the form is sent once, and anyone who goes on meanwhile is not fetched back',
  PHONE_ONLY,
  async ({ page, t, learner }) => {
    const answer = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(/\/api\/token\/?$/, async (route) => {
      sent += 1;
      await answer.promise;
      await route.continue();
    });
    await page.goto('/signin');
    const form = page.getByRole('main');
    await form.getByLabel(t('signin.username')).fill(learner.username);
    await form.getByLabel(t('signin.password'), { exact: true }).fill(learner.password);
    await form.getByRole('button', { name: t('signin.submit') }).dblclick();
    await form.getByLabel(t('signin.password'), { exact: true }).press('Enter');
    await headerOf(page, t).logo.click();
    await expect(page).toHaveURL('/');
    answer.resolve();
    await expect(accountOf(page, t, learner)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(sent).toBe(1);
  },
);

test(
  'signing in in one tab is seen in another one that is on the sign-in page',
  DESKTOP_ONLY,
  async ({ page, context, t, learner }) => {
    const other = await context.newPage();
    await other.goto('/signin');
    await expect(other.getByLabel(t('signin.username'))).toBeVisible();
    await signIn(page, t, learner);
    await expect(other.getByText(t('signin.already.text', { username: learner.username }))).toBeVisible();
    await expect(accountOf(other, t, learner)).toBeVisible();
  },
);
