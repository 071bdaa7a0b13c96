import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

test('a page of HTML and CSS is shown where no script runs', async () => {
  const { status, headers } = await app.get('/sandbox/style');
  expect(status).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-same-origin');
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("default-src 'none'");
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
});

test('a page of HTML and CSS reaches the pictures of the lessons and no other address, of ours or of others', async () => {
  const { headers } = await app.get('/sandbox/style', { headers: { host: 'kurs.example:8080' } });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain('img-src data: blob: kurs.example:8080/content/ kodestien.test/content/');
  expect(policy.filter((rule) => rule.includes("'self'"))).toEqual(["frame-ancestors 'self'"]);
});

test('a made-up host cannot write rules into the policy', async () => {
  for (const host of ['x; script-src *', "x 'self'", 'x *', 'x,y']) {
    const { headers } = await app.get('/sandbox/style', { headers: { host } });
    expect(String(headers['content-security-policy'])).toContain('img-src data: blob: kodestien.test/content/;');
  }
});

test('a page with scripts runs in an origin of its own, without a network', async () => {
  const { status, headers } = await app.get('/sandbox/page');
  expect(status).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/sandbox allow-scripts allow-forms(;|$)/);
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toContain('allow-same-origin');
});

test('only the page with scripts may be loaded by its own other origin, and nobody else may show it', async () => {
  const page = (await app.get('/sandbox/page')).headers;
  expect(page['cross-origin-resource-policy']).toBe('cross-origin');
  expect(page['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await app.get('/sandbox/style')).headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await app.get('/healthz')).headers['cross-origin-resource-policy']).toBe('same-origin');
});
