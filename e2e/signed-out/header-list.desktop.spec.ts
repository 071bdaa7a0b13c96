import type { Page } from '@playwright/test';
import { HEADER_SHOW_DELAY_MS } from '../../web/src/layout/header/header-timing.ts';
import { axeIssues } from '../fixtures/axe.ts';
import { DESKTOP, headerOf, MOBILE, withoutListInPage } from '../fixtures/menu.ts';
import { expect, test } from '../fixtures/test.ts';

const LIST = '**/api/get_doc_header';
const FAILURE = /get_doc_header|document list/;

/** Takes the long timers away: the page would ask again after two seconds, perhaps just before someone presses. */
async function neverByItself(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < 2000 ? setTimeout(work, ms, ...rest) : 0) as typeof window.setTimeout;
  });
}

test('the list of documents comes with the page, and no call is needed', async ({ page, t }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await expect(headerOf(page, t).group('Python')).toBeVisible();
  expect(calls).not.toContain('/api/get_doc_header');
});

test('without it in the page it is asked for, with JSON headers', async ({ page, t }) => {
  await withoutListInPage(page);
  await page.setViewportSize(DESKTOP);
  const [request] = await Promise.all([page.waitForRequest(LIST), page.goto('/')]);
  expect(request.method()).toBe('GET');
  expect(request.headers().accept).toBe('application/json');
  await expect(headerOf(page, t).group('Python')).toBeVisible();
});

for (const size of [MOBILE, DESKTOP]) {
  test(`the header shows only once the list is there, and nothing moves when it does (${size.width} px)`, async ({
    page,
    t,
  }) => {
    await withoutListInPage(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(LIST, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize(size);
    await page.goto('/doc/python');
    const { logo, signin } = headerOf(page, t);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(logo).toBeHidden();
    const before = await title.boundingBox();
    release();
    await expect(logo).toBeVisible();
    await expect(signin.first()).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
  });
}

test('the header shows a short while after the list has come, not at once', async ({ page, t }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/doc/python');
  const { logo } = headerOf(page, t);
  // The app starts in a task after its code has been read; the header is there, and hidden.
  await page.clock.runFor(1);
  await expect(page.getByRole('banner').getByRole('link', { includeHidden: true }).first()).toBeAttached();
  await page.clock.runFor(HEADER_SHOW_DELAY_MS - 1);
  await expect(logo).toBeHidden();
  await page.clock.runFor(1);
  await expect(logo).toBeVisible();
});

test('a list that fails leaves name, home, sign-in and the page, and a quiet way to ask again', async ({
  page,
  t,
  allowConsole,
}) => {
  allowConsole(FAILURE);
  await withoutListInPage(page);
  await page.route(LIST, (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.setViewportSize(DESKTOP);
  await neverByItself(page);
  await page.goto('/user_profil_list');
  const { logo, menu, signin, group, path } = headerOf(page, t);
  await expect(menu.getByText(t('layout.menu.failed'))).toBeVisible();
  await expect(logo).toBeVisible();
  await expect(signin).toBeVisible();
  await expect(menu.getByRole('link', { name: t('layout.home') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(path.locator('[aria-current="page"]')).toHaveText(t('layout.people'));

  expect(await axeIssues(page, 'header')).toEqual([]);

  await page.unroute(LIST);
  await menu.getByRole('button', { name: t('app.try_again') }).click();
  await expect(group('Python')).toBeVisible();
  await expect(menu.getByText(t('layout.menu.failed'))).toHaveCount(0);
});

test('a list that failed is asked for again by itself, also on a phone', async ({ page, t, allowConsole }) => {
  allowConsole(FAILURE);
  await withoutListInPage(page);
  let isDown = true;
  await page.route(LIST, (route) => (isDown ? route.fulfill({ status: 500, body: '' }) : route.continue()));
  await page.setViewportSize(MOBILE);
  await page.goto('/');
  const { burger, menu, group } = headerOf(page, t);
  await burger.click();
  await expect(menu.getByText(t('layout.menu.failed'))).toBeVisible();
  isDown = false;
  await expect(group('Python')).toBeVisible({ timeout: 30_000 });
});

test('an answer that is no list of documents leaves the page standing', async ({ page, t, allowConsole }) => {
  allowConsole(FAILURE);
  await withoutListInPage(page);
  let body = '';
  await page.route(LIST, (route) => route.fulfill({ contentType: 'application/json', body }));
  for (body of ['[]', '{"results":[]}', '[{"slug":"python"}]', 'not JSON']) {
    await page.goto('/user_profil_list');
    await expect(headerOf(page, t).logo).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
