import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What the build draws. */
const BUILT_ICONS = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kodestien-icons-'));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const name of BUILT_ICONS) await writeFile(join(folder, name), name);
  app = await startTestApp({ CONTACT_EMAIL: 'hei@kodestien.test' }, { webApp: folder });
});
afterAll(async () => {
  await app.dispose();
  await rm(folder, { recursive: true });
});

describe('what a browser asks for by itself', () => {
  test.each([
    ['/favicon.ico', /^image\/(vnd\.microsoft\.icon|x-icon)/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/apple-touch-icon-precomposed.png', /^image\/png/],
    ['/apple-touch-icon-120x120.png', /^image\/png/],
    ['/apple-touch-icon-152x152-precomposed.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
    ['/robots.txt', /^text\/plain; charset=utf-8$/],
    ['/sitemap.xml', /^application\/xml/],
  ])('%s is there, of the type that it is, and may be kept for a while', async (path, type) => {
    const { status, headers } = await app.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect((await app.call('HEAD', path)).status).toBe(200);
  });

  test('every address of a touch icon gives the same picture', async () => {
    const { headers } = await app.get('/apple-touch-icon.png');
    const other = await app.get('/apple-touch-icon-precomposed.png');
    expect(other.headers.etag).toBe(headers.etag);
    expect(other.headers['content-length']).toBe(headers['content-length']);
  });

  test.each([
    '/.well-known/appspecific/com.chrome.devtools.json',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.well-known/',
    '/browserconfig.xml',
  ])('%s is not here, and the answer is no page', async (path) => {
    const { status, headers } = await app.get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers['content-type']).toContain('json');
  });
});

describe('the manifest', () => {
  test.each([
    ['', 'nb', '/', 'Lær å programmere'],
    ['?lang=en', 'en', '/?lang=en', 'Learn to program'],
  ])('%s names the product in the language of its page', async (query, lang, start_url, description) => {
    const { body } = await app.get(`/manifest.webmanifest${query}`);
    expect(body).toMatchObject({ name: 'Kodestien', lang, start_url });
    expect(body.description).toContain(description);
    expect((await app.get(`/${query}`)).body).toContain(`<link rel="manifest" href="/manifest.webmanifest${query}">`);
  });

  test('names only icons that are there, among them one that may be cut to any shape', async () => {
    const { icons } = (await app.get('/manifest.webmanifest')).body;
    for (const { src, type } of icons) {
      const { status, headers } = await app.get(src);
      expect([src, status]).toEqual([src, 200]);
      expect(headers['content-type']).toContain(type);
    }
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
    expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(1);
  });
});

test('a password manager is led to where a password is changed', async () => {
  const { status, headers } = await app.get('/.well-known/change-password');
  expect(status).toBe(302);
  expect(headers.location).toBe('/profil_set/username_password#password');
  expect((await app.get(String(headers.location).replace(/#.*/, ''))).status).toBe(200);
});

describe('security.txt', () => {
  test('says whom to write to, in which languages, and until when that holds', async () => {
    const { body } = await app.get('/.well-known/security.txt');
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line: string) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:hei@kodestien.test',
      'Preferred-Languages': 'no, en',
      Canonical: 'http://kodestien.test/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test('without an address for mail, it names a page', async () => {
    const silent = await startTestApp({}, { webApp: folder });
    expect((await silent.get('/.well-known/security.txt')).body).toContain(
      'Contact: http://kodestien.test/footer/about\n',
    );
    await silent.dispose();
  });
});
