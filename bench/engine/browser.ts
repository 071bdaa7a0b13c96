import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { MEMORY_PAGES_MAX } from '@kodestien/sandbox/python/engine';
import { splitEngine } from '@kodestien/sandbox/python/engine-parts';
import { PYTHON_WASM } from '@kodestien/sandbox/python/node';
import { pythonEngine } from '@kodestien/sandbox/python/vite-plugin';
import { slimWasm } from '@kodestien/sandbox/python/wasm-file';
import type { Page } from '@playwright/test';
import { serveSandboxPage } from '../../e2e/fixtures/sandbox-page.ts';
import { launchBrowser } from '../launch-browser.ts';
import { median, type Row } from '../table.ts';
import type { BenchPage } from './browser-page.ts';

declare const window: Window & BenchPage;

const ROUNDS = 7;

/** Python in Chromium, beside the bare engine: the same CPython with the same shim and nothing of ours around it. */
export async function measure(): Promise<Row[]> {
  const entry = fileURLToPath(new URL('./browser-page.ts', import.meta.url));
  const served = await serveSandboxPage(entry, [pythonEngine()]);
  const browser = await launchBrowser();
  /** A new profile has nothing in its cache: every page is a first visit. */
  const withPage = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(served.url);
    const result = await use(page);
    await context.close();
    return result;
  };
  type Timed = Exclude<keyof BenchPage, 'longestFrame'>;
  const call = (page: Page, name: Timed) => page.evaluate((method: Timed) => window[method](), name);
  /** Both by turns, so that a machine that gets busy slows both. */
  const compare = async (one: Timed, other: Timed, isFresh: boolean) => {
    const times: [number[], number[]] = [[], []];
    const round = async (page: Page | null) => {
      for (const [index, name] of [one, other].entries()) {
        const time = page ? await call(page, name) : await withPage((fresh) => call(fresh, name));
        times[index as 0 | 1].push(time);
      }
    };
    if (isFresh) for (let count = 0; count < ROUNDS; count++) await round(null);
    else
      await withPage(async (page) => {
        for (let count = 0; count <= ROUNDS; count++) await round(page);
        // The first round still loads and compiles.
        for (const row of times) row.shift();
      });
    return times.map(median) as [number, number];
  };

  try {
    const cold = await compare('coldOurs', 'coldBare', true);
    const warm = await compare('warmOurs', 'warmBare', false);
    const stopped = await compare('stoppedOurs', 'bootedBare', false);
    const quiet = await withPage((page) => page.evaluate(() => window.longestFrame('while True: pass')));
    const loud = await withPage((page) => page.evaluate(() => window.longestFrame('while True: print("ha" * 50)')));
    const { engine } = splitEngine(slimWasm(new Uint8Array(await readFile(PYTHON_WASM)), MEMORY_PAGES_MAX));
    const sent = brotliCompressSync(engine, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    });
    return [
      { what: 'page: cold to the first output', unit: 'ms', ours: cold[0], baseline: cold[1], bar: { atMost: 1.3 } },
      { what: 'page: Run to the first output', unit: 'ms', ours: warm[0], baseline: warm[1], bar: { atMost: 3 } },
      {
        what: 'page: ready again after Stop',
        unit: 'ms',
        ours: stopped[0],
        baseline: stopped[1],
        bar: { atMost: 2 },
      },
      { what: 'page: longest frame, endless loop', unit: 'ms', ours: quiet, bar: { atMost: 50 } },
      { what: 'page: longest frame, flood of output', unit: 'ms', ours: loud, bar: { atMost: 50 } },
      { what: 'page: Python over the wire', unit: 'MB', ours: sent.length / 1e6, bar: { atMost: 2 } },
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}
