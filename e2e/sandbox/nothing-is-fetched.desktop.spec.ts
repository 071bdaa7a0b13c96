import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test as base } from './html-css-host.ts';
import type { Sandbox } from './html-css-page.ts';

declare const sandbox: Sandbox;

type Listener = { url: string; requests: string[] };

/** Another site on this machine, which counts who asks it for something. */
const test = base.extend<{ elsewhere: Listener }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  elsewhere: async ({}, use) => {
    const requests: string[] = [];
    const server: Server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.writeHead(200, { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests });
    server.closeAllConnections();
    server.close();
  },
});

/** Everything in HTML and CSS that makes a browser fetch something, by an address of its own. */
function fetchingPages(to: (name: string) => string): Record<string, { html: string; css?: string }> {
  const html = (text: string) => ({ html: text });
  const css = (text: string) => ({ html: '<p class="a">a</p><ul><li>b</li></ul>', css: text });
  return {
    img: html(`<img src="${to('img')}" srcset="${to('srcset')} 2x"><img loading="lazy" src="${to('lazy')}">`),
    picture: html(`<picture><source srcset="${to('source')}"><img alt=""></picture>`),
    media: html(
      `<video src="${to('video')}" poster="${to('poster')}" autoplay></video><audio src="${to('audio')}" autoplay></audio>`,
    ),
    link: html(
      [
        'stylesheet',
        'icon',
        'preload',
        'prefetch',
        'modulepreload',
        'preconnect',
        'dns-prefetch',
        'manifest',
        'prerender',
      ]
        .map((rel) => `<link rel="${rel}" as="image" href="${to(rel)}">`)
        .join(''),
    ),
    script: html(`<script src="${to('script')}"></script><script>fetch("${to('fetch')}")</script>`),
    refresh: html(`<meta http-equiv="refresh" content="0; url=${to('refresh')}"><p>a</p>`),
    base: html(`<base href="${to('base')}/"><img src="relative.png"><link rel="stylesheet" href="relative.css">`),
    frames: html(
      `<iframe src="${to('iframe')}"></iframe><object data="${to('object')}"></object><embed src="${to('embed')}"><frame src="${to('frame')}">`,
    ),
    inputs: html(`<input type="image" src="${to('input')}"><body background="${to('background')}">`),
    svg: html(
      `<svg><image href="${to('svg-image')}"/><use href="${to('svg-use')}#a"/><feImage href="${to('svg-fe')}"/><style>@import "${to('svg-style')}";</style></svg>`,
    ),
    style: html(
      `<style>@import "${to('style-import')}"; p { background: url(${to('style-url')}) }</style><p style="background: url(${to('attribute')})">a</p>`,
    ),
    import: css(`@import "${to('import')}"; @import url(${to('import-url')}) screen;`),
    background: css(
      `.a { background: url("${to('css-background')}"); border-image: url(${to('border')}) 1; mask: url(${to('mask')}) }`,
    ),
    lists: css(
      `li { list-style-image: url(${to('list')}) } .a::before { content: url(${to('content')}) } .a { cursor: url(${to('cursor')}), auto }`,
    ),
    fonts: css(`@font-face { font-family: b; src: url(${to('font')}) } .a { font-family: b }`),
    sets: css(
      `.a { background-image: image-set(url(${to('set')}) 1x); filter: url(${to('filter')}#a); shape-outside: url(${to('shape')}) }`,
    ),
    properties: css(`:root { --a: url(${to('property')}) } .a { background: var(--a) }`),
  };
}

for (const place of ['another site', 'our own site'] as const) {
  test(`A page of HTML and CSS makes the browser fetch nothing from ${place}`, async ({ host, site, elsewhere }) => {
    const origin = place === 'another site' ? elsewhere.url : site.url.replace(/\/$/, '');
    const pages = fetchingPages((name) => `${origin}/${name}`);
    await host.evaluate(async (pages) => {
      const frame = await sandbox.PageFrame.open(document.body, 'A page');
      for (const page of Object.values(pages)) {
        frame.show(page, 600);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      frame.remove();
    }, pages);
    expect(elsewhere.requests).toEqual([]);
    expect(site.requests).toEqual([]);
  });
}

test('A page with scripts makes the browser fetch nothing from another site, in its HTML or its CSS', async ({
  host,
  elsewhere,
}) => {
  const pages = fetchingPages((name) => `${elsewhere.url}/${name}`);
  await host.evaluate(async (pages) => {
    for (const page of Object.values(pages)) {
      const { stop } = sandbox.runPage(document.body, 'A page', page, () => {});
      await new Promise((resolve) => setTimeout(resolve, 250));
      stop();
    }
  }, pages);
  expect(elsewhere.requests).toEqual([]);
});
