import { signOut } from '../fixtures/header.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('signing out clears everything stored, goes home and ends the session', async ({
    page,
    t,
    learner,
    request,
  }) => {
    await signIn(page, t, learner);
    const { refresh } = await localStorageOf(page);
    const blacklisted = page.waitForResponse(/\/api\/token\/blacklist\/?$/);
    await signOut(page, t, learner);
    await expect(page).toHaveURL('/');
    expect(await localStorageOf(page)).toEqual({});
    expect((await blacklisted).status()).toBe(200);
    expect((await request.post('/api/token/refresh/', { data: { refresh } })).status()).toBe(401);
  });

  test('signing out in one tab signs the other one out too', async ({ page, context, t, learner }) => {
    await signIn(page, t, learner);
    const other = await context.newPage();
    await other.goto('/profil_set/language');
    await expect(other.getByRole('heading', { level: 1, name: t('profil_set.language') })).toBeVisible();
    await signOut(page, t, learner);
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/');
  });
});
