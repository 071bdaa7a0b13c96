import type { Locator } from '@playwright/test';
import { DESKTOP, headerOf, LAYOUTS, MOBILE, TABLET } from '../fixtures/menu.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const COURSES = ['Python', 'JavaScript', 'HTML', 'CSS'];
/** For which the row of a desktop has no room. */
const FIFTH = { _no: 'Python i matematikk', _eng: 'Python in mathematics' };

/** Left and right edge of each part. */
async function edgesOf(...parts: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : [Number.NaN]));
}

function isAscending(numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}

forEachLanguage((lang) => {
  test('a desktop has the name, a home link, the courses and the other pages in one row', async ({ page, t }) => {
    await page.goto('/doc');
    const { banner, logo, menu, burger, signin, signup } = headerOf(page, t);
    const entries = menu.locator(':scope > ul > li');
    const languages = banner.getByRole('button', { name: 'Norsk' });
    for (const width of LAYOUTS.desktop) {
      await page.setViewportSize({ ...DESKTOP, width });
      await expect(entries).toHaveText([t('layout.home'), ...COURSES, t('layout.courses'), t('layout.people')]);
      await expect(burger).toHaveCount(0);
      const edges = await edgesOf(logo, entries.first(), entries.last(), signin, signup);
      expect(isAscending([0, ...edges, width]), `${width} px: ${edges}`).toBe(true);
      const [, menuEnd = 0, switchStart = 0] = await edgesOf(entries.last(), languages);
      expect(switchStart - menuEnd, `${width} px`).toBeGreaterThanOrEqual(16);
    }
  });

  test('a phone has sign-in on the left, the name in the centre and the burger on the right', async ({ page, t }) => {
    await page.goto('/doc');
    const { logo, signin, burger, menu } = headerOf(page, t);
    for (const width of LAYOUTS.mobile) {
      await page.setViewportSize({ ...MOBILE, width });
      await expect(burger).toBeVisible();
      await expect(menu).toHaveCount(0);
      const edges = await edgesOf(signin, logo, burger);
      expect(isAscending([0, ...edges, width]), `${width} px: ${edges}`).toBe(true);
      const [left = 0, , nameStart = 0, nameEnd = 0, , right = 0] = edges;
      expect(left).toBeLessThan(24);
      expect(Math.abs((nameStart + nameEnd) / 2 - width / 2)).toBeLessThan(2);
      expect(right).toBeGreaterThan(width - 24);
    }
  });

  test('a tablet has some links in the row and the rest behind the burger', async ({ page, t }) => {
    await page.goto('/doc');
    const { banner, logo, burger, closer, signin, signup, menu } = headerOf(page, t);
    const links = [t('layout.courses'), t('layout.people')].map((name) => banner.getByRole('link', { name }));
    for (const width of LAYOUTS.tablet) {
      await page.setViewportSize({ ...TABLET, width });
      await expect(burger).toBeVisible();
      const edges = await edgesOf(logo, ...links, signin, signup, burger);
      expect(isAscending([0, ...edges, width]), `${width} px: ${edges}`).toBe(true);
      await burger.click();
      await expect(menu.getByRole('button')).toHaveText([...COURSES, FIFTH[lang]]);
      await expect(menu.getByRole('link', { name: t('layout.home') })).toBeVisible();
      await closer.click();
    }
  });
});

test('the layout follows the window, and the desktop closes the menu of the phone', async ({ page, t }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/doc');
  const { burger, closer, menu, group } = headerOf(page, t);
  await burger.click();
  await group('Python').click();
  await page.setViewportSize(TABLET);
  await expect(closer).toBeVisible();
  await expect(group('Python')).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize(DESKTOP);
  await expect(menu.getByRole('link', { name: t('layout.home') })).toBeVisible();
  await expect(group('Python')).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize(MOBILE);
  await expect(burger).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('nothing in the header of a phone is smaller than a thumb', async ({ page, t }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/doc/python-variables');
  const { banner, burger, group } = headerOf(page, t);
  await burger.click();
  await group('Python').click();
  const small = await banner.locator('a, button').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width === 0 || (width >= 44 && height >= 44) ? [] : [`${part.textContent} ${width} × ${height}`];
    }),
  );
  expect(small).toEqual([]);
});

test('the header fits at every width in between', async ({ page, t }) => {
  await page.goto('/doc/python-variables');
  await expect(headerOf(page, t).logo).toBeVisible();
  for (let width = 320; width <= 1400; width += 36) {
    await page.setViewportSize({ width, height: 800 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});
