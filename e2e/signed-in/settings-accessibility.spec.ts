import { ACCOUNT_GROUPS } from '../../web/src/paths.ts';
import { axeIssues, themeAt } from '../fixtures/axe.ts';
import { pngPicture } from '../fixtures/picture.ts';
import { openSettings } from '../fixtures/settings-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('no group of the settings has an issue that axe can find', async ({ page, isMobile, t, learner }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: themeAt(isMobile), reducedMotion: 'reduce' });
  await openSettings(page, t, learner, 'language');
  for (const group of ACCOUNT_GROUPS) {
    await page.goto(`/profil_set/${group}`);
    await expect(page.getByRole('heading', { level: 1, name: t(`profil_set.${group}`) })).toBeVisible();
    await expect(page.getByText(t('profil_set.loading'))).toBeHidden();
    expect(await axeIssues(page), group).toEqual([]);
  }
  await page.goto('/profil_set');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeIssues(page), 'overview').toEqual([]);
});

test('neither dialog has an issue that axe can find', async ({ page, isMobile, t, learner }) => {
  await page.emulateMedia({ colorScheme: themeAt(isMobile), reducedMotion: 'reduce' });
  await openSettings(page, t, learner, 'public_profile');
  await page.getByLabel(t('profil_set.picture.choose')).setInputFiles(pngPicture(300, 200));
  await expect(page.getByRole('application')).toBeVisible();
  expect(await axeIssues(page), 'picture').toEqual([]);
  await page.goto('/profil_set/own_data');
  await page.getByRole('button', { name: t('profil_set.delete.open') }).click();
  await page.getByRole('button', { name: t('profil_set.delete.submit') }).click();
  expect(await axeIssues(page), 'deletion').toEqual([]);
});
