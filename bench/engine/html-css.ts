import { observe } from '@kodestien/sandbox/html-css/observe';
import { serverEngine } from '@kodestien/sandbox/html-css/server-engine';
import type { PageInput, PageSource } from '@kodestien/sandbox/judge/inputs';
import { createGrader, DEFAULT_LIMITS } from '@kodestien/sandbox/server/grader';
import { parse as parseCss } from 'css-tree';
import { parse } from 'parse5';
import { median, type Row } from '../table.ts';

const ROUNDS = 400;

const SOURCE: PageSource = {
  html: `<!doctype html><html lang="no"><head><title>Kafé</title></head><body><header><h1>Kafé Kvist</h1><nav><ul>${[
    'Meny',
    'Om oss',
    'Kontakt',
  ]
    .map((name) => `<li><a href="#${name}">${name}</a></li>`)
    .join('')}</ul></nav></header><main>${Array.from(
    { length: 12 },
    (_, index) =>
      `<article class="kort ${index % 2 ? 'lys' : 'mørk'}" id="k${index}"><img src="k${index}.png" alt="Kake ${index}"><h2>Kake ${index}</h2><p>God <b>kake</b> med <em>bær</em>.</p><a class="knapp" href="#">Bestill</a></article>`,
  ).join('')}</main><footer><p>© Kvist</p></footer></body></html>`,
  css: `:root { --grønn: #2a6; --luft: 1rem } * { box-sizing: border-box } body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #222 }
header { display: flex; justify-content: space-between; padding: var(--luft); background: var(--grønn) } nav ul { display: flex; gap: var(--luft); list-style: none; margin: 0; padding: 0 }
nav a { color: white; text-decoration: none; &:hover { text-decoration: underline } } main { display: grid; grid-template-columns: 1fr; gap: calc(var(--luft) * 2); padding: var(--luft) }
.kort { border: 1px solid #ddd; border-radius: 8px; padding: var(--luft); box-shadow: 0 2px 4px rgb(0 0 0 / 10%) } .kort.mørk { background: #333; color: #eee } .kort img { width: 100%; height: auto }
.knapp { display: inline-block; padding: .5em 1em; background: var(--grønn); color: #fff } @media (min-width: 600px) { main { grid-template-columns: repeat(3, 1fr) } } footer { text-align: center; margin-top: 2rem }`,
};

const style = (selector: string, property: string, width?: number): PageInput => ({
  kind: 'style',
  selector,
  property,
  ...(width !== undefined && { width }),
});
const INPUTS: readonly PageInput[] = [
  style('header', 'display'),
  style('header', 'background-color'),
  style('.kort', 'padding-left'),
  style('main', 'grid-template-columns', 500),
  style('main', 'grid-template-columns', 900),
  style('.knapp', 'padding'),
  style('nav a', 'color'),
  { kind: 'count', selector: '.kort' },
  { kind: 'text', selector: 'h1' },
  { kind: 'attribute', selector: '.kort img', attribute: 'alt' },
];

/**
 * What the checks of a typical exercise cost, beside parsing the same page with parse5 and the same style sheet with
 * css-tree and no more, by turns; and the whole way through a child process.
 */
export async function measure(): Promise<Row[]> {
  const grader = createGrader({ size: 1 });
  const judge = () => grader.observe({ language: 'css', source: SOURCE, inputs: INPUTS, key: 'bench' });
  const check = () => observe(serverEngine, SOURCE, INPUTS, DEFAULT_LIMITS);
  const read = () => {
    parse(SOURCE.html);
    parseCss(SOURCE.css ?? '');
  };
  const times = { bare: [] as number[], engine: [] as number[], pool: [] as number[] };
  await judge();
  for (let round = 0; round < ROUNDS / 4; round++) await check();
  for (let round = 0; round < ROUNDS; round++) {
    times.bare.push(await time(read));
    times.engine.push(await time(check));
    times.pool.push(await time(judge));
  }
  grader.close();
  return [
    {
      what: 'engine: checks of a page, beside only reading it, p50',
      unit: 'ms',
      ours: median(times.engine),
      baseline: median(times.bare),
      bar: { atMost: 5 },
    },
    { what: 'server: verdict, ten checks of a page, p50', unit: 'ms', ours: median(times.pool), bar: { atMost: 10 } },
  ];
}

async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
