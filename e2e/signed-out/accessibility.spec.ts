import { axeIssues, themeAt } from '../fixtures/axe.ts';
import { PUBLIC_ROUTES } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

for (const route of PUBLIC_ROUTES) {
  test(`${route} has no accessibility issue that axe can find`, async ({ page, isMobile, allowConsole }) => {
    // The page of an address that does not exist answers 404, as it should.
    allowConsole(/status of 404/);
    // The page to come to in an exercise is shown in a frame that runs no scripts, not even those of the test.
    allowConsole(/Blocked script execution in .*\/sandbox\/style/);
    await page.emulateMedia({ colorScheme: themeAt(isMobile), reducedMotion: 'reduce' });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await axeIssues(page)).toEqual([]);
  });
}
