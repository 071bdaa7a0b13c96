import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/test-browser.mjs';
import type { ProjectOptions } from './fixtures/test.ts';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const executablePath = findBrowser();

/**
 * The journeys of an account run in both languages at both sizes. For the rest one language at each size shows
 * both languages and both layouts in half the time: Norwegian on the phone, English on the desktop.
 */
const ONE_LANGUAGE_PER_SIZE =
  'superuser/admin|signed-in/(?:after|certificate|comments|exercise|profile|settings|where)|signed-out/(?:documents|every|exercise|landing|page-code|people|quiz|run-blocks)';

export default defineConfig<ProjectOptions>({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : [])],
  use: {
    // Recording every test costs about as much as running it: TRACE=1 turns it on to look into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // A file whose name says one of the two is for that one only: it is about that layout, or sets the window itself.
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: new RegExp(`(?:${ONE_LANGUAGE_PER_SIZE}).* Engelsk `),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      grepInvert: new RegExp(`(?:${ONE_LANGUAGE_PER_SIZE}).* Norsk `),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
