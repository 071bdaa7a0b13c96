import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_STATUS } from '@kodestien/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kodestien-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<html><head><!--kodestien:head--></head></html>');
  await writeFile(join(folder, 'assets', 'app-abc123.js'), 'export {};');
  await writeFile(join(folder, 'notes.txt'), 'x');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await startTestApp({}, { webApp: folder });
});
afterAll(async () => {
  await app.dispose();
  await rm(folder, { recursive: true });
});

describe('every answer', () => {
  const odd = ['/%ff%zz', `/api/profil_disp/${'x'.repeat(400)}`];
  test.each(['/', '/api/openapi.json', '/api/nope', '/healthz', ...odd])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await app.get(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );
});

describe('the API', () => {
  test('answers with or without the slash at the end', async () => {
    const body = { username: 'ledig' };
    expect((await app.post('/api/is_username_opptatt', body)).status).toBe(200);
    expect((await app.post('/api/is_username_opptatt/', body)).status).toBe(200);
  });

  test('an unknown path is a 404 problem, in the language of the caller', async () => {
    const answer = await app.get('/api/finnes_ikke', { lang: '_eng' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toEqual({ status: 404, code: 'not_found', detail: 'There is nothing at this address.' });
  });

  test('a wrong method is a 405 that says which are allowed', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await app.call(method, 'token');
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST']);
    }
    const list = await app.post('get_player_ls');
    expect([list.status, list.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('every call for signed-in people refuses strangers, before it looks at what they sent', async () => {
    const guarded = app.app.registered.filter(({ guard }) => guard === 'signed_in');
    expect(guarded.length).toBeGreaterThan(15);
    for (const { operation } of guarded) {
      const body = operation.method === 'GET' ? undefined : { nonsense: true };
      const answer = await app.call(operation.method, operation.path, body);
      expect([operation.path, answer.status, answer.body.code]).toEqual([operation.path, 401, 'not_signed_in']);
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=xxxx', 'nonsense'])(
    'a body of the type %s is refused for its type',
    async (type) => {
      const answer = await app.post('token', '{}', { headers: { 'content-type': type } });
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  test('private answers are not kept by anyone on the way', async () => {
    const { headers } = await app.post('is_username_opptatt', { username: 'ledig' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the description of the API', () => {
  test('names every route, who may call it, what it takes and each error with its status', async () => {
    const { body: document } = await app.get('/api/openapi.json');
    expect(document.openapi).toBe('3.1.0');
    for (const { operation, guard, refusals } of app.app.registered) {
      const described = document.paths[`/api/${operation.path}`]?.[operation.method.toLowerCase()];
      expect(described, operation.path).toBeDefined();
      expect(described.summary.length).toBeGreaterThan(5);
      const isAskedForToken = guard !== 'anyone' || refusals.length > 0;
      expect(described.security.length > 0, operation.path).toBe(isAskedForToken);
      expect(described.responses[operation.success.status], operation.path).toBeDefined();
      for (const code of [...operation.errors, ...refusals]) {
        expect(described.responses[ERROR_STATUS[code]].description, operation.path).toContain(code);
      }
    }
  });

  test('declares what every call answers to a caller with no token, a wrong one, an ended one and too few rights', async () => {
    const { body: document } = await app.get('/api/openapi.json');
    const ordinary = await app.signedIn('beskrevet');
    const ended = await app.signedIn('avsluttet');
    await app.post('token/blacklist', { refresh: ended.refresh });
    const callers = [{}, { token: 'wrong' }, { token: ended.access }, { token: ordinary.access }];
    const refused = new Set<string>();
    for (const { operation, refusals } of app.app.registered) {
      const { method, path } = operation;
      const { responses } = document.paths[`/api/${path}`][method.toLowerCase()];
      expect(Object.keys(responses), path).toContain('429');
      for (const code of refusals) expect(Object.keys(responses), path).toContain(String(ERROR_STATUS[code]));
      // These would change what the next ones are asked with.
      if (/user_delete|sessions_end|api_tok_renew/.test(path)) continue;
      for (const options of callers) {
        const url = path.replaceAll(/\{\w+\}/g, '1');
        const answer = await app.call(method, url, method === 'GET' ? undefined : {}, options);
        const described = responses[answer.status];
        expect(described, `${method} ${path} answered ${answer.status}`).toBeDefined();
        if (answer.status !== 401 && answer.status !== 403) continue;
        expect(described.description, `${method} ${path}`).toContain(answer.body.code);
        refused.add(`${path} ${answer.status}`);
      }
    }
    expect([...refused]).toEqual(
      expect.arrayContaining(['oppgave_svar 401', 'quiz_svar 401', 'fremgang 401', 'db_cycle 401', 'db_cycle 403']),
    );
  });

  test('can be read by a person', async () => {
    const page = await app.get('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    for (const { operation } of app.app.registered)
      expect(page.body).toContain(operation.summary.replaceAll("'", '&#39;'));
    expect(page.body).not.toMatch(/<style|<script|style="/);
    expect((await app.get('/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});

describe('the web app', () => {
  test('files whose name holds their hash are kept for ever, icons for a day, the others are asked for again', async () => {
    expect((await app.get('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable');
    expect((await app.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await app.get('/notes.txt')).headers['cache-control']).toBe('no-cache');
  });

  test('a file that is gone is a 404, never the page in its place', async () => {
    expect((await app.get('/assets/app-old.js')).status).toBe(404);
    expect((await app.post('/signin')).status).toBe(404);
  });

  test('a file that has gone since the start is a 404 too', async () => {
    await rm(join(folder, 'assets', 'app-abc123.js'));
    const answer = await app.get('/assets/app-abc123.js');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  test('nothing outside its folder can be read', async () => {
    for (const path of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd']) {
      expect(JSON.stringify((await app.get(path)).body)).not.toMatch(/workspaces|root:/);
    }
  });
});

describe('health', () => {
  test('healthz and readyz tell that the process lives and that its database answers', async () => {
    expect((await app.get('/healthz')).body).toEqual({ ok: true });
    expect((await app.get('/readyz')).body).toEqual({ ok: true });
  });
});
