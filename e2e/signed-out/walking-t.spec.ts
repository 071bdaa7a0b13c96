import type { APIRequestContext, Page } from '@playwright/test';
import { documentOf, there } from '../fixtures/documents.ts';
import { solveHere } from '../fixtures/learning.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, test } from '../fixtures/test.ts';

/** Notes every walk of a red T: to which lesson, and how far away from there it begins. */
async function noteWalks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const walks: { to: string | undefined; by: number }[] = [];
    Object.assign(window, { walks });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('[data-t]')) {
        const [begin] = keyframes as Keyframe[];
        const { m42 } = new DOMMatrix(String(begin?.transform));
        walks.push({ to: this.closest<HTMLElement>('[data-stop]')?.dataset.stop, by: Math.round(m42) });
      }
      return animate.call(this, keyframes, options);
    };
  });
}

const walksOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { walks: { to: string; by: number }[] }).walks);

async function firstLessons(request: APIRequestContext) {
  const [one, two] = there((await documentOf(request, 'python')).course).lessons;
  return [there(one), there(two)] as const;
}

const redT = (page: Page, slug: string) => page.locator(`[data-stop="${slug}"] [data-t]`).first();

/** A course has no red T before something of it is begun. */
async function beginCourse(page: Page, lesson: { page: string }): Promise<void> {
  await page.goto(lesson.page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('doc_progress'))).toContain('begun');
  await page.goto('/doc/python');
}

/** How much further down the trail one lesson is than another, at one moment: a new page still scrolls to its top. */
function distance(page: Page, from: string, to: string): Promise<number> {
  return page.evaluate(
    (slugs) => {
      const [above = 0, below = 0] = slugs.map(
        (slug) => document.querySelector(`[data-stop="${slug}"]`)?.getBoundingClientRect().top,
      );
      return Math.round(below - above);
    },
    [from, to],
  );
}

forEachLanguage(() => {
  test('the red T of a course walks once to the next lesson when one is done', async ({ page, request }) => {
    const [first, second] = await firstLessons(request);
    await noteWalks(page);
    await beginCourse(page, first);
    await expect(redT(page, first.slug)).toBeVisible();
    expect(await walksOn(page), 'this trail was not seen before').toEqual([]);

    await solveHere(page, request, [first.slug]);
    await page.reload();
    await expect(redT(page, second.slug)).toBeVisible();
    const by = -(await distance(page, first.slug, second.slug));
    expect(by).toBeLessThan(0);
    expect(await walksOn(page)).toEqual([{ to: second.slug, by }]);

    await page.reload();
    await expect(redT(page, second.slug)).toBeVisible();
    expect(await walksOn(page), 'it has walked there').toEqual([]);
  });

  test('the red T beside a lesson walks from the lesson before', DESKTOP_ONLY, async ({ page, request, t }) => {
    const [first, second] = await firstLessons(request);
    await noteWalks(page);
    await page.goto(first.page);
    // Before the scripts have come a link would load the next page instead.
    await expect(page.locator('#first-header')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: t('doc.foot') })
      .locator(`a[href="${second.page}"]`)
      .click();
    await expect(page.locator(`[data-stop="${second.slug}"] [data-t]`)).toBeVisible();
    const by = -(await distance(page, first.slug, second.slug));
    await expect.poll(() => walksOn(page)).toEqual([{ to: second.slug, by }]);
  });

  test('with reduced motion the red T is there at once', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first, second] = await firstLessons(request);
    await noteWalks(page);
    await beginCourse(page, first);
    await expect(redT(page, first.slug)).toBeVisible();
    await solveHere(page, request, [first.slug]);
    await page.reload();
    await expect(redT(page, second.slug)).toBeVisible();
    expect(await walksOn(page)).toEqual([]);
    // Nor does it walk later, for someone who turns motion on again.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await expect(redT(page, second.slug)).toBeVisible();
    expect(await walksOn(page)).toEqual([]);
  });
});
