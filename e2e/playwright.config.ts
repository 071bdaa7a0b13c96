import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/test-browser.mjs';
import { DESKTOP_ONLY, PHONE_ONLY, type ProjectOptions } from './fixtures/test.ts';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const executablePath = findBrowser();

/**
 * One language at each size shows both languages and both layouts: Norwegian on the phone, English on the desktop.
 * Both languages at the same size are for what differs: the width of the header's words.
 */
const IN_BOTH_LANGUAGES = 'signed-out/header-layout';
const only = (lang: 'Norsk' | 'Engelsk') =>
  new RegExp(`^(?!.*(?:${IN_BOTH_LANGUAGES})).* ${lang === 'Norsk' ? 'Engelsk' : 'Norsk'} `);

export default defineConfig<ProjectOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './fixtures/installation.ts',
  // Each has a server of its own.
  workers: Math.max(2, availableParallelism()),
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
    // What says one of the two, in the name of its file or by a tag, is for that one only: it is about that layout, or
    // does not depend on it.
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: [only('Norsk'), new RegExp(DESKTOP_ONLY.tag)],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      grepInvert: [only('Engelsk'), new RegExp(PHONE_ONLY.tag)],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
