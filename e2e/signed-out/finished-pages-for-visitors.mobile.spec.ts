import { HUMAN_LANGS, LOCALE } from '@kodestien/contract/language';
import { exampleAddresses } from '@kodestien/contract/page-addresses';
import { type Delivery, PAGE_NAMES, pageOf } from '@kodestien/contract/pages';
import { expect, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../fixtures/without-scripts.ts';

type Listed = { slug: string; page: string; children: Listed[]; ch_arr: Listed[] };
type Document = { slug: string; tittel: Record<string, string>; headings: { txt: Record<string, string> }[] };

const delivered = (delivery: Delivery) =>
  PAGE_NAMES.filter((name) => pageOf(name).delivery === delivery).flatMap(exampleAddresses);

/** What someone reads in the text of a page, without what tags and scripts say. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<div id="root"')).replace(/<script[^>]*>.*?<\/script>/gs, '');
  const characters: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'", '#39': "'" };
  return body
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([^;]+);/g, (_whole, name) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ');
}

// A server of its own, which ends with this file: it goes on to run the solutions of every document that was read here.
test.use({ serverEnvironment: { LOG_LEVEL: 'warn' } });

test('every page that a visitor can read comes as text, in both languages', async ({ request, server }) => {
  // More than a hundred pages, each rendered for the first time.
  test.slow();
  const header: Listed[] = await (await request.get(`${server.url}/api/get_doc_header`)).json();
  const listed = header.flatMap((item) => [item, ...item.children, ...item.ch_arr]);
  const slugs = listed.flatMap(({ slug, page }) => (page === `/doc/${slug}` ? slug : []));
  expect(slugs.length).toBeGreaterThan(50);
  for (const lang of HUMAN_LANGS) {
    const read = async (path: string) =>
      wordsOf(await (await request.get(`${server.url}${path}?lang=${LOCALE[lang]}`)).text());
    for (const slug of slugs) {
      const document: Document = await (await request.get(`${server.url}/api/get_doc_slug?slug=${slug}`)).json();
      const words = await read(`/doc/${slug}`);
      const expected = [document.tittel, ...document.headings.map(({ txt }) => txt)].map((txt) => txt[lang] ?? '');
      expect(
        expected.filter((txt) => !words.includes(txt.replace(/\s+/g, ' '))),
        slug,
      ).toEqual([]);
    }
    expect(await read('/')).toContain(lang === '_no' ? 'Lær å programmere' : 'Learn to program');
    expect(await read('/doc')).toContain(lang === '_no' ? 'Løkker med for' : 'For loops');
    for (const path of delivered('finished')) expect((await read(path)).length, path).toBeGreaterThan(400);
    for (const path of ['/finnes/ikke', '/doc/finnes-ikke', '/profil_disp/finnes-ikke']) {
      expect(await read(path)).toContain(lang === '_no' ? 'Her slutter stien' : 'The trail ends here');
    }
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a course is read from its first lesson to the next', async ({ page, allowConsole }) => {
    allowConsole(/assets\/.*\.js csp$/);
    await page.goto('/doc/python');
    await page.locator('main').getByRole('link', { name: 'Ditt første program' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ditt første program');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Forrige og neste leksjon' })
      .getByRole('link', { name: 'Variabler' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Variabler');
  });

  for (const path of delivered('form')) {
    test(`${path} says that it needs it, and shows nothing that would never work`, async ({ page, allowConsole }) => {
      allowConsole(/assets\/.*\.js csp$/);
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('Denne siden trenger JavaScript.');
      await expect(page.locator('#root')).toBeHidden();
    });
  }
});

test('what this browser has stored of a lesson follows once the page is taken over', async ({ page }) => {
  await page.addInitScript(() => {
    const draft = { txt: 'print("mitt eget")', base: 0, isSent: true, at: 1 };
    localStorage.setItem('draft/visitor/python-loops/for-code/_no', JSON.stringify(draft));
    localStorage.setItem(
      'draft/visitor/python-loops/heavy-pack/_no',
      JSON.stringify({ ...draft, txt: '# langt nede' }),
    );
    localStorage.setItem('doc_progress', JSON.stringify({ lessons: { 'python-variables': 'done' }, last: null }));
  });
  await page.goto('/doc/python-loops');
  const program = page.locator('#for-code');
  await expect(program.getByRole('textbox')).toHaveText('print("mitt eget")');
  // Also where no editor is open yet, far below.
  await expect(page.locator('#heavy-pack')).toContainText('# langt nede');
  await program.getByRole('button', { name: 'Kjør' }).click();
  await expect(program.getByText('mitt eget', { exact: true })).toBeVisible();
});

test('nobody sees the page in a language that they have not chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('human_lang', '_eng'));
  const goOn = await openWithoutScripts(page, '/doc/python');
  await expect(page.locator('body')).toBeHidden();
  goOn();
  await expect(page.getByRole('link', { name: 'Start the course' })).toBeVisible();
});

test('anyone who has tokens stored sees nothing of the finished page until the first refresh has ended', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  await page.addInitScript(() => {
    localStorage.setItem('access', 'x.eyJ1c2VyX2lkIjoxfQ.x');
    localStorage.setItem('refresh', 'x');
  });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/token/refresh/', async (route) => {
    await promise;
    await route.fulfill({ status: 500 });
  });
  const asked = page.waitForRequest('**/api/token/refresh/');
  await page.goto('/doc/python', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('body')).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
