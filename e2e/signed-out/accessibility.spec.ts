import { axeFaults } from '../fixtures/axe.ts';
import { PUBLIC_ROUTES } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

for (const route of PUBLIC_ROUTES) {
  test(`${route} has no accessibility fault that axe can find, in either theme`, async ({ page, allowConsole }) => {
    // The page of an address that does not exist answers 404, as it should.
    allowConsole(/status of 404/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await axeFaults(page), colorScheme).toEqual([]);
    }
  });
}
