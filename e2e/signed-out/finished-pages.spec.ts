import { holdScripts } from '../fixtures/hold-scripts.ts';
import { expect, PHONE_ONLY, test } from '../fixtures/test.ts';

const PAGES = ['/', '/doc', '/doc/python', '/doc/python-loops', '/doc/css-box', '/footer/about', '/finnes/ikke'];

for (const path of PAGES) {
  test(`${path} is taken over as it came: nothing is made anew, and nothing moves`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const goOn = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        document.querySelector('#root footer') &&
        document.styleSheets.length === document.querySelectorAll('link[rel="stylesheet"]').length,
    );
    // Laid out once, so that the browser knows which typefaces it needs.
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    // Where everything stands that can be seen at first: a finger may be on its way to it.
    const places = () =>
      page.evaluate(() => [
        ...[...document.querySelectorAll<HTMLElement>('#root h1, #root h2, #root main a, [data-type]')]
          .filter((element) => element.offsetParent !== null && element.getBoundingClientRect().top < innerHeight)
          .map((element) => {
            const { x, y } = element.getBoundingClientRect();
            // Without what a list says of each lesson in brackets: the one that is read here is soon begun. A block to
            // work with may have opened its editor meanwhile: other text in the same place.
            const name = element.dataset.type ?? element.textContent?.split(' (')[0]?.slice(0, 30);
            return `${element.tagName} ${name} ${Math.round(x)} ${Math.round(y)}`;
          }),
      ]);
    const before = await places();
    expect(before.length).toBeGreaterThan(0);
    await page.evaluate(() => document.querySelector('#root h1')?.setAttribute('data-came', ''));
    goOn();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.locator('#first-header')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveAttribute('data-came', '');
    expect(await places()).toEqual(before);
  });
}

test(
  'a button that is pressed before its script has come does what it says as soon as it can',
  PHONE_ONLY,
  async ({ page, t }) => {
    const goOn = await holdScripts(page);
    await page.goto('/doc/python-functions', { waitUntil: 'commit' });
    await page.getByRole('button', { name: t('doc.trail.open') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    goOn();
    await expect(page.getByRole('dialog').locator('[aria-current="step"]')).toBeVisible();
  },
);
