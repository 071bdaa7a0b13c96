import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { PROFILE_ITEM_LABELS } from '@kodestien/contract/profile/item-labels';
import { openSettings } from '../fixtures/settings-page.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('what was changed is saved together, is on the profile at once, and can be undone', async ({
    page,
    t,
    learner,
  }) => {
    await openSettings(page, t, learner, 'public_profile');
    const name = page.getByLabel(PROFILE_ITEM_LABELS.full_name.label[lang], { exact: true });
    const bio = page.getByLabel(PROFILE_ITEM_LABELS.bio_public.label[lang], { exact: true });
    await name.fill('  Kari Nordmann ');
    await bio.fill('Lærer Python.\nLiker fjell.');
    await expect(page.getByRole('status').filter({ hasText: /^2 / })).toBeInViewport();
    await page.getByRole('button', { name: t('profil_set.save') }).click();
    await expect(page.getByText(t('profil_set.saved'), { exact: true })).toBeVisible();
    await expect(name).toHaveValue('Kari Nordmann');
    await expect(bio).toHaveValue('Lærer Python.\nLiker fjell.');
    // The button that was pressed is gone, the focus is not.
    await expect(page.locator('body')).not.toBeFocused();

    await page.getByRole('link', { name: t('profil_set.public_profile.link') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
    await expect(page.getByText('Lærer Python.')).toBeVisible();
    await page.getByRole('link', { name: t('profil_disp.edit') }).click();
    await page.goto('/profil_set/public_profile');

    await name.fill('Ola');
    await name.press('Enter');
    await page.getByRole('button', { name: t('profil_set.undo') }).click();
    await expect(page.getByText(t('profil_set.undone'))).toBeVisible();
    await expect(name).toHaveValue('Kari Nordmann');
    await page.reload();
    await expect(name).toHaveValue('Kari Nordmann');
  });

  test(
    'a text that is too long or wrong is counted, explained and not sent',
    PHONE_ONLY,
    async ({ page, t, learner }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await openSettings(page, t, learner, 'public_profile');
      const company = page.getByLabel(PROFILE_ITEM_LABELS.company_public.label[lang], { exact: true });
      await company.fill('x'.repeat(101));
      await expect(page.getByText('101/100')).toBeVisible();
      await company.press('Enter');
      await expect(page.getByText(t('profil_set.too_long', { max: 100 }))).toBeVisible();
      await expect(company).toHaveAttribute('aria-invalid', 'true');
      await expect(company).toBeFocused();
      await company.press('Escape');
      await expect(company).toHaveValue('');
      const url = page.getByLabel(PROFILE_ITEM_LABELS.url_public.label[lang], { exact: true });
      await url.fill('javascript:alert(1)');
      await url.press('Enter');
      await expect(page.getByText(ERROR_TEXTS.url_invalid[lang])).toBeVisible();
      expect(sent.filter((address) => address.includes('user_profil_item_txt'))).toEqual([]);
      await url.fill('example.no/kari');
      await url.press('Enter');
      await expect(url).toHaveValue('https://example.no/kari');
    },
  );

  test('what is typed and not saved is still there after a look at another group', async ({
    page,
    t,
    learner,
    isMobile,
  }) => {
    await openSettings(page, t, learner, 'public_profile');
    const bio = page.getByLabel(PROFILE_ITEM_LABELS.bio_public.label[lang], { exact: true });
    await bio.fill('Halvferdig');
    if (isMobile) {
      await page
        .getByRole('link', { name: t('profil_set.title') })
        .first()
        .click();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('profil_set.language') })
        .click();
      await page.goBack();
    } else {
      await page
        .getByRole('main')
        .getByRole('link', { name: t('profil_set.language') })
        .click();
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: t('profil_set.public_profile') })
      .click();
    await expect(bio).toHaveValue('Halvferdig');
  });

  test(
    'a profile that is empty, missing or out of reach says so',
    DESKTOP_ONLY,
    async ({ page, t, learner, allowConsole }) => {
      allowConsole(/404|ERR_INTERNET_DISCONNECTED/);
      await page.goto(`/profil_disp/${learner.username.toUpperCase()}`);
      await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
      await expect(page.getByText(t('profil_disp.no_bio', { username: learner.username }))).toBeVisible();
      await expect(page.getByText(t('profil_disp.no_trail'), { exact: true })).toBeVisible();
      await page.goto('/profil_disp/ingenheterdet');
      const missing = t('profil_disp.missing.title', { username: 'ingenheterdet' });
      await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
      await page.route('**/api/profil_disp/**', (route) => route.abort('internetdisconnected'));
      await page.goto(`/profil_disp/${learner.username}`);
      await expect(page.getByText(t('app.error.offline'))).toBeVisible();
      await page.unroute('**/api/profil_disp/**');
      await page.getByRole('button', { name: t('app.try_again') }).click();
      await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
    },
  );

  test(
    'a profile shows courses as trails with cairns, and what was reached',
    PHONE_ONLY,
    async ({ page, t, learner }) => {
      await page.route('**/api/profil_disp/**', async (route) => {
        const profile = await (await route.fetch()).json();
        await route.fulfill({
          json: {
            ...profile,
            poeng: 120,
            progress: [
              { doc_slug: 'python', tittel: { _no: 'Python-stien', _eng: 'The Python trail' }, done: 3, total: 8 },
            ],
            badges: [
              {
                slug: 'forste',
                tittel: { _no: 'Første program', _eng: 'First program' },
                earned_at: 1_790_000_000_000,
              },
            ],
          },
        });
      });
      await page.goto(`/profil_disp/${learner.username}`);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('link', { name: lang === '_no' ? 'Python-stien' : 'The Python trail' }),
      ).toBeVisible();
      await expect(main.getByText(t('profil_disp.progress.count', { done: 3, total: 8 }))).toBeVisible();
      await expect(main.getByRole('list', { name: t('profil_disp.badges') })).toContainText(
        lang === '_no' ? 'Første program' : 'First program',
      );
    },
  );
});
