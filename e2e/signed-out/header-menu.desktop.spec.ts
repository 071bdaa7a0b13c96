import { axeIssues } from '../fixtures/axe.ts';
import { DESKTOP, headerOf, MOBILE, TABLET } from '../fixtures/menu.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const LESSON = { _no: 'Variabler', _eng: 'Variables' } as const;
const REFERENCE = { _no: 'Python-oversikt', _eng: 'Python reference' } as const;

forEachLanguage((lang) => {
  test("a lesson is opened from its course's group, and is then the document in view", async ({ page, t }) => {
    for (const size of [DESKTOP, TABLET, MOBILE]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const { menu, burger, group, path } = headerOf(page, t);
      if (size !== DESKTOP) await burger.click();
      await group('Python').click();
      // On the second visit the menu also says that the lesson is begun.
      await menu.getByRole('link', { name: new RegExp(`^${LESSON[lang]}`) }).click();
      await expect(page).toHaveURL('/doc/python-variables');
      await expect(page.getByRole('heading', { level: 1, name: LESSON[lang] })).toBeVisible();
      await expect(path.locator('[aria-current="page"]')).toHaveText(LESSON[lang]);

      if (size !== DESKTOP) await burger.click();
      await expect(group('Python')).toHaveAttribute('aria-expanded', 'false');
      await expect(group('Python')).toHaveAttribute('aria-current', 'true');
      await group('Python').click();
      await expect(menu.locator('[aria-current="page"]')).toContainText(LESSON[lang]);
    }
  });

  test('a group also leads to the course itself', async ({ page, t }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    const { menu, group } = headerOf(page, t);
    await group('CSS').click();
    await menu.getByRole('link', { name: t('layout.overview', { title: 'CSS' }) }).click();
    await expect(page).toHaveURL('/doc/css');
  });

  test('a link that hangs beside the lessons (tagg_src 1) is drawn on a transparent ground and set in', async ({
    page,
    t,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    const { menu, group } = headerOf(page, t);
    await group('Python').click();
    const lesson = menu.getByRole('link', { name: LESSON[lang], exact: true });
    const beside = menu.getByRole('link', { name: REFERENCE[lang], exact: true });
    await expect(beside).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(lesson).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(lesson).toHaveCSS('margin-left', '0px');
    expect((await beside.boundingBox())?.x).toBeGreaterThan(((await lesson.boundingBox())?.x ?? 0) + 16);
  });
});

test('the documents with a place of their own are not in the menu', async ({ page, t, request }) => {
  const list = (await (await request.get('/api/get_doc_header/')).json()) as { slug: string; page: string }[];
  const dropped = ['signin', 'signout', 'signup', 'mal', 'user_profil_list', 'landing'];
  expect(list.map(({ slug }) => slug)).toEqual(expect.arrayContaining(dropped));
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const groups = headerOf(page, t).menu.getByRole('button');
  // Four courses have room in the row.
  await expect(groups).toHaveCount(Math.min(4, list.length - dropped.length));
  await expect(headerOf(page, t).menu.locator('a[href="/mal"], a[href="/signin"], a[href="/signup"]')).toHaveCount(0);
});

test('on a desktop each group toggles by itself, side by side, and closing folds them all', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/doc');
  const { group, menu } = headerOf(page, t);
  const open = menu.getByRole('button', { expanded: true });
  for (const title of ['Python', 'JavaScript', 'HTML', 'CSS']) await group(title).click();
  await expect(open).toHaveCount(4);
  const panels = await menu.locator('[data-panel]').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right } = node.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [index, panel] of panels.entries()) {
    expect(panel.left).toBeGreaterThanOrEqual(panels[index - 1]?.right ?? 0);
    expect(panel.right).toBeLessThanOrEqual(DESKTOP.width);
  }
  await group('HTML').click();
  await expect(open).toHaveText(['Python', 'JavaScript', 'CSS']);
  await page.mouse.click(40, 760);
  await expect(open).toHaveCount(0);
});

test('the menu of a phone toggles open and closed; its items toggle by themselves and are folded on closing', async ({
  page,
  t,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/doc');
  const { burger, closer, group, menu } = headerOf(page, t);
  const open = menu.getByRole('button', { expanded: true });
  await burger.click();
  await group('Python').click();
  await group('CSS').click();
  await expect(open).toHaveText(['Python', 'CSS']);
  await group('Python').click();
  await expect(open).toHaveText(['CSS']);
  await closer.click();
  await expect(menu).toHaveCount(0);
  await burger.click();
  await expect(group('CSS')).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('the menu closes when the visitor turns to something else, and when a page is reached by Back', async ({
  page,
  t,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/doc');
  await page.getByRole('main').getByRole('link', { name: 'Python', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Python' })).toBeVisible();
  const { burger, closer, menu } = headerOf(page, t);
  await burger.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await burger.click();
  await expect(closer).toBeVisible();
  await page.mouse.click(195, 820);
  await expect(menu).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open menus in the ${theme} theme`, async ({ page, t }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/doc/python-variables');
    const { burger, group } = headerOf(page, t);
    for (const size of [DESKTOP, TABLET, MOBILE]) {
      await page.setViewportSize(size);
      if (size !== DESKTOP) await burger.click();
      await group('Python').click();
      expect(await axeIssues(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
