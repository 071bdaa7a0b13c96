import { distanceFromTop, documentOf, markPage, there } from '../fixtures/documents.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

const LESSON = 'python-variables';
/** Room for the header, and a little air. */
const BELOW_HEADER = { least: 50, most: 160 };

forEachLanguage((lang) => {
  test('the list of documents leads to a course, and its start to the first lesson', async ({ page, request, t }) => {
    const course = there((await documentOf(request, LESSON)).course);
    const first = there(course.lessons[0]);
    await page.goto('/doc');
    await expect(page.getByRole('heading', { level: 1, name: t('doc.title') })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: course.tittel[lang], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: course.tittel[lang] })).toBeVisible();
    for (const lesson of course.lessons) await expect(page.getByText(lesson.ingress[lang])).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('doc.start'), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${first.page}$`));
    await expect(page.getByRole('heading', { level: 1, name: first.tittel[lang] })).toBeVisible();
    await expect(page).toHaveTitle(`${first.tittel[lang]} – ${course.tittel[lang]} – Kodestien`);
  });

  test('a lesson leads on to the next and back to the one before, without a reload', async ({ page, request, t }) => {
    const { tittel, next, course } = await documentOf(request, LESSON);
    const following = there(next);
    await page.goto(`/doc/${LESSON}`);
    const isSamePage = await markPage(page);
    const foot = page.getByRole('navigation', { name: t('doc.foot') });
    const onward = t('doc.next_lesson', { number: 3, all: there(course).lessons.length });
    await foot.getByRole('link', { name: `${onward} ${following.tittel[lang]}` }).click();
    const heading = page.getByRole('heading', { level: 1, name: following.tittel[lang] });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await foot.getByRole('link', { name: new RegExp(t('doc.previous')) }).click();
    await expect(page.getByRole('heading', { level: 1, name: tittel[lang] })).toBeVisible();
    expect(await isSamePage()).toBe(true);
  });

  test(
    'an address that nobody has written under says so and leads to the courses',
    PHONE_ONLY,
    async ({ page, t, allowConsole }) => {
      allowConsole(/status of 404/);
      for (const address of ['/doc/finnes-ikke', '/doc_router/finnes-ikke/heller-ikke']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: t('doc.missing.title') })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: t('doc.all') })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
      }
    },
  );

  test(
    'a lesson that does not arrive says so, and comes when one tries again',
    PHONE_ONLY,
    async ({ page, t, allowConsole }) => {
      allowConsole(/get_doc_slug|status of 503/);
      await page.goto('/doc');
      await page.route('**/api/get_doc_slug*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.getByRole('main').locator(`a[href="/doc/${LESSON}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: t('doc.failed.title') })).toBeVisible();
      await page.unroute('**/api/get_doc_slug*');
      await page.getByRole('button', { name: t('app.try_again') }).click();
      await expect(page.getByRole('article')).toBeVisible();
    },
  );

  test('the template page shows one of every block type', DESKTOP_ONLY, async ({ page, request }) => {
    const { blocks } = await documentOf(request, 'mal');
    await page.goto('/mal');
    const types = ['text', 'code', 'run', 'exercise', 'quiz', 'image', 'link', 'project'];
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(types));
    for (const { slug } of blocks) await expect(page.locator(`#${slug}`)).toBeVisible();
  });
});

test(
  'a lesson has one way to ask about each part, and no other tools until someone has written',
  DESKTOP_ONLY,
  async ({ page, request, t }) => {
    const { headings } = await documentOf(request, 'python-first-steps');
    const parts = headings.filter(({ level }) => level === 2);
    await page.goto('/doc/python-first-steps');
    const article = page.getByRole('article');
    for (const { id, txt } of parts) {
      await expect(article.getByRole('button', { name: `${t('doc.ask')}: ${txt._no}` })).toHaveCount(1);
      await expect(article.getByRole('link', { name: txt._no, exact: true })).toHaveAttribute('href', `#${id}`);
    }
    await expect(article.locator('[id] > button[aria-expanded]')).toHaveCount(parts.length);
  },
);

