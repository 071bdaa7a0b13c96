import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { PAGE_ADDRESS, PAGE_DOCUMENT, STYLE_ADDRESS, STYLE_DOCUMENT } from '@kodestien/sandbox/html-css/documents';
import { test as base, type Page } from '@playwright/test';
import { build } from 'vite';

/** As the product serves its own pages: isolated, no inline script or style, frames of its own only. */
const AROUND = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; frame-src 'self'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

export type Host = {
  url: string /** Every address that was asked for, except the host's own. */;
  requests: string[];
  close(): void;
};

/** A small site with the sandbox in it. */
export async function startHost(): Promise<Host> {
  const bundle = await bundleSandbox();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0];
    const answer = (headers: Record<string, string>, body: string) => response.writeHead(200, headers).end(body);
    if (path === '/')
      answer(AROUND, '<!doctype html><title>Host</title><body><script src="/sandbox.js"></script></body>');
    else if (path === '/sandbox.js')
      answer({ 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'same-origin' }, bundle);
    else if (path === STYLE_ADDRESS) answer(STYLE_DOCUMENT.headers, STYLE_DOCUMENT.html);
    else if (path === PAGE_ADDRESS) answer(PAGE_DOCUMENT.headers, PAGE_DOCUMENT.html);
    else {
      if (path !== '/favicon.ico') requests.push(request.url ?? '');
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, requests, close: () => server.close() };
}

async function bundleSandbox(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('html-css-page.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : null;
  if (!chunk) throw new Error('the sandbox could not be bundled');
  return chunk.code;
}

export const test = base.extend<{ host: Page }, { site: Host }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startHost();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  /** A page of that site, with nothing in it but the sandbox. */
  host: async ({ page, site }, use) => {
    site.requests.length = 0;
    await page.goto(site.url);
    await use(page);
  },
});
