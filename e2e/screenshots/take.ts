import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/test-browser.mjs';
import { LEARNERS } from '../../server/src/demo/learners.ts';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { paths } from '../../web/src/paths.ts';
import { withMailbox } from '../fixtures/mailbox.ts';
import { PUBLIC_ROUTES, SIGNED_IN_ROUTES } from '../fixtures/routes.ts';
import { type Server, withServer } from '../fixtures/server.ts';

/**
 * npm run screenshots: every route at five widths, in both languages and both themes, with the learners of the demo,
 * into screenshots/.
 */
const WIDTHS = [320, 390, 701, 1024, 1440];
const THEMES = ['light', 'dark'] as const;
const ROUTES = {
  visitor: [...PUBLIC_ROUTES, paths.profilDisp(LEARNERS[0]?.username ?? '')],
  superuser: SIGNED_IN_ROUTES,
};
const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

type View = { width: number; lang: HumanLang; theme: (typeof THEMES)[number] };

async function post(address: string, body: object, access?: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, string>;
}

/** The language of the profile counts more than the one stored in the browser. */
async function signIn({ url, superuser }: Server, human_lang: HumanLang): Promise<Record<string, string>> {
  const { username, password } = superuser;
  const tokens = await post(`${url}/api/token/`, { username, password });
  await post(`${url}/api/user_profil_human_lang/`, { human_lang }, tokens.access);
  return tokens;
}

async function takeAll(browser: Browser, server: Server, view: View, who: keyof typeof ROUTES): Promise<void> {
  const tokens = who === 'superuser' ? await signIn(server, view.lang) : {};
  const stored = { human_lang: view.lang, theme: view.theme, ...tokens };
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.width < 500 ? 844 : 900 },
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  });
  const page = await context.newPage();
  for (const route of ROUTES[who]) {
    await page.goto(server.url + route);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    // The header is shown a moment after its list has come.
    await page.waitForTimeout(250);
    const name = `${route === '/' ? 'landing' : route.slice(1).replaceAll('/', '-')}-${view.width}-${view.lang}-${view.theme}.png`;
    await page.screenshot({ path: join(folder, who, name), fullPage: true });
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
await withMailbox((mailbox) =>
  withServer(mailbox, {}, async (server) => {
    await new ServerProcess({ DATA_DIR: server.dataDir }, '../demo/cli.ts').exited;
    for (const width of WIDTHS) {
      for (const lang of HUMAN_LANGS) {
        for (const theme of THEMES) {
          for (const who of ['visitor', 'superuser'] as const) {
            await takeAll(browser, server, { width, lang, theme }, who);
          }
        }
      }
      console.log(`${width} px done`);
    }
  }),
);
await browser.close();
console.log(`Pictures are in ${folder}`);
