import { readFileSync } from 'node:fs';
import { STYLE_ADDRESS } from '@kodestien/sandbox/html-css/documents';
import { askServer, LIMITS, type PageAnswers } from '@kodestien/sandbox/html-css/testing/answers';
import { BOX_WIDTHS } from '@kodestien/sandbox/html-css/testing/box-widths';
import { CORPUS } from '@kodestien/sandbox/html-css/testing/corpus';
import { HOSTILE_PAGES } from '@kodestien/sandbox/html-css/testing/hostile-pages';
import { expect } from '@playwright/test';
import { askChromium } from './html-css-corpus.ts';
import { test } from './html-css-host.ts';
import type { Sandbox } from './html-css-page.ts';

declare const sandbox: Sandbox;

const AGREEMENT_LEAST = 0.97;
const recorded: Record<string, PageAnswers> = JSON.parse(
  readFileSync(new URL('../../sandbox/src/html-css/testing/chromium-answers.json', import.meta.url), 'utf8'),
);

test('Our engine and this Chromium see the same pages', async ({ host }) => {
  const chromium = await askChromium(host);
  const different: string[] = [];
  const unlisted: unknown[] = [];
  for (const one of CORPUS) {
    const [ours, theirs] = [await askServer(one), chromium[one.name]];
    if (JSON.stringify(ours) === JSON.stringify(theirs)) continue;
    different.push(one.name);
    // Another version of Chromium may answer otherwise than the one that was recorded; that is no issue of ours.
    const isRecorded = JSON.stringify(theirs) === JSON.stringify(recorded[one.name]);
    if (!one.differs && isRecorded) unlisted.push({ page: one.name, ours, theirs });
  }
  expect(unlisted).toEqual([]);
  expect(1 - different.length / CORPUS.length).toBeGreaterThanOrEqual(AGREEMENT_LEAST);
});

test('What a frame answers without a box is what the browser answers with one, where layout has no say', async ({
  host,
}) => {
  const answers = await host.evaluate(async () => {
    const frame = await sandbox.PageFrame.open(document.body, 'A page');
    const properties = [
      'color',
      'font-size',
      'font-weight',
      'line-height',
      'background-color',
      'border-top-width',
      'display',
    ];
    const html =
      '<h1>a</h1><p style="font: bold 2em/1.5 Arial; border: 3px solid">b</p><code>c</code><a href="#">d</a>';
    frame.show({ html }, 1024);
    const elements = [...frame.document.querySelectorAll('body *')];
    const seen = elements.map((element) =>
      properties.map((name) => frame.view.getComputedStyle(element).getPropertyValue(name)),
    );
    const inputs = properties.map((property) => ({ kind: 'style' as const, selector: 'body *', property }));
    const limits = { milliseconds: 1000, outputCharacters: 10_000, memoryMegabytes: 100 };
    const observed = await sandbox.observeInBrowser({ html }, inputs, limits);
    frame.remove();
    return { seen, observed: observed.map(({ value }) => value) };
  });
  const byElement = answers.seen.map((_, element) =>
    answers.observed.map((value) => {
      const item = value?.type === 'list' ? value.items[element] : null;
      return item?.type === 'str' ? item.text : null;
    }),
  );
  expect(byElement).toEqual(answers.seen);
});

test('This Chromium makes boxes as wide as our engine says', async ({ host }) => {
  const widths = await host.evaluate(
    async ({ pages, limits }) => {
      const input = { kind: 'box' as const, selector: '.x', width: 1000 };
      const seen: unknown[] = [];
      for (const source of pages) seen.push((await sandbox.observeInBrowser(source, [input], limits))[0]?.value);
      return seen;
    },
    { pages: BOX_WIDTHS, limits: LIMITS },
  );
  expect(widths).toEqual(BOX_WIDTHS.map(({ wide }) => ({ type: 'list', items: [{ type: 'str', text: wide }] })));
});

test('In the browser no hostile page runs, loads anything or stops the page around it', async ({ host, site }) => {
  const arrived: string[] = [];
  host.on('requestfinished', (request) => arrived.push(request.url()));
  host.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') arrived.push(request.url());
  });
  host.on('dialog', (dialog) => arrived.push(`dialog: ${dialog.message()}`));
  const inputs = [
    { kind: 'style' as const, selector: 'h1', property: 'color' },
    { kind: 'count' as const, selector: 'script' },
  ];
  for (const [name, source] of Object.entries(HOSTILE_PAGES)) {
    const seen = await host.evaluate(
      async ({ source, inputs, limits }) => {
        const observations = await sandbox.observeInBrowser(source, inputs, limits);
        return { count: observations.length, title: document.title };
      },
      { source, inputs, limits: LIMITS },
    );
    expect.soft(seen, name).toEqual({ count: 2, title: 'Host' });
  }
  // What is no data: address was refused before it left the browser, except the frame's own document.
  const own = new URL(STYLE_ADDRESS, site.url).href;
  expect(arrived.filter((url) => url !== own && !url.startsWith('data:'))).toEqual([]);
  expect(site.requests).toEqual([]);
});

test('Two pages stand side by side, each in its own width', async ({ host }) => {
  const css = 'p { color: rgb(255, 0, 0) } @media (min-width: 600px) { p { color: rgb(0, 0, 255) } }';
  const colors = await host.evaluate(async (css) => {
    const [narrow, wide] = [
      await sandbox.PageFrame.open(document.body, 'Narrow'),
      await sandbox.PageFrame.open(document.body, 'Wide'),
    ];
    narrow.show({ html: '<p>a</p>', css }, 400);
    wide.show({ html: '<p>a</p>', css }, 800);
    const color = (frame: typeof narrow) =>
      frame.view.getComputedStyle(frame.document.querySelector('p') as Element).color;
    const first = [color(narrow), color(wide)];
    narrow.resize(700);
    return [...first, color(narrow)];
  }, css);
  expect(colors).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 255)', 'rgb(0, 0, 255)']);
});

test('A link in a page leads nowhere', async ({ host, site }) => {
  await host.evaluate(async () => {
    const frame = await sandbox.PageFrame.open(document.body, 'A page');
    frame.show({ html: '<a href="/elsewhere">away</a><form action="/sent"><button>send</button></form>' }, 400);
  });
  const frame = host.frameLocator('iframe');
  await frame.getByText('away').click();
  await frame.getByText('send').click();
  await expect(frame.getByText('away')).toBeVisible();
  expect(site.requests).toEqual([]);
});

test.describe('For a reader in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is judged in the light', async ({ host }) => {
    const css = 'p { color: red } @media (prefers-color-scheme: dark) { p { color: blue } }';
    const [observation] = await host.evaluate(
      ({ css, limits }) =>
        sandbox.observeInBrowser(
          { html: '<p>a</p>', css },
          [{ kind: 'style', selector: 'p', property: 'color' }],
          limits,
        ),
      { css, limits: LIMITS },
    );
    expect(observation?.value).toEqual({ type: 'list', items: [{ type: 'str', text: 'rgb(255, 0, 0)' }] });
  });
});
