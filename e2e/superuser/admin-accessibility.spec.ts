import { ADMIN_SECTIONS, paths } from '../../web/src/paths.ts';
import { axeIssues, themeAt } from '../fixtures/axe.ts';
import { BLOCKED_IN_MAIL, openAdmin, test } from '../fixtures/superuser.ts';
import { expect } from '../fixtures/test.ts';

test('no section of the admin area, nor its editor, has an issue that axe can find', async ({
  page,
  isMobile,
  t,
  admin,
  allowConsole,
}) => {
  test.slow();
  allowConsole(BLOCKED_IN_MAIL);
  await page.emulateMedia({ colorScheme: themeAt(isMobile), reducedMotion: 'reduce' });
  await openAdmin(page, t, admin, '/admin');
  const editor = `${paths.adminSection('json_backend')}?doc=mal`;
  for (const address of [...ADMIN_SECTIONS.map(paths.adminSection), editor]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axeIssues(page), address).toEqual([]);
  }
});