test('a heading gives the address of its part', PHONE_ONLY, async ({ page, request }) => {
  const { headings } = await documentOf(request, LESSON);
  const { id, txt } = there(headings[1]);
  await page.goto(`/doc/${LESSON}`);
  await page.getByRole('article').getByRole('link', { name: txt._no, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect.poll(() => distanceFromTop(page.locator(`#${id}`))).toBeLessThan(BELOW_HEADER.most);
});

test('a drawing is part of the page and takes the colours of the night', DESKTOP_ONLY, async ({ page, request }) => {
  const { blocks } = await documentOf(request, LESSON);
  const image = there(blocks.find((block) => block.type === 'image'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/doc/${LESSON}`);
  const drawing = page.getByRole('img', { name: image.alt._no });
  const words = await drawing
    .locator('text')
    .first()
    .evaluate((text) => getComputedStyle(text).fill);
  expect(words).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
});

test(
  'code that runs over the edge can be scrolled with the keyboard, and output wraps',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/doc/css-custom-properties');
    const code = page.locator('#dark-mode-code pre');
    await expect(code).toHaveAttribute('tabindex', '0');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(code).not.toHaveAttribute('tabindex');

    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/doc/python-first-steps');
    const output = page.locator('#wrong-output pre');
    expect(await output.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  },
);

test('the first view of a lesson needs nothing that is not in its page', DESKTOP_ONLY, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/doc/${LESSON}`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(asked.filter((url) => /get_doc_(slug|header)/.test(url))).toEqual([]);
});

test('switching the language changes the lesson in place', PHONE_ONLY, async ({ page, request }) => {
  const { tittel } = await documentOf(request, LESSON);
  await page.goto(`/doc/${LESSON}`);
  const isSamePage = await markPage(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: tittel._eng })).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

test('a link to a block brings that block into view below the header', async ({ page, request }) => {
  const { blocks } = await documentOf(request, LESSON);
  const block = there(blocks[4]).slug;
  await page.goto(`/doc/${LESSON}#${block}`);
  await expect(page.locator(`#${block}`)).toBeInViewport();
  await expect.poll(() => distanceFromTop(page.locator(`#${block}`))).toBeGreaterThan(BELOW_HEADER.least);
  expect(await distanceFromTop(page.locator(`#${block}`))).toBeLessThan(BELOW_HEADER.most);
});

test(
  'the document router forwards to where a document lives, and is no place to come back to',
  DESKTOP_ONLY,
  async ({ page, request }) => {
    const { blocks } = await documentOf(request, LESSON);
    const block = there(blocks[4]).slug;
    await page.goto('/doc');
    await page.goto(`/doc_router/${LESSON}/${block}`);
    await expect(page).toHaveURL(new RegExp(`/doc/${LESSON}#${block}$`));
    await expect(page.locator(`#${block}`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/doc$/);
    await page.goto('/doc_router/mal/quiz');
    await expect(page).toHaveURL(/\/mal#quiz$/);
    await expect.poll(() => distanceFromTop(page.locator('#quiz'))).toBeLessThan(BELOW_HEADER.most);
  },
);

test('going back finds the reading position again, also after a reload', async ({ page, request, t }) => {
  const { next: lesson } = await documentOf(request, LESSON);
  await page.goto(`/doc/${LESSON}`);
  const foot = page.getByRole('navigation', { name: t('doc.foot') });
  const next = foot.locator(`a[href="${there(lesson).page}"]`);
  await scrollTo(foot);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // What the reader sees, and where, when pressing: editors, pictures and fonts above may still change their height.
  const place = () => next.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const leaving = next.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const seen = () => resolve(Math.round(link.getBoundingClientRect().top));
        addEventListener('click', seen, { capture: true, once: true });
      }),
  );
  await next.click();
  const position = await leaving;
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(position);
  await page.reload();
  await expect.poll(place).toBe(position);
});

test('a link inside the text of a lesson is followed without a reload', PHONE_ONLY, async ({ page }) => {
  await page.goto('/mal');
  const link = page.locator('#text a[href^="/doc/"]');
  const address = await link.getAttribute('href');
  const isSamePage = await markPage(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('article')).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

test('what is on this page is one press away, and follows the reader on a desktop', async ({ page, request, t }) => {
  const { headings } = await documentOf(request, LESSON);
  const expected = there(headings[2]);
  await page.goto(`/doc/${LESSON}`);
  await expect(page.getByRole('article')).toBeVisible();
  const contents = page.getByRole('navigation', { name: t('doc.contents') });
  const isFolded = await page.locator('summary', { hasText: t('doc.contents') }).isVisible();
  if (isFolded) await page.locator('summary', { hasText: t('doc.contents') }).click();
  await contents.getByRole('link', { name: expected.txt._no }).click();
  await expect.poll(() => distanceFromTop(page.locator(`#${expected.id}`))).toBeLessThan(BELOW_HEADER.most);
  if (isFolded) await expect(contents).toBeHidden();
  else {
    const current = contents.locator('[aria-current="location"]');
    await expect(current).toHaveText(expected.txt._no);
    // A jump over several headings, as Home and End make.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveText(there(headings.at(-1)).txt._no);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  }
});

test('on a tablet the lessons are in a drawer that gives the focus back', DESKTOP_ONLY, async ({ page, t }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto(`/doc/${LESSON}`);
  const opener = page.getByRole('button', { name: t('doc.trail.open') });
  await opener.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('[aria-current="step"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.locator('a[href="/doc/python-choices"]').click();
  await expect(page).toHaveURL(/python-choices$/);
  await expect(drawer).toBeHidden();
});

test('code is copied as it was written', DESKTOP_ONLY, async ({ page, context, request, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { blocks } = await documentOf(request, 'css-flex');
  const code = there(blocks.find((block) => block.type === 'code'));
  await page.goto('/doc/css-flex');
  await page
    .locator(`#${code.slug}`)
    .getByRole('button', { name: t('doc.copy') })
    .click();
  await expect(page.getByRole('button', { name: t('doc.copy.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code.code._no);
});

test(
  'what has been opened can still be read without a network',
  PHONE_ONLY,
  async ({ page, context, t, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`/doc/${LESSON}`);
    await expect(page.getByRole('article')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(t('doc.offline'))).toBeVisible();
    await expect(page.getByRole('article')).toBeVisible();
  },
);

test(
  'a printed lesson is the lesson alone, black on white, with addresses beside its links',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/mal');
    await expect(page.locator('#text a').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const look = await page.locator('#text a[rel~="external"]').evaluate((link) => ({
      address: getComputedStyle(link, '::after').content,
      ink: getComputedStyle(document.body).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    expect(look).toEqual({
      address: expect.stringContaining('https://'),
      ink: 'rgb(0, 0, 0)',
      paper: 'rgb(255, 255, 255)',
    });
  },
);
