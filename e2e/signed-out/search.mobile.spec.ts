import type { HumanLang } from '@kodestien/contract/language';
import { axeIssues } from '../fixtures/axe.ts';
import { headerOf } from '../fixtures/menu.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const WORD: Record<HumanLang, string> = { _no: 'variabler', _eng: 'variables' };

forEachLanguage(() => {
  test('a visitor finds a lesson while typing, opens a place in it, and finds the search again on the way back', async ({
    page,
    t,
    lang,
  }) => {
    const word = WORD[lang];
    await page.goto('/doc');
    const field = page.getByLabel(t('doc.search'));
    await field.pressSequentially(word, { delay: 20 });
    const hits = page.getByRole('list', { name: t('doc.search.hits_in', { course: '' }) }).getByRole('listitem');
    await expect(hits.first().getByRole('link')).toHaveAttribute('href', '/doc/python-variables');
    await expect(hits.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(hits.first().getByRole('link')).toBeFocused();
    const place = hits.getByRole('link').filter({ hasText: ':' }).first();
    const href = (await place.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/doc\/[a-z0-9_-]+#[a-z0-9_-]+$/);
    await place.click();
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(page.getByLabel(t('doc.search'))).toHaveValue(word);
    await expect(hits.first()).toBeVisible();
    // The way to all courses, from here too, begins without a search.
    await headerOf(page, t).burger.click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout.courses') })
      .click();
    await expect(field).toHaveValue('');
    await expect(hits).toHaveCount(0);
  });

  test('a search that finds nothing says so, and an emptied field shows the courses alone', async ({ page, t }) => {
    await page.goto('/doc');
    const field = page.getByLabel(t('doc.search'));
    await field.fill('qqqxyz');
    await expect(page.getByText(t('doc.search.none', { q: 'qqqxyz' }))).toBeVisible();
    expect(await axeIssues(page)).toEqual([]);
    // Three titles that look like it are one press away; the courses wait until the field is empty.
    const courses = page.getByRole('heading', { level: 2, name: 'Python', exact: true });
    await expect(courses).toHaveCount(0);
    const suggestions = page.getByRole('search').getByRole('button');
    await expect(suggestions).toHaveCount(3);
    await suggestions.first().click();
    await expect(page.getByRole('search').getByRole('list').first()).toBeVisible();
    await field.fill('');
    await expect(courses).toBeVisible();
    await expect(page.getByText(t('doc.search.none', { q: 'qqqxyz' }))).toBeHidden();
  });

  test('a search that cannot be answered can be tried again', async ({ page, t, lang, allowConsole }) => {
    allowConsole(/sok/);
    await page.route('**/api/sok*', (route) => route.abort());
    await page.goto('/doc');
    await page.getByLabel(t('doc.search')).fill(WORD[lang]);
    await expect(page.getByText(t('doc.search.failed'))).toBeVisible();
    await page.unroute('**/api/sok*');
    await page
      .getByRole('search')
      .getByRole('button', { name: t('app.try_again') })
      .click();
    await expect(page.getByRole('list', { name: t('doc.search.hits_in', { course: '' }) }).first()).toBeVisible();
  });
});
