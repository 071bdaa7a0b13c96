import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/test-browser.mjs';

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
}
