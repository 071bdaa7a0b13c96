import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/test-browser.mjs';
import type { ProjectOptions } from './fixtures/test.ts';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const executablePath = findBrowser();

export default defineConfig<ProjectOptions>({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(jsonReport ? [['json', { outputFile: jsonReport }] as const] : [])],
  use: {
    // Pictures of every frame would cost more than the tests themselves; the page's own snapshots are in the trace.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
