import type { Page } from '@playwright/test';
import type { RootState } from '../../web/src/store/store.ts';
import { loggedBy } from '../fixtures/console-log.ts';
import { documentOf, there } from '../fixtures/documents.ts';
import { headerOf } from '../fixtures/menu.ts';
import { submitSignin } from '../fixtures/signin-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnvironment: { DEBUG_LOG: 'true', STRICT_MODE: 'true' } });

/** Nothing in it is run, so it is at once. */
const LESSON = 'css-box';

/** Takes the place of the developer tools' extension, which debugging lets look into the store. */
async function lookIntoStore(page: Page): Promise<() => Promise<RootState>> {
  await page.addInitScript(() => {
    type Store = { getState(): unknown };
    type Enhancer = (createStore: (...args: unknown[]) => Store) => (...args: unknown[]) => Store;
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        () =>
        (...enhancers: Enhancer[]): Enhancer =>
        (createStore) =>
        (...args) => {
          const store = enhancers.reduceRight((create, enhance) => enhance(create), createStore)(...args);
          Object.assign(window, { readStore: () => store.getState() });
          return store;
        },
    });
  });
  return () => page.evaluate(() => (window as unknown as { readStore(): RootState }).readStore());
}

test('with DEBUG_LOG the console tells of calls, navigation, refreshes and actions, and of no secret', async ({
  page,
  t,
  learner,
}) => {
  const logged = loggedBy(page);
  await page.goto('/signin');
  await submitSignin(page, t, learner);
  await page.waitForURL(`**/profil_disp/${learner.username}`);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
  const log = logged.join('\n');
  expect(log).toMatch(/^\[call\] POST \/api\/token\/ 200 \d+ ms$/m);
  expect(log).toMatch(/^\[call\] POST \/api\/get_player\/ 200 \d+ ms$/m);
  expect(log).toContain('[navigation] POP /signin');
  expect(log).toContain(`[navigation] REPLACE /profil_disp/${learner.username}`);
  expect(log).toMatch(/^\[refresh\] start refreshed \d+ ms$/m);
  expect(log).toMatch(/^\[action\] session\/signedIn/m);
  expect(log).toMatch(/^\[action\] user_profil\/profileFetched/m);
  expect(log).toMatch(/^\[action\] account\/passwordEdited •••$/m);
  const { access = '', refresh = '', api_tok = '' } = stored;
  for (const secret of [learner.password, access, refresh, api_tok]) expect(log).not.toContain(secret);
});

test('with STRICT_MODE React sets every page up twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/user_profil_list');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((path) => path === '/api/get_player_ls')).toHaveLength(2);
});

test('the logo scrolls to the top, and 100 ms later the place of the page is worked out again', async ({ page, t }) => {
  const logged = loggedBy(page);
  const recalculations = () => logged.filter((line) => line.startsWith('[action] page_core/pageScrolled')).length;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/');
  // The heading came with the page; the header, hidden until its moment, comes with the app.
  await expect(page.getByRole('banner').getByRole('link', { includeHidden: true }).first()).toBeAttached();
  await page.clock.runFor(1_000);
  await page.evaluate(() => window.scrollTo(0, 900));
  const before = recalculations();
  await headerOf(page, t).logo.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.runFor(99);
  expect(recalculations()).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(recalculations).toBeGreaterThan(before);
});

test("a block's index in a link puts that block in view and into the doc state", async ({ page, request }) => {
  const state = await lookIntoStore(page);
  const { slug } = there((await documentOf(request, LESSON)).blocks[4]);
  const link = `/doc/${LESSON}#${slug}`;
  for (const address of [`/doc_router/${LESSON}/4`, `/doc/${LESSON}#4`]) {
    await page.goto('/doc');
    await page.goto(address);
    await expect(page).toHaveURL(link);
    await expect(page.locator(`#${slug}`)).toBeInViewport();
    await expect
      .poll(async () => (await state()).doc)
      .toMatchObject({ doc_slug: LESSON, blokk: { slug, index: 4, link }, blokk_selected_index: 4, blokk_link: link });
    await page.goBack();
    await expect(page).toHaveURL('/doc');
  }
});

test('a link from the template page to a block keeps the block and its flag in the doc state', async ({
  page,
  request,
}) => {
  const state = await lookIntoStore(page);
  const { blocks } = await documentOf(request, 'mal');
  const { slug, doc_slug, blokk_slug, href } = there(
    blocks.flatMap((block) => (block.type === 'link' && block.blokk_slug ? [block] : []))[0],
  );
  await page.goto('/mal');
  await page.locator(`#${slug}`).getByRole('link').first().click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`#${blokk_slug}`)).toBeInViewport();
  await expect
    .poll(async () => (await state()).doc)
    .toMatchObject({
      doc_slug,
      blokk: { slug: blokk_slug, index: expect.any(Number), link: href },
      blokk_selected_index: expect.any(Number),
      blokk_link: href,
      url_frontend_route: `/doc/${doc_slug}`,
      doc_changed: true,
    });
  await page.goBack();
  await expect(page).toHaveURL('/mal');
  await expect.poll(async () => (await state()).doc).toMatchObject({ doc_slug: 'mal', blokk_link: '' });
});
