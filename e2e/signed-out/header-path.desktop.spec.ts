import { PAGES } from '@kodestien/contract/pages';
import { DESKTOP, headerOf, MOBILE } from '../fixtures/menu.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

/** The way to every address of the product that a visitor can open, in both languages. */
const WAYS: Record<string, { _no: string[]; _eng: string[] }> = {
  '/': { _no: ['Hjem'], _eng: ['Home'] },
  '/mal': { _no: ['Hjem', 'Mal'], _eng: ['Home', 'Template'] },
  '/admin': { _no: ['Hjem', 'Admin'], _eng: ['Home', 'Admin'] },
  '/doc': { _no: ['Hjem', 'Kurs'], _eng: ['Home', 'Courses'] },
  '/doc/python': { _no: ['Hjem', 'Kurs', 'Python'], _eng: ['Home', 'Courses', 'Python'] },
  '/doc/python-variables': {
    _no: ['Hjem', 'Kurs', 'Python', 'Variabler'],
    _eng: ['Home', 'Courses', 'Python', 'Variables'],
  },
  '/doc/python-reference': {
    _no: ['Hjem', 'Kurs', 'Python', 'Python-oversikt'],
    _eng: ['Home', 'Courses', 'Python', 'Python reference'],
  },
  '/doc_router/python-variables': {
    _no: ['Hjem', 'Kurs', 'Python', 'Variabler'],
    _eng: ['Home', 'Courses', 'Python', 'Variables'],
  },
  '/profil_disp/admin': {
    _no: ['Hjem', 'Folk på stien', 'admin'],
    _eng: ['Home', 'People on the trail', 'admin'],
  },
  '/user_profil_list': { _no: ['Hjem', 'Folk på stien'], _eng: ['Home', 'People on the trail'] },
  '/signin': { _no: ['Hjem', 'Logg inn'], _eng: ['Home', 'Sign in'] },
  '/signin_email_confirm': {
    _no: ['Hjem', 'Lag konto', 'Bekreft e-posten'],
    _eng: ['Home', 'Sign up', 'Confirm your email'],
  },
  '/signin_glemt_passord': {
    _no: ['Hjem', 'Logg inn', 'Glemt passord'],
    _eng: ['Home', 'Sign in', 'Forgotten password'],
  },
  '/signin_glemt_passord_confirm': {
    _no: ['Hjem', 'Logg inn', 'Glemt passord', 'Nytt passord'],
    _eng: ['Home', 'Sign in', 'Forgotten password', 'New password'],
  },
  '/signup': { _no: ['Hjem', 'Lag konto'], _eng: ['Home', 'Sign up'] },
  '/footer': { _no: ['Hjem', 'Om Kodestien'], _eng: ['Home', 'About Kodestien'] },
  '/footer/terms': { _no: ['Hjem', 'Om Kodestien', 'Vilkår'], _eng: ['Home', 'About Kodestien', 'Terms'] },
  '/footer/courses': {
    _no: ['Hjem', 'Om Kodestien', 'Om kursene'],
    _eng: ['Home', 'About Kodestien', 'About the courses'],
  },
  '/footer/about': { _no: ['Hjem', 'Om Kodestien'], _eng: ['Home', 'About Kodestien'] },
  '/finnes/ikke': { _no: ['Hjem', 'Ikke funnet'], _eng: ['Home', 'Not found'] },
};

forEachLanguage((lang) => {
  test('the path indicator is right on every route', async ({ page, t, allowConsole }) => {
    // An address that does not exist is answered with 404, as it should be.
    allowConsole(/status of 404/);
    await page.setViewportSize(DESKTOP);
    for (const [address, way] of Object.entries(WAYS)) {
      await page.goto(address);
      const { path } = headerOf(page, t);
      await expect(path.getByRole('listitem'), address).toHaveText(way[lang]);
      await expect(path.locator('[aria-current="page"]'), address).toHaveText(way[lang].at(-1) ?? '');
      await expect(path.getByRole('link'), address).toHaveText(way[lang].slice(0, -1));
    }
  });

  test('it leads back the way one came, and follows at once', async ({ page, t }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/doc/python-variables');
    const { path } = headerOf(page, t);
    await path.getByRole('link', { name: 'Python' }).click();
    await expect(page).toHaveURL('/doc/python');
    await expect(path.locator('[aria-current="page"]')).toHaveText('Python');
    await path.getByRole('link', { name: PAGES.doc.name[lang] }).click();
    await expect(page).toHaveURL('/doc');
    await path.getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('on a phone it shows where one is and the place before it, in one line', async ({ page, t }) => {
    await page.setViewportSize(MOBILE);
    await page.goto('/doc/python-variables');
    const { path } = headerOf(page, t);
    await expect(path.getByRole('link')).toHaveText(['Python']);
    await expect(path.locator('[aria-current="page"]')).toBeVisible();
    await page.setViewportSize({ ...MOBILE, width: 531 });
    await expect(path.getByRole('link')).toHaveCount(3);
    await page.setViewportSize({ ...MOBILE, width: 530 });
    await expect(path.getByRole('link')).toHaveCount(1);
    expect((await path.boundingBox())?.height).toBeLessThanOrEqual(44);
    await path.getByRole('link', { name: 'Python' }).click();
    await expect(page).toHaveURL('/doc/python');
  });
});

test('it changes language with the rest of the page', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/doc/python-variables');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('navigation', { name: 'You are here' }).locator('[aria-current]')).toHaveText(
    'Variables',
  );
  await expect(page.getByRole('navigation', { name: t('layout.path') })).toHaveCount(0);
});

test('the black screen has neither header nor path', async ({ page }) => {
  await page.goto('/black_screen');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
