import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { startOwn } from './server/own-server.ts';
import { middleOf, type Pair, type Row } from './table.ts';

const ROUNDS = 5;
const PATHS = ['/doc/python', '/doc/python-loops', '/'];
/** Slow 4G and a processor at a quarter of its speed, as Lighthouse has them for a phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
const PROCESSOR_SLOWER = 4;

type Paint = { first: number; largest: number };

/** When a first visit on a phone can be read, beside a static page with the same text, styles and typefaces and no script. */
export async function measure(): Promise<Row[]> {
  const own = await startOwn();
  const browser = await launchBrowser();
  const still = await serveStill(own.port);
  try {
    const rows: Row[] = [];
    for (const path of PATHS) {
      const pairs: { first: Pair[]; largest: Pair[] } = { first: [], largest: [] };
      // The first round lets the server render the page.
      for (let round = 0; round <= ROUNDS; round++) {
        const ours = await visit(browser, `http://127.0.0.1:${own.port}${path}`);
        const baseline = await visit(browser, `${still.url}${path}`);
        if (round === 0) continue;
        for (const kind of ['first', 'largest'] as const) {
          pairs[kind].push({ ours: ours[kind], baseline: baseline[kind] });
        }
      }
      rows.push(
        { what: `page: ${path}, first contentful paint`, unit: 'ms', ...middleOf(pairs.first), bar: { atMost: 1.2 } },
        {
          what: `page: ${path}, largest contentful paint`,
          unit: 'ms',
          ...middleOf(pairs.largest),
          bar: { atMost: 1.2 },
        },
      );
    }
    return rows;
  } finally {
    still.close();
    await browser.close();
    await own.close();
  }
}

/** A new profile has nothing in its cache: every visit is a first one. */
async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  // What comes late, such as a typeface, may paint something larger.
  await page.waitForTimeout(1000);
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          resolve({
            first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
            largest,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

/** Our own pages without their scripts and data, and the files that they need, with nothing of ours that sends them. */
async function serveStill(port: number): Promise<{ url: string; close(): void }> {
  const known = new Map<string, { type: string; body: Buffer; isCompressed: boolean }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    let file = known.get(path);
    if (!file) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      const type = answer.headers.get('content-type') ?? '';
      const isText = /html|css|svg/.test(type);
      const content = isText
        ? Buffer.from(withoutScripts(await answer.text()))
        : Buffer.from(await answer.arrayBuffer());
      file = { type, body: isText ? brotliCompressSync(content) : content, isCompressed: isText };
      known.set(path, file);
    }
    response.setHeader('content-type', file.type);
    if (file.isCompressed) response.setHeader('content-encoding', 'br');
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
