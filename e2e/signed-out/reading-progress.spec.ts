import { documentOf, there } from '../fixtures/documents.ts';
import { solveHere } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from '../fixtures/test.ts';

test('every list of lessons remembers what was begun and what is done', PHONE_ONLY, async ({ page, request, t }) => {
  const { course } = await documentOf(request, 'python');
  const { lessons, tittel } = there(course);
  const [first, second] = [there(lessons[0]), there(lessons[1])];
  const stop = (title: string, state: 'ahead' | 'begun' | 'done') => `${title} (${t(`layout.lesson.${state}`)}`;

  await page.goto('/doc/python');
  const named = { name: t('doc.trail', { course: tittel._no }) };
  // One list, or on the page of the course one for each stage.
  const trail = page.getByRole('list', named).or(page.getByRole('region', named));
  await expect(trail.getByRole('listitem').first()).toContainText(stop(first.tittel._no, 'ahead'));

  await page.goto(first.page);
  // Anyone who follows a link before the scripts have come has not read the lesson.
  await expect(page.locator('#first-header')).toHaveCount(0);
  await scrollTo(page.getByRole('navigation', { name: t('doc.foot') }));
  await page
    .getByRole('navigation', { name: t('doc.foot') })
    .locator(`a[href="${second.page}"]`)
    .click();
  await expect(page.getByRole('heading', { level: 1, name: second.tittel._no })).toBeFocused();
  // Its title is there before its text: only then has it been opened.
  const opened = await documentOf(request, second.slug);
  await expect(page.locator(`#${there(opened.blocks[0]).slug}`)).toBeVisible();

  await page.goto('/doc/python');
  // Read, but nothing solved yet.
  await expect(trail.getByRole('listitem').first()).toContainText(stop(first.tittel._no, 'begun'));
  await solveHere(page, request, [first.slug]);
  for (const address of ['/doc', '/doc/python']) {
    await page.goto(address);
    const items = trail.getByRole('listitem');
    await expect(items.nth(0)).toContainText(stop(first.tittel._no, 'done'));
    await expect(items.nth(1)).toContainText(stop(second.tittel._no, 'begun'));
    await expect(items.nth(2)).toContainText(t('layout.lesson.ahead'));
  }
  const onward = t('layout.continue_with', { title: second.tittel._no });
  await expect(page.getByRole('main').getByRole('link', { name: onward })).toHaveAttribute('href', second.page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: onward })).toHaveAttribute('href', second.page);
});

test(
  'the last lesson ends on a summit that says what is left, and leads to the next course',
  DESKTOP_ONLY,
  async ({ page, request, t }) => {
    const { course } = await documentOf(request, 'python');
    const { lessons, tittel } = there(course);
    const last = there(lessons.at(-1));
    await page.goto(last.page);
    // Anyone who has lessons left has not arrived.
    const summit = page.locator('section[aria-labelledby="summit"]');
    await scrollTo(summit);
    await expect(summit.getByRole('heading')).toHaveText(t('doc.summit.last', { course: tittel._no }));
    for (const lesson of lessons.slice(0, -1)) {
      await expect(summit.getByRole('link', { name: lesson.tittel._no, exact: true })).toBeVisible();
    }

    await page.evaluate(
      (slugs) => {
        const lessons = Object.fromEntries(slugs.map((slug) => [slug, 'done']));
        localStorage.setItem('doc_progress', JSON.stringify({ lessons, last: slugs.at(-1) }));
      },
      lessons.map(({ slug }) => slug),
    );
    await solveHere(
      page,
      request,
      lessons.map(({ slug }) => slug),
    );
    await page.reload();
    await expect(summit.getByRole('heading')).toHaveText(t('doc.done.title'));
    await expect(summit).toContainText(`alle ${lessons.length} leksjonene i ${tittel._no}`);
    await summit.getByRole('link', { name: t('doc.summit.next') }).click();
    await expect(page).toHaveURL(/\/doc\/javascript$/);
  },
);
