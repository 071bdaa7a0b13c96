import { documentOf, untilLessonIsBegun } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

const LESSON = 'python-variables';
const SOME_MINUTES_MS = 6 * 60_000;

test('a lesson and a menu that have changed meanwhile are there when one comes back, without being built again', async ({
  page,
  request,
}) => {
  const before = await documentOf(request, LESSON);
  const menu = await (await request.get('/api/get_doc_header')).json();
  await page.clock.install();
  const asked: string[] = [];
  await page.route('**/api/get_doc_slug*', (route) => {
    asked.push('document');
    return route.fulfill({ json: { ...before, tittel: { _no: 'Ny tittel', _eng: 'Ny tittel' } } });
  });
  await page.route('**/api/get_doc_header', (route) => {
    asked.push('menu');
    const [first, ...rest] = menu;
    return route.fulfill({ json: [{ ...first, tittel: { _no: 'Ny meny', _eng: 'Ny meny' } }, ...rest] });
  });
  await page.goto(`/doc/${LESSON}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(before.tittel._no);
  await untilLessonIsBegun(page, LESSON);
  await page.getByRole('article').evaluate((article) => article.setAttribute('data-seen', ''));
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await comeBack();
  await page.clock.fastForward(SOME_MINUTES_MS);
  expect(asked).toEqual([]);
  await comeBack();
  await expect(title).toHaveText('Ny tittel');
  await expect(page.locator('article[data-seen]')).toBeVisible();
  await expect.poll(() => asked.toSorted()).toEqual(['document', 'menu']);
});

test('a lesson that cannot be asked for again stays as it is', async ({ page, request, allowConsole }) => {
  allowConsole(/get_doc_slug|get_doc_header|status of 503/);
  const { tittel } = await documentOf(request, LESSON);
  await page.clock.install();
  await page.goto(`/doc/${LESSON}`);
  await expect(page.getByRole('article')).toBeVisible();
  await untilLessonIsBegun(page, LESSON);
  const refused = page.waitForResponse(/get_doc_slug/);
  await page.route('**/api/get_doc_*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.clock.fastForward(SOME_MINUTES_MS);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tittel._no);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('scrolling measures no part of a lesson until the page rests', async ({ page }) => {
  await page.goto(`/doc/${LESSON}`);
  await expect(page.getByRole('article')).toBeVisible();
  const measured = await page.evaluate(() => {
    const original = Element.prototype.getBoundingClientRect;
    let count = 0;
    Element.prototype.getBoundingClientRect = function measure() {
      if (this.matches('[id][data-type]')) count += 1;
      return original.call(this);
    };
    for (let event = 0; event < 20; event += 1) window.dispatchEvent(new Event('scroll'));
    Element.prototype.getBoundingClientRect = original;
    return count;
  });
  expect(measured).toBe(0);
});
