import type { Page } from '@playwright/test';
import { startOidcProvider, type TestOidcProvider } from '../../server/src/testing/real-oidc-provider.ts';
import { axeIssues, themeAt } from '../fixtures/axe.ts';
import { signOut } from '../fixtures/header.ts';
import { localStorageOf } from '../fixtures/local-storage.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { accessOf, callAs, makeTeacher } from '../fixtures/superuser.ts';
import { test as base, expect, forEachLanguage, otherContext } from '../fixtures/test.ts';

const NAME = 'Feide';
const PEOPLE = Object.fromEntries(
  ['_no', '_eng'].flatMap((lang) =>
    ['new', 'refuses', 'confirms', 'pupil'].map((who) => [`${who}${lang}`, { name: 'Kari Nordmann' }]),
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

  test('a teacher pastes what the pupils are called at the provider, a pupil takes the account, and the teacher unlinks it', async ({
    page,
    request,
    server,
    learner,
    t,
    isMobile,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: themeAt(isMobile), reducedMotion: 'reduce' });
    await makeTeacher(request, server.superuser, learner);
    const teacher = await accessOf(request, learner);
    const about = { name: '10B', school_year: '2026/27', courses: ['python'] };
    const { id } = (await callAs(request, teacher, 'klasse', about)) as { id: string };
    const { slips } = (await callAs(request, teacher, 'klasse_elev', { id, names: ['Ada', 'Bo'] })) as {
      slips: { username: string }[];
    };
    const username = slips[0]?.username ?? '';
    const row = page.getByRole('row').filter({ hasText: 'Ada' });
    const dialog = page.getByRole('dialog', { name: t('klasse_identities.title', { provider: NAME }) });
    const opens = page.getByRole('button', { name: t('klasse_identities.open', { provider: NAME }) });

    await test.step('the teacher pastes a column, which fills the fields below too', async () => {
      await beSignedIn(page, learner);
      await page.goto(`/klasser/${id}/elever`);
      await opens.click();
      expect(await axeIssues(page)).toEqual([]);
      const first = dialog.getByRole('textbox', { name: 'Ada' });
      await first.focus();
      await first.evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, `pupil${lang}\nnobody${lang}`);
      await expect(dialog.getByRole('textbox', { name: 'Bo' })).toHaveValue(`nobody${lang}`);
      await dialog.getByRole('button', { name: t('klasse_identities.save') }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(t('klasse_identities.badge.waiting', { provider: NAME }));
    });

    await test.step('the pupil signs in with the provider and gets the account of the class', async () => {
      const theirs = await (await otherContext(page, server.url, lang)).newPage();
      await theirs.goto('/signin');
      await theirs.getByRole('button', { name: t('oidc.signin', { name: NAME }) }).click();
      await answer(theirs, `pupil${lang}`);
      await theirs.getByRole('button', { name: t('oidc.offer.take', { username }) }).click();
      await expect.poll(async () => (await localStorageOf(theirs)).username_current).toBe(username);
      await theirs.context().close();
    });

    await test.step('the teacher sees that it is linked, and unlinks it', async () => {
      await page.reload();
      await expect(row).not.toContainText(t('klasse_identities.badge.waiting', { provider: NAME }));
      await opens.click();
      await expect(dialog.getByText(t('klasse_identities.linked', { name: 'Ada', provider: NAME }))).toBeVisible();
      await dialog.getByRole('button', { name: t('klasse_identities.unlink.of', { name: 'Ada' }) }).click();
      await expect(dialog.getByRole('textbox', { name: 'Ada' })).toHaveValue('');
      await dialog.getByRole('button', { name: t('klasse_identities.close') }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(t('klasse_tavle.account.made'));
    });
  });
});
