import { DESKTOP, headerOf, MOBILE } from '../fixtures/menu.ts';
import { expect, test } from '../fixtures/test.ts';

/** Longer than the time after which the sign-in button repeats itself. */
const AFTER_THE_REPEAT_MS = 250;

test('the logo closes the menu and goes home', async ({ page, t }) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/doc/python');
  const { logo, burger, menu } = headerOf(page, t);
  await burger.click();
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(menu).toHaveCount(0);
});

test('the logo leads to the top of the front page also from further down on it', async ({ page, t }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { logo } = headerOf(page, t);
  for (const _ of ['first', 'second']) {
    await page.evaluate(() => window.scrollTo(0, 900));
    await logo.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('a page that is opened from the menu starts at its top', async ({ page, t }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await headerOf(page, t)
    .menu.getByRole('link', { name: t('layout.people') })
    .click();
  await expect(page).toHaveURL('/user_profil_list');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sign-in button resets the header and goes to the sign-in page, once more a moment later', async ({
  page,
  t,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (state, unused, url) => {
        if (url) seen.push(`${name} ${new URL(url, location.href).pathname}`);
        original(state, unused, url);
      };
    }
  });
  await page.setViewportSize(MOBILE);
  await page.goto('/doc/python');
  const { burger, menu, banner } = headerOf(page, t);
  await burger.click();
  await banner
    .getByRole('link', { name: t('layout.signin'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL('/signin');
  await expect(menu).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
    .toEqual(['pushState /signin', 'replaceState /signin']);
  await page.goBack();
  await expect(page).toHaveURL('/doc/python');
});

test('the repeat does not fight with Back', async ({ page, t }) => {
  await page.goto('/doc/python');
  const { signin } = headerOf(page, t);
  await signin.click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/doc/python');
  await page.waitForTimeout(AFTER_THE_REPEAT_MS);
  await expect(page).toHaveURL('/doc/python');
});

test('the repeat does not fight with the next thing that is pressed', async ({ page, t }) => {
  await page.goto('/doc/python');
  const { signin, logo } = headerOf(page, t);
  await signin.click();
  await logo.click();
  await expect(page).toHaveURL('/');
  await page.waitForTimeout(AFTER_THE_REPEAT_MS);
  await expect(page).toHaveURL('/');
});

for (const size of [DESKTOP, MOBILE]) {
  test(`a visitor of a window of ${size.width} px who is not signed in sees sign-in and sign-up, and nothing of the admin area`, async ({
    page,
    t,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const { burger, banner, signin, signup } = headerOf(page, t);
    if (size === MOBILE) await burger.click();
    await expect(signin.last()).toBeVisible();
    await expect(signup).toBeVisible();
    await expect(banner.getByRole('link', { name: t('layout.admin'), exact: true })).toHaveCount(0);
    await expect(banner.getByText(t('layout.signout'))).toHaveCount(0);
    await signup.click();
    await expect(page).toHaveURL('/signup');
  });
}
