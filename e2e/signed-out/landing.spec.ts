import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('the four signs carry the marks of the four languages, and the second leads to the people', async ({
    page,
    t,
  }) => {
    await page.goto('/');
    const signs = page.getByRole('region', { name: t('landing.signs') }).getByRole('listitem');
    await expect(signs).toHaveCount(4);
    const marks = await signs
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
    expect(marks).toEqual(['python', 'javascript', 'html', 'css']);

    await signs
      .nth(1)
      .getByRole('link', { name: t('landing.people'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/user_profil_list$/);
    await page.goBack();
    await signs
      .nth(1)
      .getByRole('link', { name: t('landing.people.javascript') })
      .click();
    await expect(page).toHaveURL(/\/doc\/javascript$/);
    await page.goBack();
    for (const [index, course] of [
      [0, 'python'],
      [2, 'html'],
      [3, 'css'],
    ] as const) {
      await signs.nth(index).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/doc/${course}$`));
      await page.goBack();
    }
  });

  test('the first lesson is one press away', async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('link', { name: t('landing.start') }).click();
    await expect(page).toHaveURL(/\/doc\/python-first-steps$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a link with ?lang=en opens in English, whatever was chosen before', async ({ page }) => {
  await page.goto('/footer/about?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'About Kodestien' })).toBeVisible();
});
