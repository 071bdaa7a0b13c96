import { scrollTo } from '../fixtures/scroll-to.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('where one is in the course stays in view, and the other lessons are one touch away', async ({ page, t }) => {
    await page.goto('/doc/python-functions');
    const strip = page.getByRole('button', { name: t('doc.trail.open') });
    await expect(strip).toContainText(lang === '_no' ? 'Funksjoner10 av 21' : 'Functions10 of 21');
    const part = page.getByRole('article').getByRole('heading', { level: 2 }).nth(2);
    await scrollTo(part);
    await expect(strip).toBeInViewport({ ratio: 1 });
    const box = (await strip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.height).toBeGreaterThanOrEqual(43);

    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('[aria-current="step"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(strip).toBeFocused();
    await expect(part).toBeInViewport();

    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await drawer.locator('a[href="/doc/python-lists"]').click();
    await expect(page).toHaveURL(/python-lists$/);
    await expect(drawer).toBeHidden();
    await expect(strip).toContainText(t('doc.place', { number: 8, all: 21 }));
  });
});

test('the header lies over it for anyone who goes there with the keyboard', async ({ page, t }) => {
  await page.goto('/doc/python-functions');
  await scrollTo(page.getByRole('article').getByRole('heading', { level: 2 }).nth(2));
  const menu = page.getByRole('button', { name: t('layout.menu.open') });
  await menu.focus();
  const onTop = await menu.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(onTop).toBe(true);
});

test('anyone who scrolls up gets the header back above it', async ({ page, t }) => {
  await page.goto('/doc/python-functions');
  await scrollTo(page.getByRole('article').getByRole('heading', { level: 2 }).nth(2));
  const menu = page.getByRole('button', { name: t('layout.menu.open') });
  await expect(menu).toBeAttached();
  await page.mouse.wheel(0, -200);
  await menu.click();
  await expect(page.getByRole('button', { name: t('layout.menu.close') })).toBeVisible();
});
