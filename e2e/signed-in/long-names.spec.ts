import { signIn } from '../fixtures/signin-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a name of a hundred characters without a space widens no page, also on the narrowest phone', async ({
  page,
  request,
  t,
  learner,
}) => {
  const tokens = await (await request.post('/api/token/', { data: learner })).json();
  const headers = { authorization: `Bearer ${tokens.access}` };
  for (const item of ['full_name', 'company_public', 'bio_public']) {
    await request.post('/api/user_profil_item_txt/', { data: { item, txt: 'W'.repeat(100) }, headers });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, t, learner);
  const address = `/profil_disp/${learner.username}`;
  for (const route of [
    '/',
    address,
    '/profil_set',
    '/profil_set/public_profile',
    `/user_profil_list?q=${learner.username}`,
  ]) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([route, width]).toEqual([route, 320]);
  }
});
