import type { Page } from '@playwright/test';
import { headerOf, MOBILE } from '../fixtures/menu.ts';
import { expect, test } from '../fixtures/test.ts';

/** A small phone: the menu is longer than three quarters of its window. */
const SMALL_PHONE = { width: 360, height: 560 };

async function scrollPageTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
}

/** A finger that goes up over the page, below the menu: from the lower edge of the window by 600 px. */
async function swipeUp(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: 195, y: 860 }]);
  for (let y = 850; y >= 250; y -= 50) await touch('touchMove', [{ x: 195, y }]);
  await touch('touchEnd', []);
}

test('a long menu that is opened near the top is partly shown, and leaves some of the page in view', async ({
  page,
  t,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/');
  const { burger, closer, banner, menu } = headerOf(page, t);
  const showAll = banner.getByRole('button', { name: t('layout.menu.show_all') });
  await burger.click();
  await expect(showAll).toBeInViewport();
  const bottom = await showAll.evaluate((node) => node.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(SMALL_PHONE.height * 0.8);

  await showAll.click();
  await expect(showAll).toHaveCount(0);
  await expect(menu).toBeVisible();
  await closer.click();
  await burger.click();
  await expect(showAll).toBeVisible();
});

test('scrolling past a third of the window opens it wholly, past half makes it give way, and back brings it back', async ({
  page,
  t,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/');
  const { burger, closer, banner, menu } = headerOf(page, t);
  const showAll = banner.getByRole('button', { name: t('layout.menu.show_all') });
  const showAgain = banner.getByRole('button', { name: t('layout.menu.show_again') });
  await burger.click();
  await expect(showAll).toBeVisible();
  await scrollPageTo(page, SMALL_PHONE.height * 0.4);
  await expect(showAll).toHaveCount(0);
  await expect(menu).toBeVisible();
  await scrollPageTo(page, SMALL_PHONE.height * 0.6);
  await expect(showAgain).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(closer).toBeVisible();
  await scrollPageTo(page, SMALL_PHONE.height * 0.2);
  await expect(menu).toBeVisible();
  await expect(showAgain).toHaveCount(0);
});

test('the menu that gave way is shown again on request, and counts as opened there', async ({ page, t }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/');
  const { burger, banner, menu, group } = headerOf(page, t);
  const showAgain = banner.getByRole('button', { name: t('layout.menu.show_again') });
  await burger.click();
  await group('Python').click();
  await scrollPageTo(page, 700);
  await showAgain.click();
  await expect(menu).toBeVisible();
  // What was folded out is so still: the menu was never closed.
  await expect(group('Python')).toHaveAttribute('aria-expanded', 'true');
  await scrollPageTo(page, 900);
  await expect(menu).toBeVisible();
  await scrollPageTo(page, 0);
  await expect(showAgain).toBeVisible();
});

test('further down the page the whole menu is shown at once', async ({ page, t }) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scrollPageTo(page, SMALL_PHONE.height / 2);
  const { burger, banner, menu } = headerOf(page, t);
  await burger.click();
  await expect(menu).toBeVisible();
  await expect(banner.getByRole('button', { name: t('layout.menu.show_all') })).toHaveCount(0);
});

test('a menu with room for all of it is simply open', async ({ page, t }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/');
  const { burger, banner, menu } = headerOf(page, t);
  await burger.click();
  await expect(menu).toBeVisible();
  await expect(banner.getByRole('button', { name: t('layout.menu.show_all') })).toHaveCount(0);
  await expect(banner.getByRole('button', { name: t('layout.theme.to_dark') })).toBeInViewport();
});

test('a finger that scrolls the page beside the menu does not close it; a finger that taps there does', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  const { burger, banner, menu } = headerOf(page, t);
  const showAgain = banner.getByRole('button', { name: t('layout.menu.show_again') });
  await burger.tap();
  await expect(menu).toBeVisible();
  await swipeUp(page);
  await expect(showAgain).toBeVisible();
  await page.touchscreen.tap(8, 860);
  await expect(burger).toBeVisible();
});
