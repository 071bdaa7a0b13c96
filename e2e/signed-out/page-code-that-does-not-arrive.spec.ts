import { loggedBy } from '../fixtures/console-log.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const SIGNIN_CODE = /\/assets\/signin-screen-.*\.js$/;

forEachLanguage(() => {
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
