import { axeIssues } from '../fixtures/axe.ts';
import { documentOf, there } from '../fixtures/documents.ts';
import { writeCode } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('a visitor runs the program with one press, and changes it where it is', async ({ page, t }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/');
    const sample = page.getByRole('figure', { name: t('landing.sample') });
    await expect(sample).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((address) => /sample|editor|python|\.wasm/.test(address))).toEqual([]);

    const before = await sample.boundingBox();
    const printed = await sample.locator('samp').innerText();
    await sample.getByRole('button', { name: t('landing.sample.run') }).click();
    await expect(sample.getByRole('region', { name: t('learning.output') })).toHaveText(printed, {
      useInnerText: true,
      timeout: 30_000,
    });
    expect(await sample.boundingBox()).toEqual(before);

    await writeCode(sample, 'print(6 * 7)');
    await sample.getByRole('button', { name: t('landing.sample.run') }).click();
    await expect(sample.getByRole('region', { name: t('learning.output') })).toHaveText('42');
    expect(await axeIssues(page)).toEqual([]);
  });

  test('the lesson under it is real: its first exercise is solved in place', async ({ page, request, t }) => {
    const lesson = await documentOf(request, 'python-first-steps');
    const first = there(lesson.blocks.find(({ type }) => type === 'exercise'));
    const title = 'tittel' in first ? first.tittel[lang] : '';
    await page.goto('/');
    await scrollTo(page.getByRole('region', { name: t('landing.lesson') }));
    const exercise = page.getByRole('region', { name: title });
    await writeCode(exercise, { _no: 'print("Hei, fjell!")', _eng: 'print("Hello, mountain!")' }[lang]);
    await exercise.getByRole('button', { name: t('learning.check'), exact: true }).click();
    await expect(exercise.getByText(t('learning.exercise.passed')).first()).toBeVisible({ timeout: 30_000 });
    await exercise.getByRole('button', { name: t('learning.exercise.on') }).click();
    await expect(page).toHaveURL(/\/doc\/python-first-steps#/);
  });

  test(
    'without a network the page says that nothing can be run, and tries again',
    PHONE_ONLY,
    async ({ page, context, t, allowConsole }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      await page.goto('/');
      const sample = page.getByRole('figure', { name: t('landing.sample') });
      await expect(sample).toBeVisible();
      await context.setOffline(true);
      await sample.getByRole('button', { name: t('landing.sample.run') }).click();
      await expect(sample.getByText(t('app.error.offline'))).toBeVisible();
      await context.setOffline(false);
      await sample.getByRole('button', { name: t('landing.sample.run') }).click();
      await expect(sample.getByRole('region', { name: t('learning.output') })).toBeVisible({ timeout: 30_000 });
    },
  );

  test(
    'the four signs carry the marks of the four languages, and the second leads to the people',
    DESKTOP_ONLY,
    async ({ page, t }) => {
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
    },
  );

  test('the first lesson is one press away', PHONE_ONLY, async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('link', { name: t('landing.start') }).click();
    await expect(page).toHaveURL(/\/doc\/python-first-steps$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a link with ?lang=en opens in English, whatever was chosen before', PHONE_ONLY, async ({ page }) => {
  await page.goto('/footer/about?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'About Kodestien' })).toBeVisible();
});
