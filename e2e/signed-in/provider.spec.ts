import type { Page } from '@playwright/test';
import { startOidcProvider, type TestOidcProvider } from '../../server/src/testing/real-oidc-provider.ts';
import { axeIssues, themeAt } from '../fixtures/axe.ts';
import { signOut } from '../fixtures/header.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { test as base, expect, forEachLanguage } from '../fixtures/test.ts';

const NAME = 'Feide';
const PEOPLE = Object.fromEntries(
  ['_no', '_eng'].flatMap((lang) =>
    ['new', 'refuses', 'confirms'].map((who) => [`${who}${lang}`, { name: 'Kari Nordmann' }]),
  ),
);

const test = base.extend<object, { provider: TestOidcProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const provider = await startOidcProvider({ people: PEOPLE });
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  serverEnvironment: [({ provider }, use) => use(provider.environment), { scope: 'worker' }],
});

/** On the provider's own page. */
async function answer(page: Page, account: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

forEachLanguage((lang) => {
  test('someone signs in with the provider, gets an account and comes back to the page they came from', async ({
    page,
    t,
    isMobile,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: themeAt(isMobile), reducedMotion: 'reduce' });
    await page.goto('/profil_set/language');
    await page.getByRole('button', { name: t('oidc.signin', { name: NAME }) }).click();
    await answer(page, `new${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: t('oidc.new.title') })).toBeFocused();
    // Neither the code nor anything else of the provider's is left in the address.
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByLabel(t('oidc.new.full_name'), { exact: true })).toHaveValue('Kari Nordmann');
    expect(await axeIssues(page)).toEqual([]);
    // A reload finds the page as it was.
    await page.reload();
    const username = `karifeide${lang.slice(1)}`;
    await page.getByLabel(t('signin.signup.username'), { exact: true }).fill(username);
    await page.getByRole('button', { name: t('oidc.new.submit') }).click();
    await expect(page).toHaveURL('/profil_set/language');
    expect((await localStorageOf(page)).username_current).toBe(username);

    await signOut(page, t, { username, password: '', email: '' });
    await page.goto('/signin');
    await page.getByRole('button', { name: t('oidc.signin', { name: NAME }) }).click();
    await expect(page).toHaveURL(`/profil_disp/${username}`);
    // The way back does not lead through the provider's answer once more.
    await page.goBack();
    await expect(page).not.toHaveURL(/code=/);
  });

  test('someone who says no is told so, is not signed in, and can try again', async ({ page, t, allowConsole }) => {
    allowConsole(/status of 401/);
    await page.goto('/signup');
    await page.getByRole('button', { name: t('oidc.signup', { name: NAME }) }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('oidc.failed.title') })).toBeVisible();
    expect((await localStorageOf(page)).access).toBeUndefined();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('oidc.signin', { name: NAME }) })
      .click();
    await answer(page, `refuses${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: t('oidc.new.title') })).toBeVisible();
  });

  test('someone without a password confirms with the provider, and sets one', async ({ page, t, isMobile }) => {
    await page.emulateMedia({ colorScheme: themeAt(isMobile), reducedMotion: 'reduce' });
    await page.goto('/profil_set/username_password');
    await page.getByRole('button', { name: t('oidc.signin', { name: NAME }) }).click();
    await answer(page, `confirms${lang}`);
    await page.getByRole('button', { name: t('oidc.new.submit') }).click();
    await expect(page).toHaveURL('/profil_set/username_password');
    const password = page.locator('#password');
    await expect(password.getByRole('button', { name: t('oidc.confirm.go', { name: NAME }) })).toBeVisible();
    expect(await axeIssues(page)).toEqual([]);
    await password.getByRole('button', { name: t('oidc.confirm.go', { name: NAME }) }).click();
    await answer(page, `confirms${lang}`);
    await expect(page).toHaveURL('/profil_set/username_password');
    await expect(password.getByText(t('oidc.confirm.done', { name: NAME }))).toBeVisible();
    await password.getByLabel(t('profil_set.password.new'), { exact: true }).fill('nyttpassord1');
    await password.getByLabel(t('profil_set.password.repeat')).fill('nyttpassord1');
    await password.getByRole('button', { name: t('profil_set.password.submit') }).click();
    await expect(password.getByText(t('profil_set.password.changed'), { exact: true })).toBeVisible();
  });
});
