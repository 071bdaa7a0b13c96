import { TOKEN_REFRESH_INTERVAL_MS } from '@kodestien/contract/limits';
import { accountOf } from '../fixtures/header.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { refreshesOf } from '../fixtures/refreshes.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

// A browser that asks for English is offered it on the front page, which is remembered.
test.use({ locale: 'nb-NO' });

const ACCOUNT_CODE = /\/assets\/account-.*\.js$/;
const REFRESH = /\/api\/token\/refresh\/?$/;

forEachLanguage(() => {
  test('a learner is still signed in after a reload, and sees nothing until the first refresh has ended', async ({
    page,
    t,
    learner,
  }) => {
    await signIn(page, t, learner);
    const before = await localStorageOf(page);
    expect(before).toMatchObject({ username_current: learner.username, is_superuser: 'false', poeng: '0' });
    const answer = Promise.withResolvers<void>();
    await page.route(REFRESH, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(REFRESH);
    await page.reload();
    await asked;
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.getByRole('heading')).toHaveCount(0);
    answer.resolve();
    await expect(accountOf(page, t, learner)).toBeVisible();
    expect((await localStorageOf(page)).refresh).not.toBe(before.refresh);
  });

  test('when the code of the account does not arrive the page can be read, says so and gets it when asked again', async ({
    page,
    t,
    learner,
    allowConsole,
  }) => {
    allowConsole(/account-/);
    await signIn(page, t, learner);
    await page.route(ACCOUNT_CODE, (route) => route.abort('connectionreset'));
    await page.goto('/doc/python');
    await expect(page.getByText(t('app.profile_failed.text'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Python' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: t('app.try_again') }).click();
    await expect(accountOf(page, t, learner)).toBeVisible();
    await expect(page.getByText(t('app.profile_failed.text'))).toHaveCount(0);
  });

  test('tokens are renewed every 240000 ms while the page is open', async ({ page, context, t, learner }) => {
    await page.clock.install();
    await signIn(page, t, learner);
    const refreshes = refreshesOf(context);
    await page.clock.fastForward(TOKEN_REFRESH_INTERVAL_MS - 60_000);
    expect(refreshes).toHaveLength(0);
    for (const count of [1, 2, 3]) {
      await page.clock.fastForward(TOKEN_REFRESH_INTERVAL_MS);
      await expect.poll(() => refreshes.length).toBe(count);
      await expect.poll(() => refreshes[count - 1]?.status).toBe(200);
    }
  });

  test('two tabs renew the tokens once, and both go on with the new ones', async ({ page, context, t, learner }) => {
    await signIn(page, t, learner);
    const other = await context.newPage();
    await other.goto(`/profil_disp/${learner.username}`);
    await expect(accountOf(other, t, learner)).toBeVisible();
    const refreshes = refreshesOf(context);
    await page.evaluate(
      (age) => localStorage.setItem('refreshed_at', String(Date.now() - age)),
      TOKEN_REFRESH_INTERVAL_MS,
    );
    await Promise.all([page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
    await expect.poll(() => refreshes[0]?.status).toBe(200);
    await expect.poll(() => page.evaluate(locksInUse)).toBe(0);
    expect(refreshes).toHaveLength(1);
    for (const tab of [page, other]) await expect(accountOf(tab, t, learner)).toBeVisible();
  });

  test('a refused refresh keeps the stored values and says that the session has ended', async ({
    page,
    t,
    learner,
    allowConsole,
  }) => {
    allowConsole(/status of (400|401|404).*\/api\/token\/refresh/);
    await signIn(page, t, learner);
    const { access } = await localStorageOf(page);
    for (const status of [400, 401, 404]) {
      await page.route(REFRESH, (route) => route.fulfill({ status, body: '' }));
      await page.reload();
      await expect(page.getByText(t('account.session_ended.title'))).toBeVisible();
      const kept = await localStorageOf(page);
      expect(kept).toMatchObject({ access, username_current: learner.username });
    }
    await page
      .getByRole('link', { name: t('account.session_ended.signin') })
      .first()
      .click();
    await expect(page).toHaveURL('/signin');
  });

  test('a refresh at start that is answered with any other status signs the learner out', async ({
    page,
    t,
    learner,
    allowConsole,
  }) => {
    allowConsole(/status of 500.*\/api\/token\/refresh/);
    await signIn(page, t, learner);
    await page.route(REFRESH, (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page).toHaveURL('/');
    expect(await localStorageOf(page)).toEqual({});
  });

  test('a later refresh that is answered with any other status signs the learner out', async ({
    page,
    t,
    learner,
    allowConsole,
  }) => {
    allowConsole(/status of 503.*\/api\/token\/refresh/);
    await page.clock.install();
    await signIn(page, t, learner);
    await page.route(REFRESH, (route) => route.fulfill({ status: 503, body: '' }));
    await page.clock.fastForward(TOKEN_REFRESH_INTERVAL_MS);
    await expect(page).toHaveURL('/');
    expect(await localStorageOf(page)).toEqual({});
  });

  test('without a network everything is kept, and the refresh is made when the network is back', async ({
    page,
    context,
    t,
    learner,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await signIn(page, t, learner);
    const refreshes = refreshesOf(context);
    const before = await localStorageOf(page);
    await context.setOffline(true);
    await page.clock.fastForward(TOKEN_REFRESH_INTERVAL_MS);
    await expect.poll(() => refreshes[0]?.status).toBe('no answer');
    expect(await localStorageOf(page)).toMatchObject(before);
    await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();

    await context.setOffline(false);
    await page.clock.fastForward(60_000);
    await expect.poll(() => refreshes.at(-1)?.status).toBe(200);
  });
});

/** Runs in the page: refreshes that are under way or wait for their turn, in all tabs. */
async function locksInUse(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return held.length + pending.length;
}
