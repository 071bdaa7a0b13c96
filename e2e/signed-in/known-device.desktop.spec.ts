import { signOut } from '../fixtures/header.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { openSettings, sectionOf } from '../fixtures/settings-page.ts';
import { signIn } from '../fixtures/signin-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnvironment: { RATE_LIMIT_FACTOR: '1' } });

test('while a classmate guesses, the owner signs in again in the browser where they were before', async ({
  page,
  t,
  learner,
  playwright,
  server,
}) => {
  await signIn(page, t, learner);
  await signOut(page, t, learner);
  const classmate = await playwright.request.newContext({ baseURL: server.url });
  const guess = (password: string) => classmate.post('/api/token/', { data: { username: learner.username, password } });
  for (let count = 0; count < 10; count++) expect((await guess(`gjett${count}`)).status()).toBe(401);
  expect((await guess(learner.password)).status()).toBe(429);
  await signIn(page, t, learner);
  await classmate.dispose();
});

test('a browser where the password was changed keeps a key for scripts that works', async ({ page, t, learner }) => {
  await openSettings(page, t, learner, 'username_password');
  const before = (await localStorageOf(page)).api_tok;
  const form = sectionOf(page, t('profil_set.password'));
  await form.getByLabel(t('profil_set.current_password')).fill(learner.password);
  await form.getByLabel(t('profil_set.password.new'), { exact: true }).fill('nyttpassord1');
  await form.getByLabel(t('profil_set.password.repeat')).fill('nyttpassord1');
  await form.getByRole('button', { name: t('profil_set.password.submit') }).click();
  await expect.poll(async () => (await localStorageOf(page)).api_tok).not.toBe(before);
  const { api_tok } = await localStorageOf(page);
  const byTok = (tok: string | undefined) =>
    page.request.get('/api/user_email/', { headers: { authorization: `Token ${tok}` } });
  expect([(await byTok(before)).status(), (await byTok(api_tok)).status()]).toEqual([401, 200]);
});
