import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/test-browser.mjs';
import { askChromium } from './html-css-corpus.ts';
import { startHost } from './html-css-host.ts';

/** node e2e/sandbox/record-html-css.ts: asks Chromium about the whole corpus and keeps what it answers. */
const FILE = fileURLToPath(new URL('../../sandbox/src/html-css/testing/chromium-answers.json', import.meta.url));

const host = await startHost();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
const page = await browser.newPage();
await page.goto(host.url);
const answers = await askChromium(page);
const lines = Object.entries(answers).map(([name, answer]) => `  ${JSON.stringify(name)}: ${JSON.stringify(answer)}`);
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} pages, answered by Chromium ${browser.version()}`);
await browser.close();
host.close();
