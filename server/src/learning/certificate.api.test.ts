import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../document/load.ts';
import { contentFixture, lessonFile } from '../document/testing/content-fixture.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let token: string;
// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer; what it expects is what it checks
let certificate: any;
beforeAll(async () => {
  app = await startTestApp();
  const files = await contentFixture();
  await files.write('trial/course.md', lessonFile('trial', 900, '').replace('parent: python\n', ''));
  const lesson = lessonFile('trial-one', 1, '\n::: text one\n[_no _eng]\nHei\n');
  await files.write('trial/01.md', lesson.replace('parent: python', 'parent: trial'));
  await loadContent(app.app.services.database, { folder: files.folder });
  await app.app.services.documents.changed();
  await files.dispose();
  token = (await app.signedIn('ferdig')).access;
});
afterAll(() => app.dispose());

const certificateOf = (slug: string) => app.get(`kursbevis?doc_slug=${slug}`, { token });
const check = (code: string) => app.post('kursbevis_sjekk', { code });

test('is not given before the course is finished, nor for what is no course, nor to visitors', async () => {
  expect((await certificateOf('trial')).body.code).toBe('course_not_finished');
  expect((await certificateOf('trial-one')).body.code).toBe('not_found');
  expect((await app.get('kursbevis?doc_slug=trial')).status).toBe(401);
});

test('is given for a finished course, and anybody can check it with the public key alone', async () => {
  await app.call('PUT', 'fremgang', { doc_slug: 'trial-one', read: true }, { token });
  certificate = (await certificateOf('trial')).body;
  expect(certificate).toMatchObject({ username: 'ferdig', course: 'trial', lessons: 1 });
  const [payload, signature] = certificate.code.split('.');
  const { public_key } = (await app.get('kursbevis_nokkel')).body;
  expect(public_key).toBe(certificate.public_key);
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' });
  expect(verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    username: 'ferdig',
    course: 'trial',
  });
});

test('is genuine also when it was copied from paper, line by line', async () => {
  const lines = certificate.code.match(/.{1,20}/g).join('\n ');
  expect((await check(`\n${lines} `)).body).toMatchObject({
    valid: true,
    payload: { issuer: 'Kodestien', username: 'ferdig', course: 'trial', issued_at: certificate.issued_at },
  });
});

test('is not genuine when anything of it was changed, taken away or added', async () => {
  const [payload, signature] = certificate.code.split('.');
  const forged = Buffer.from('{"username":"jukser"}').toString('base64url');
  const codes = [
    `${forged}.${signature}`,
    `${payload}.${signature.slice(0, -4)}`,
    `${payload}.${signature}.more`,
    `${payload}.${signature}!`,
    `x${payload}.${signature}`,
    payload,
    '.',
    'æøå',
    '\u202e',
    'x'.repeat(2000),
  ];
  for (const code of codes) {
    const { status, body } = await check(code);
    expect({ status, valid: body.valid, payload: body.payload }, code.slice(-20)).toEqual({
      status: 200,
      valid: false,
      payload: null,
    });
  }
});

test('a code that no certificate can have is refused unread', async () => {
  expect((await check('x'.repeat(10_000))).status).toBe(400);
  expect((await check('')).status).toBe(400);
});

test('the longest name there can be gives a code that is not too long to be checked', async () => {
  const { access } = await app.signedIn('langtnavn');
  await app.connection
    .updateTable('player')
    .set({ full_name: '\u5c71'.repeat(100) })
    .where('username', '=', 'langtnavn')
    .execute();
  await app.call('PUT', 'fremgang', { doc_slug: 'trial-one', read: true }, { token: access });
  const { code } = (await app.get('kursbevis?doc_slug=trial', { token: access })).body;
  expect((await check(code)).body).toMatchObject({ valid: true, payload: { full_name: '\u5c71'.repeat(100) } });
});
