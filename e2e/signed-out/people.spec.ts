import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { headerOf } from '../fixtures/menu.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { test as base, DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY } from '../fixtures/test.ts';

const CROWD = 36;

/** Enough people that the list does not fit a window, with names that nobody else has. Made once for each server. */
const test = base.extend<object, { crowd: { family: string; usernames: string[] } }>({
  crowd: [
    async ({ server, mailbox, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const family = `folk${randomInt(100_000).toString(36)}`;
      const usernames = Array.from({ length: CROWD }, (_, index) => `${family}${String(index).padStart(2, '0')}`);
      await Promise.all(usernames.map((username) => signUp(request, username)));
      for (const username of usernames) {
        const { link } = await mailbox.next(`${username}@example.no`);
        await request.post('/api/user_email_confirm/', { data: { token: new URL(link).searchParams.get('token') } });
      }
      await use({ family, usernames });
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function signUp(request: APIRequestContext, username: string): Promise<void> {
  const data = { username, email: `${username}@example.no`, password: 'hemmelig1', human_lang: '_no' };
  const created = await request.post('/api/create_player/', { data });
  if (!created.ok()) throw new Error(`Sign-up answers ${created.status()}`);
}

forEachLanguage(() => {
  test.beforeEach(async ({ page }) => {
    // Small pages, so that a list of this size has many of them.
    await page.route('**/api/get_player_ls*', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '6');
      return route.continue({ url: url.href });
    });
  });

  test(
    'searching as one types finds people by the beginning of their name',
    DESKTOP_ONLY,
    async ({ page, t, crowd }) => {
      await page.goto('/user_profil_list');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows.first()).toBeVisible();
      await page.getByLabel(t('user_profil_list.search')).pressSequentially(`${crowd.family}2`, { delay: 20 });
      await expect(rows).toHaveCount(10);
      await expect(rows.first()).toContainText(`${crowd.family}20`);
      await expect(page).toHaveURL(new RegExp(`q=${crowd.family}2$`));
      await expect(page.getByLabel(t('user_profil_list.sort'))).toBeDisabled();
      await page.getByLabel(t('user_profil_list.search')).fill('ingenheterdette');
      await expect(page.getByText(t('user_profil_list.none.title'))).toBeVisible();
      await page.getByRole('button', { name: t('user_profil_list.none.clear') }).click();
      await expect(rows.first()).toBeVisible();
      await expect(page).toHaveURL('/user_profil_list');
    },
  );

  test("the header's link to the list ends a search, and it does not come back", async ({ page, t, crowd }) => {
    await page.clock.install();
    await page.goto('/user_profil_list');
    const field = page.getByLabel(t('user_profil_list.search'));
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const followLink = async () => {
      const { burger, banner } = headerOf(page, t);
      if (await burger.isVisible()) await burger.click();
      await banner.getByRole('link', { name: t('layout.people'), exact: true }).click();
    };
    await field.fill(`${crowd.family}2`);
    await expect(page).toHaveURL(new RegExp(`q=${crowd.family}2$`));
    await followLink();
    await expect(page).toHaveURL('/user_profil_list');
    await expect(field).toHaveValue('');
    await page.clock.fastForward(2_000);
    await expect(rows.filter({ hasNotText: crowd.family }).first()).toBeVisible();
    await expect(page).toHaveURL('/user_profil_list');

    await page.goBack();
    await expect(field).toHaveValue(`${crowd.family}2`);
    await expect(rows.first()).toContainText(`${crowd.family}20`);
  });

  test('the list may be put in alphabetical order', PHONE_ONLY, async ({ page, t }) => {
    await page.goto('/user_profil_list');
    await page.getByLabel(t('user_profil_list.sort')).selectOption('username');
    await expect(page).toHaveURL('/user_profil_list?sort=username');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toContainText('admin');
    const names = await rows.getByRole('link').allTextContents();
    expect(names).toEqual(names.toSorted());
  });

  test(
    'the list goes on for as long as one scrolls, and Back finds it where it was',
    PHONE_ONLY,
    async ({ page, t, crowd }) => {
      await page.goto(`/user_profil_list?q=${crowd.family}`);
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows.first()).toBeVisible();
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return rows.count();
        })
        .toBe(CROWD);
      await expect(page.getByRole('button', { name: t('user_profil_list.more') })).toBeHidden();

      const [expected = ''] = crowd.usernames.slice(30);
      const link = page.getByRole('link', { name: expected });
      await scrollTo(link);
      // Where the reader is when pressing: on a busy machine the click itself scrolls the link to another place first.
      const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const leaving = link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const seen = () => resolve(Math.round(element.getBoundingClientRect().top));
            addEventListener('click', seen, { capture: true, once: true });
          }),
      );
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      await link.click();
      const top = await leaving;
      await expect(page.getByRole('heading', { level: 1, name: expected })).toBeVisible();
      await page.goBack();
      await expect(rows).toHaveCount(CROWD);
      await expect.poll(place).toBe(top);
    },
  );

  test(
    'Back finds the place also when the link was followed before the browser reported the scroll',
    DESKTOP_ONLY,
    async ({ page, crowd }) => {
      await page.goto(`/user_profil_list?q=${crowd.family}`);
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows.nth(11)).toBeVisible();
      const top = await rows
        .nth(9)
        .getByRole('link')
        .evaluate((link: HTMLElement) => {
          link.scrollIntoView();
          const here = Math.round(window.scrollY);
          link.click();
          return here;
        });
      expect(top).toBeGreaterThan(100);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(crowd.family);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
    },
  );

  test('with the keyboard more people are a button away', DESKTOP_ONLY, async ({ page, t, crowd }) => {
    await page.addInitScript(() => {
      // As in a browser where nothing ever comes into view by itself.
      window.IntersectionObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
    });
    await page.goto(`/user_profil_list?q=${crowd.family}`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(6);
    const more = page.getByRole('button', { name: t('user_profil_list.more') });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(12);
    await expect(more).toBeFocused();
  });

  test(
    'a page that does not come says so, keeps what is there, and can be asked for again',
    PHONE_ONLY,
    async ({ page, t, crowd, allowConsole }) => {
      allowConsole(/get_player_ls/);
      let isBroken = true;
      await page.route('**/api/get_player_ls*cursor=*', (route) =>
        isBroken ? route.abort('internetdisconnected') : route.fallback(),
      );
      await page.goto(`/user_profil_list?q=${crowd.family}`);
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(page.getByText(t('user_profil_list.more_failed'))).toBeVisible();
      await expect(rows).toHaveCount(6);
      isBroken = false;
      await page.getByRole('button', { name: t('app.try_again') }).click();
      await expect.poll(() => rows.count()).toBeGreaterThan(6);
    },
  );
});
