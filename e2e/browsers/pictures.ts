import type { Driver } from './driver.ts';
import { JourneyPage } from './page.ts';

const PATHS = { front: '/', lesson: '/doc/python-variables', exercise: '/mal#exercise', account: '/signup' };

/** Pictures to compare by eye with those of another browser. */
export async function takePictures(
  driver: Driver,
  url: string,
  save: (what: string, picture: Buffer) => Promise<void>,
): Promise<void> {
  for (const theme of ['light', 'dark']) {
    const page = new JourneyPage(driver, url, '_no', { theme });
    for (const [what, path] of Object.entries(PATHS)) {
      await page.begin(path);
      // The menu comes with the scripts.
      await page.sees({ within: 'header', selector: 'a', name: page.t('layout.signin') });
      await page.driver.evaluate(null, () =>
        document.fonts.ready.then(() => new Promise((go) => setTimeout(go, 1500))),
      );
      await save(`${what}-${theme}`, await driver.picture());
    }
  }
}
