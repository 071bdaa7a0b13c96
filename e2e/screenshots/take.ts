import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import type { Browser } from '@playwright/test';
import { LEARNERS } from '../../server/src/demo/learners.ts';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { paths } from '../../web/src/paths.ts';
import { withMailbox } from '../fixtures/mailbox.ts';
import { PUBLIC_ROUTES, SIGNED_IN_ROUTES } from '../fixtures/routes.ts';
import { type Server, withServer } from '../fixtures/server.ts';
import { openBrowser, pageOf, THEMES, type View } from './page-of.ts';

/**
 * npm run screenshots: every route at five widths, in both languages and both themes, with the learners of the demo,
 * into screenshots/.
 */
const WIDTHS = [320, 390, 701, 1024, 1440];
const ROUTES = {
  visitor: [...PUBLIC_ROUTES, paths.profilDisp(LEARNERS[0]?.username ?? '')],
  superuser: SIGNED_IN_ROUTES,
};
const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

async function takeAll(browser: Browser, server: Server, view: View, who: keyof typeof ROUTES): Promise<void> {
  const page = await pageOf(browser, server, view, who);
  for (const route of ROUTES[who]) {
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    // The header is shown a moment after its list has come.
    await page.waitForTimeout(250);
    const name = `${route === '/' ? 'landing' : route.slice(1).replaceAll('/', '-')}-${view.width}-${view.lang}-${view.theme}.png`;
    await page.screenshot({ path: join(folder, who, name), fullPage: true });
  }
  await page.context().close();
}

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
await withMailbox((mailbox) =>
  withServer(mailbox, {}, async (server) => {
    await new ServerProcess({ DATA_DIR: server.dataDir }, '../demo/cli.ts').exited;
    for (const width of WIDTHS) {
      for (const lang of HUMAN_LANGS) {
        for (const theme of THEMES) {
          for (const who of ['visitor', 'superuser'] as const) {
            await takeAll(browser, server, { width, height: width < 500 ? 844 : 900, lang, theme }, who);
          }
        }
      }
      console.log(`${width} px done`);
    }
  }),
);
await browser.close();
console.log(`Pictures are in ${folder}`);
