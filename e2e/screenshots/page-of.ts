import type { HumanLang } from '@kodestien/contract/language';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/test-browser.mjs';
import type { Server } from '../fixtures/server.ts';

export const THEMES = ['light', 'dark'] as const;
export type View = { width: number; height: number; lang: HumanLang; theme: (typeof THEMES)[number] };

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
}

/** A page in a browser of its own, for a visitor or for the superuser. */
export async function pageOf(
  browser: Browser,
  server: Server,
  { width, height, lang, theme }: View,
  who: 'visitor' | 'superuser',
): Promise<Page> {
  const tokens = who === 'superuser' ? await signIn(server, lang) : {};
  const stored = { human_lang: lang, theme, ...tokens };
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  });
  return context.newPage();
}

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
