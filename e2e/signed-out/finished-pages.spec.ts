import type { Page } from '@playwright/test';
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../fixtures/without-scripts.ts';

const ENGINE = { timeout: 40_000 };

const PAGES = [
  '/',
  '/doc',
  '/doc/python',
  '/doc/python-loops',
  '/doc/css-box',
  '/footer/about',
  '/signin',
  '/signup',
  '/user_profil_list',
  '/finnes/ikke',
];

for (const path of PAGES) {
  test(`${path} is taken over as it came: nothing is made again, and nothing moves`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const goOn = await openWithoutScripts(page, path);
    // Laid out once, so that the browser knows which typefaces it needs.
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    // What can be seen at first: a finger may be on its way to it.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>(
        '#root h1, #root h2, #root main a, #root input, #root main button, [data-type]',
      )) {
        const { top, height } = element.getBoundingClientRect();
        if (element.offsetParent !== null && height > 0 && top < innerHeight) element.setAttribute('data-came', '');
      }
    });
    const places = () =>
      page.locator('[data-came]').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return `${element.tagName} ${element.id} ${Math.round(x)} ${Math.round(y)}`;
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(0);
    goOn();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.locator('#first-header')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveAttribute('data-came', '');
    expect(await places()).toEqual(before);
  });
}

/** How many parts of the page as it came have been taken over. */
function partsTakenOver(page: Page): Promise<number> {
  return page
    .locator('[data-came]')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))).length,
    );
}

async function markParts(page: Page): Promise<number> {
  const parts = page.locator('#root main [data-type]:not(details *)');
  await parts.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-came', '');
  });
  return parts.count();
}

test('each part of a lesson is taken over as it came, though nobody presses anything', PHONE_ONLY, async ({ page }) => {
  const goOn = await openWithoutScripts(page, '/doc/python-loops');
  const count = await markParts(page);
  goOn();
  await expect.poll(() => partsTakenOver(page)).toBe(count);
});

test('what is below the window, and the editors, wait until someone reads', PHONE_ONLY, async ({ page }) => {
  // However long that is.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 3000 ? setTimeout(run, ms) : 0) });
  });
  const goOn = await openWithoutScripts(page, '/doc/python-loops');
  const count = await markParts(page);
  goOn();
  await expect.poll(() => partsTakenOver(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await partsTakenOver(page)).toBeLessThan(count / 2);
  await expect(page.locator('.cm-editor')).toHaveCount(0);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => partsTakenOver(page)).toBe(count);
  await expect(page.locator('#for-code .cm-editor')).toBeVisible();
});

test(
  'a place in a text that is not laid out yet is reached, and stays where it is when it is',
  PHONE_ONLY,
  async ({ page }) => {
    const goOn = await openWithoutScripts(page, '/doc/python-loops');
    const top = () => page.locator('#sum-up--1').evaluate((heading) => heading.getBoundingClientRect().top);
    await page.evaluate(() => location.assign('#sum-up--1'));
    await expect.poll(top).toBeLessThan(200);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    const count = await markParts(page);
    goOn();
    await expect.poll(() => partsTakenOver(page)).toBe(count);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  },
);

test(
  'taking a page over sets nothing on all of it, which would make the browser work it all out again',
  PHONE_ONLY,
  async ({ page }) => {
    const goOn = await openWithoutScripts(page, '/doc/python');
    const set = await page.evaluateHandle(() => {
      const names: (string | null)[] = [];
      new MutationObserver((changes) => names.push(...changes.map(({ attributeName }) => attributeName))).observe(
        document.documentElement,
        { attributes: true },
      );
      return names;
    });
    goOn();
    await expect(page.locator('#first-header')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    expect(await set.jsonValue()).toEqual([]);
  },
);

test('what a page is shown with comes before its scripts are requested', DESKTOP_ONLY, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const styles = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  // Without time, nothing is requested because it has been waited for long enough.
  await page.clock.install();
  await page.goto('/doc/python-loops', { waitUntil: 'commit' });
  await page.locator('#root footer').waitFor({ state: 'attached' });
  await expect.poll(() => requested.filter((url) => url.endsWith('.woff2')).length).toBeGreaterThan(2);
  expect(requested.filter((url) => url.endsWith('.js'))).toEqual([]);
  styles.resolve();
  await expect.poll(() => requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2);
});

test(
  'a page that its reader will see only when it is made again requests its scripts at once',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('human_lang', '_eng'));
    const isRequested = page.waitForRequest('**/assets/index-*.js');
    await page.route('**/assets/*.css', () => {});
    await page.clock.install();
    await page.goto('/doc/python-loops', { waitUntil: 'commit' });
    await isRequested;
  },
);

test(
  'a button that is pressed before its script has come does what it says as soon as it can',
  PHONE_ONLY,
  async ({ page, t }) => {
    const goOn = await openWithoutScripts(page, '/doc/python-functions');
    await page.getByRole('button', { name: t('doc.trail.open') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    goOn();
    await expect(page.getByRole('dialog').locator('[aria-current="step"]')).toBeVisible();
  },
);

test('a program that is started before the scripts have come runs when they have', PHONE_ONLY, async ({ page, t }) => {
  const goOn = await openWithoutScripts(page, '/doc/python-loops');
  const program = page.locator('#for-code');
  await program.getByRole('button', { name: t('learning.run') }).click();
  goOn();
  await expect(program).toContainText('Gi meg en F!', ENGINE);
});

test(
  'anyone who types and signs in before the script has come is signed in when it has',
  PHONE_ONLY,
  async ({ page, learner, t }) => {
    const goOn = await openWithoutScripts(page, '/signin');
    await page.getByRole('textbox', { name: t('signin.username') }).fill(learner.username);
    await page.getByLabel(t('signin.password'), { exact: true }).fill(learner.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/signin');
    goOn();
    await expect(page).toHaveURL(`/profil_disp/${learner.username}`);
  },
);

test('what was typed and chosen before the script has come is there when it has', PHONE_ONLY, async ({ page, t }) => {
  const goOn = await openWithoutScripts(page, '/user_profil_list');
  await page.getByRole('combobox').selectOption('username');
  goOn();
  await expect(page).toHaveURL(/sort=username/);
  await page.unrouteAll();

  const goOnAgain = await openWithoutScripts(page, '/user_profil_list');
  const field = page.getByRole('searchbox', { name: t('user_profil_list.search') });
  await field.fill('admin');
  goOnAgain();
  await expect(page).toHaveURL(/q=admin/);
  await expect(field).toHaveValue('admin');
});
