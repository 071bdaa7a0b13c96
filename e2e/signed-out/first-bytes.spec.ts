import { expect, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../fixtures/without-scripts.ts';

test('the header is there before the scripts are, and what comes takes its place without a move', async ({ page }) => {
  const goOn = await openWithoutScripts(page, '/doc/python');
  const first = page.locator('#first-header svg');
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#first-header')).toHaveCount(0);
  const after = await page.getByRole('banner').locator('a[href="/"] svg').first().boundingBox();
  expect(after).toEqual(before);
});
