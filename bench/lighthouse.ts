import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../scripts/test-browser.mjs';
import { startOwn } from './server/own-server.ts';
import { median, type Row } from './table.ts';

/** Fetched when it is run, and no dependency of the project: it would bring a hundred packages along. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
/** A lesson, its course, the front page, and a form. */
const PATHS = ['/doc/python-loops', '/doc/python', '/', '/signup'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const BAR = 98;

type Report = { categories: Record<string, { score: number | null }> };

/**
 * What Lighthouse gives each page on its slow phone: the median of its performance, and the least of the others. The phone is
 * four times slower than this machine, whatever that is. With Chromium 156 it finds no start of the page; its headless shell
 * has one.
 */
export async function measure(): Promise<Row[]> {
  const own = await startOwn();
  try {
    const rows: Row[] = [];
    for (const path of PATHS) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round++) reports.push(await audit(`http://127.0.0.1:${own.port}${path}`));
      for (const category of CATEGORIES) {
        const points = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
        const ours = category === 'performance' ? median(points) : Math.min(...points);
        rows.push({ what: `Lighthouse: ${path}, ${category}`, unit: 'points', ours, bar: { atLeast: BAR } });
      }
    }
    return rows;
  } finally {
    await own.close();
  }
}

async function audit(address: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--only-categories=${CATEGORIES}`];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options, flags], {
    env: {
      ...process.env,
      // It needs the Node that this runs on, and the browser of the tests.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      CHROME_PATH: findBrowser(),
    },
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout);
}
