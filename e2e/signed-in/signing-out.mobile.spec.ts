import { signOut } from '../fixtures/header.ts';
import { blockOf, codeIn, writeCode } from '../fixtures/learning.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

// A browser that asks for English is offered it on the front page, which is remembered.
test.use({ locale: 'nb-NO' });

forEachLanguage(() => {
  test('signing out clears everything stored, goes home and ends the session', async ({
    page,
    t,
    learner,
    request,
  }) => {
    await signIn(page, t, learner);
    await page.evaluate(() => sessionStorage.setItem('kept', 'by this tab'));
    const { refresh } = await localStorageOf(page);
    const blacklisted = page.waitForResponse(/\/api\/token\/blacklist\/?$/);
    await signOut(page, t, learner);
    await expect(page).toHaveURL('/');
    expect(await localStorageOf(page)).toEqual({});
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
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

test('where one has read is forgotten with the rest, also when the page is left later', async ({
  page,
  t,
  learner,
}) => {
  await signIn(page, t, learner);
  await page.goto('/doc/python-variables');
  await page.getByRole('article').waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain('/doc/python-variables');
  await expect.poll(() => page.evaluate(() => window.scrollY), 'where it stood before').toBeGreaterThan(100);
  await page.mouse.wheel(0, -1000);
  await signOut(page, t, learner);
  await expect(page).toHaveURL('/');
  await page.reload();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('/doc/python-variables');
});

test('what was typed a moment before signing out is saved to the account, and not left in the browser', async ({
  page,
  t,
  learner,
}) => {
  await signIn(page, t, learner);
  await page.goto('/doc/python-while');
  await writeCode(blockOf(page, 'countdown'), 'print("last words")');
  // The header is away while one writes.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  });
  await signOut(page, t, learner);
  await expect(page).toHaveURL('/');
  expect(Object.keys(await localStorageOf(page)).filter((key) => key.startsWith('draft/'))).toEqual([]);
  await signIn(page, t, learner);
  await page.goto('/doc/python-while');
  await expect.poll(() => codeIn(blockOf(page, 'countdown'))).toBe('print("last words")');
});
