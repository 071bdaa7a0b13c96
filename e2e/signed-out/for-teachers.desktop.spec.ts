import { axeIssues } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { test as asSuperuser } from '../fixtures/superuser.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('a teacher comes from a course to its plan in school lessons, and can print it', async ({ page, t }) => {
    await page.goto('/doc/css');
    await page.getByRole('link', { name: t('doc.teachers') }).click();
    const plan = page.getByRole('table', { name: t('teachers.caption', { course: 'CSS' }) });
    await expect(plan).toBeInViewport();
    await expect(plan.getByRole('row')).toHaveCount(11);
    await expect(plan.getByRole('row').nth(1)).toContainText('PRG01-02');
    expect(await overflowOf(page)).toEqual([]);
    expect(await axeIssues(page)).toEqual([]);
    await expect(page.getByText(t('teachers.answers.note'))).toHaveCount(0);

    await page.emulateMedia({ media: 'print' });
    await expect(plan.getByRole('columnheader', { name: t('teachers.hours') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('teachers.print') })).toBeHidden();
  });

  test('the page begins with making a class, and shows what a teacher gets in pictures of the reader’s language', async ({
    page,
    request,
  }) => {
    await page.goto('/doc/for-teachers');
    const article = page.getByRole('article');
    const first = article.getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText(lang === '_no' ? 'Lag en klasse' : 'Make a class');
    await expect(article.getByRole('link', { name: lang === '_no' ? 'Klasser' : 'Classes' }).first()).toHaveAttribute(
      'href',
      '/klasser',
    );
    const pictures = article.locator('img[src^="/content/pages/images/"]');
    await expect(pictures).toHaveCount(8);
    for (const picture of await pictures.all()) {
      const src = (await picture.getAttribute('src')) ?? '';
      expect(src.includes('-eng.webp')).toBe(lang === '_eng');
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('alt', /\w/);
      // It is not fetched before it is close to the window.
      await scrollTo(picture);
      const size = await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
      await expect(picture).toHaveAttribute('width', String(size));
      expect((await (await request.get(src)).body()).length).toBeLessThan(60_000);
    }
    expect(await overflowOf(page)).toEqual([]);
    expect(await axeIssues(page)).toEqual([]);
  });

  test('the footer leads to the page for teachers, which says how we read the curricula', async ({ page, t }) => {
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('layout.footer.teachers') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('layout.footer.teachers') })).toBeVisible();
    await expect(
      page.getByRole('link', { name: lang === '_no' ? 'Utdanningsdirektoratet' : /Directorate/ }),
    ).toBeVisible();
  });
});

asSuperuser('a superuser opens the answers of a lesson', async ({ page, admin, t }) => {
  await beSignedIn(page, admin);
  await page.goto('/doc/for-teachers');
  const answers = page.getByRole('region', { name: t('teachers.answers', { course: 'Python' }) });
  await answers.getByText('Ordbøker').click();
  // What a program prints is found by running it, on a machine that has other things to do.
  const solution = answers.locator('figure[data-language="python"]').first();
  await expect(solution).toContainText('{', { timeout: 45_000 });
  await expect(answers.getByText(t('teachers.answers.question')).first()).toBeVisible();
  expect(await axeIssues(page)).toEqual([]);
});
