import { signIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('the front page leads a learner back to the lesson they left', async ({ page, t, learner }) => {
    await signIn(page, t, learner);
    await page.goto('/');
    await expect(page.getByRole('link', { name: t('landing.continue') })).toBeVisible();

    await page.goto('/doc/python-variables');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    const title = lang === '_no' ? 'Variabler' : 'Variables';
    await page.getByRole('link', { name: t('landing.continue_with', { title }) }).click();
    await expect(page).toHaveURL(/\/doc\/python-variables$/);
  });
});
