import { DESKTOP, headerOf, MOBILE } from '../fixtures/menu.ts';
import { expect, test } from '../fixtures/test.ts';

test('on a desktop the arrows go along the menu, into a group and out again', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/doc');
  const { menu, group } = headerOf(page, t);
  const home = menu.getByRole('link', { name: t('layout.home') });
  const python = group('Python');
  const inside = menu.locator('[data-panel]:visible').getByRole('link');
  await home.focus();
  await page.keyboard.press('ArrowRight');
  await expect(python).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(python).toHaveAttribute('aria-expanded', 'true');
  await expect(inside.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(inside.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(inside.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(inside.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(inside.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(python).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(group('JavaScript')).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: t('layout.people') })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(home).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(home).toBeFocused();
});

test('Enter, Space and Tab do what they do everywhere else', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/doc');
  const { menu, group } = headerOf(page, t);
  await group('HTML').focus();
  await page.keyboard.press('Enter');
  await expect(group('HTML')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: t('layout.overview', { title: 'HTML' }) })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(group('HTML')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes every group and gives the focus back to the button of the one that had it', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/doc');
  const { menu, group } = headerOf(page, t);
  await group('Python').click();
  await group('CSS').click();
  await group('Python').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(group('Python')).toBeFocused();
});

test('the focus leaving the menu closes it', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/doc');
  const { menu, group, logo } = headerOf(page, t);
  await group('Python').click();
  await logo.focus();
  await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0);
});

test('on a phone the arrows lead from the burger into the menu, and Escape back to the burger', async ({ page, t }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/doc');
  const { burger, menu, group, banner } = headerOf(page, t);
  await burger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: t('layout.home') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(group('Python')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: t('layout.overview', { title: 'Python' }) })).toBeFocused();
  await page.keyboard.press('End');
  await expect(banner.getByRole('button', { name: t('layout.theme.to_dark') })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(menu.getByRole('link', { name: t('layout.home') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(burger).toBeFocused();
});

test('the focus goes to the way back when the menu gives way to the page', async ({ page, t }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/');
  const { burger, banner } = headerOf(page, t);
  await burger.focus();
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => window.scrollTo(0, 700));
  const showAgain = banner.getByRole('button', { name: t('layout.menu.show_again') });
  await expect(showAgain).toBeFocused();
});

test('reaching for the header with the keyboard leaves the page where it is', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await headerOf(page, t).group('Python').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});
