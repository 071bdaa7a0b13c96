import { DEFAULT_HUMAN_LANG } from '@kodestien/contract/language';
import { submitSignin } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';
import { textsOf } from '../fixtures/texts.ts';

test.use({ serverEnvironment: { AFTER_SIGNIN: 'root', SHOW_SIGNUP: 'false', SHOW_USER_LIST: 'false' } });

forEachLanguage(() => {
  test('a server that says so sends a learner to the front page after sign-in', async ({ page, t, server }) => {
    // Nobody can sign up here, so it is the one whom the first start made, in the language of the product.
    const learner = server.superuser;
    await page.goto('/signin');
    await submitSignin(page, t, learner);
    await expect(page).toHaveURL('/');
    const said = textsOf(DEFAULT_HUMAN_LANG);
    await expect(
      page.getByRole('heading', { level: 1, name: said('home.greeting', { username: learner.username }) }),
    ).toBeVisible();
  });

  test('a server that says so offers no sign-up', async ({ page, t }) => {
    await page.goto('/signin');
    await expect(page.getByRole('main').getByRole('button', { name: t('signin.submit') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('signin.to_signup') })).toHaveCount(0);
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: t('signin.signup.closed.title') })).toBeVisible();
  });
});
