import { loggedBy } from '../fixtures/console-log.ts';
import { headerOf } from '../fixtures/menu.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const SIGNIN_CODE = /\/assets\/signin-screen-.*\.js$/;

forEachLanguage(() => {
  test('a page is loaded when it is first opened, and a placeholder is in its place meanwhile', async ({ page, t }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(SIGNIN_CODE, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/user_profil_list');
    await expect(page.getByRole('heading', { level: 1, name: t('user_profil_list.title') })).toBeVisible();
    const asked = page.waitForRequest(SIGNIN_CODE);
    await headerOf(page, t).signin.first().click();
    await asked;
    await expect(page.getByRole('main').getByText(t('app.loading'))).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    arrival.resolve();
    await expect(page.getByRole('heading', { level: 1, name: t('signin.title') })).toBeVisible();
    await expect(page.getByText(t('app.loading'))).toHaveCount(0);
  });

  test('a page whose code does not arrive twice says so, and a reload brings it', async ({ page, t, allowConsole }) => {
    allowConsole(/signin-screen|Loading chunk signin failed|ChunkLoadError/);
    const logged = loggedBy(page);
    await page.route(SIGNIN_CODE, (route) => route.abort('connectionreset'));
    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: t('app.chunk.title') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(logged.join('\n')).toContain('Loading chunk signin failed');

    await page.unrouteAll();
    await page.getByRole('button', { name: t('app.reload') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('signin.title') })).toBeVisible();
  });
});
