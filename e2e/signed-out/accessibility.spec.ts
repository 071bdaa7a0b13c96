import AxeBuilder from '@axe-core/playwright';
import { PUBLIC_ROUTES } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const route of PUBLIC_ROUTES) {
  test(`${route} has no accessibility fault that axe can find, in either theme`, async ({ page, allowConsole }) => {
    // The page of an address that does not exist answers 404, as it should.
    allowConsole(/status of 404/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      const faults = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
      expect(faults, colorScheme).toEqual([]);
    }
  });
}
