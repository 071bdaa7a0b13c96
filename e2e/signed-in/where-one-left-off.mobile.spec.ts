import { documentOf, there } from '../fixtures/documents.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const SOLUTION = { _no: 'hoyde = 2469\nprint(hoyde)', _eng: 'height = 2469\nprint(height)' };

forEachLanguage((lang) => {
  test('the front page of a learner leads back to the lesson they left', async ({ page, request, t, learner }) => {
    const { course, tittel } = await documentOf(request, 'python-variables');
    const lessons = there(course).lessons;
    await beSignedIn(page, learner);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: t('home.greeting', learner) })).toBeVisible();
    const begin = t('home.begin_button', { title: there(lessons[0]).tittel[lang] });
    await expect(page.getByRole('link', { name: begin })).toBeVisible();

    await page.goto('/doc/python-variables');
    // The title is there before the lesson has come; it is begun once it has.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('doc_progress'))).toContain('begun');
    await page.goto('/');
    const onward = t('layout.continue_with', { title: tittel[lang] });
    await page.getByRole('link', { name: onward }).click();
    await expect(page).toHaveURL(/\/doc\/python-variables$/);

    await scrollTo(page.getByRole('navigation', { name: t('doc.foot') }));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('doc_progress'))).toContain('done');
    await page.goto('/');
    const next = t('layout.continue_with', { title: there(lessons[2]).tittel[lang] });
    await expect(page.getByRole('link', { name: next })).toBeVisible();
    await expect(page.getByText(t('home.count', { done: 0, all: lessons.length }))).toBeVisible();
  });

  test('what is solved on one device is on the trail, the front page and the profile on another', async ({
    page,
    request,
    browser,
    server,
    t,
    learner,
  }) => {
    const { username, password } = learner;
    const tokens = await (await request.post('/api/token/', { data: { username, password } })).json();
    const headers = { authorization: `Bearer ${tokens.access}` };
    const lesson = await documentOf(request, 'python-variables');
    const answer = SOLUTION[lang];
    const place = { doc_slug: lesson.slug, blokk_slug: 'name-a-value', human_lang: lang };
    const verdict = await request.post('/api/oppgave_svar', { data: { ...place, answer }, headers });
    expect(await verdict.json()).toMatchObject({ passed: true, poeng_earned: 10 });

    await beSignedIn(page, learner);
    await page.goto('/');
    await expect(page.getByText(/^10 (poeng|points)$/)).toBeVisible();
    await expect(
      page.getByRole('link', { name: t('layout.continue_with', { title: lesson.tittel[lang] }) }),
    ).toBeVisible();
    await page.goto(lesson.page);
    await expect(page.locator('#name-a-value').getByText(t('learning.exercise.show_own'))).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL: server.url });
    const stranger = await elsewhere.newPage();
    await stranger.addInitScript((human_lang) => localStorage.setItem('human_lang', human_lang), lang);
    await stranger.goto(`/profil_disp/${username}`);
    const exercises = there(lesson.course).lessons.reduce((sum, one) => sum + one.exercises, 0);
    await expect(stranger.getByText(t('profil_disp.progress.count', { done: 1, total: exercises }))).toBeVisible();
    await elsewhere.close();
  });

  test('what was finished since last time is said on the front page and on the course, and nothing where nothing was', async ({
    page,
    t,
    learner,
  }) => {
    await beSignedIn(page, learner);
    const words = page.getByText(lang === '_no' ? 'Siden sist: ' : 'Since last time: ');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: t('home.greeting', learner) })).toBeVisible();
    await expect(words).toHaveCount(0);

    // The day before is not waited for: what the server would answer then is put into its answer.
    await page.route('**/api/fremgang', async (route) => {
      const response = await route.fetch();
      const progress = await response.json();
      const since: Record<string, number> = { python: 2, css: 1 };
      for (const course of progress.courses) course.since_last = since[course.slug] ?? 0;
      await route.fulfill({ response, json: progress });
    });
    await page.goto('/');
    await expect(words).toHaveText(lang === '_no' ? 'Siden sist: tre varder.' : 'Since last time: three cairns.');
    await page.goto('/doc/python');
    await expect(words).toHaveText(lang === '_no' ? 'Siden sist: to varder.' : 'Since last time: two cairns.');
    await page.goto('/doc/css');
    await expect(words).toHaveText(lang === '_no' ? 'Siden sist: én varde.' : 'Since last time: one cairn.');
  });

  test('the courses of the front page carry the marks of their languages, and the second leads to the people', async ({
    page,
    t,
    learner,
  }) => {
    await beSignedIn(page, learner);
    await page.goto('/');
    const courses = page
      .getByRole('region', { name: t('home.courses') })
      .locator('ul')
      .first()
      .locator(':scope > li');
    await expect(courses).toHaveCount(5);
    const marks = await courses
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
    expect(marks).toEqual(['python', 'javascript', 'html', 'css']);
    await courses
      .nth(1)
      .getByRole('link', { name: t('home.people') })
      .click();
    await expect(page).toHaveURL(/\/user_profil_list$/);
  });
});
