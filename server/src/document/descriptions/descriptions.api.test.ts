import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadContent } from '../load.ts';

let app: TestApp;
let boss: { token: string };
let learner: { token: string };
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
  boss = { token: (await app.signedInSuperuser('sjef')).access };
  learner = { token: (await app.signedIn('kari')).access };
});
afterAll(() => app.dispose());

const where = { doc_slug: 'css-box', blokk_slug: 'box' };
const txt = { _no: 'Husk: innenfra og ut.', _eng: 'Remember: from the inside out.' };
const list = async () => (await app.get('blokk?doc_slug=css-box&blokk_slug=box')).body.beskrivelse_arr;

test('a superuser adds, changes and deletes a description, in both languages', async () => {
  const id = randomUUID();
  const added = await app.post('blokk_beskrivelse', { id, ...where, txt }, boss);
  expect(added).toMatchObject({ status: 201, body: { id, txt, edited_at: null } });
  expect((await app.post('blokk_beskrivelse', { id, ...where, txt }, boss)).body).toEqual(added.body);
  expect(await list()).toEqual([added.body]);
  const better = { _no: 'Innenfra.', _eng: 'From inside.' };
  const edited = await app.call('PATCH', 'blokk_beskrivelse', { id, txt: better }, boss);
  expect(edited).toMatchObject({ status: 200, body: { txt: better, edited_at: expect.any(Number) } });
  expect((await app.call('DELETE', `blokk_beskrivelse?id=${id}`, undefined, boss)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await app.call('DELETE', `blokk_beskrivelse?id=${id}`, undefined, boss)).status).toBe(404);
  expect((await app.call('PATCH', 'blokk_beskrivelse', { id, txt }, boss)).status).toBe(404);
});

test('nobody else may', async () => {
  const body = { id: randomUUID(), ...where, txt };
  expect((await app.post('blokk_beskrivelse', body)).status).toBe(401);
  expect((await app.post('blokk_beskrivelse', body, learner)).status).toBe(403);
  expect((await app.call('PATCH', 'blokk_beskrivelse', { id: body.id, txt }, learner)).status).toBe(403);
  expect((await app.call('DELETE', `blokk_beskrivelse?id=${body.id}`, undefined, learner)).status).toBe(403);
  expect(await list()).toEqual([]);
});

test.each([
  [{ txt: { _no: 'Bare norsk' } }, 400],
  [{ txt: 'tekst' }, 400],
  [{ txt: { ...txt, _eng: ' ' } }, 400],
  [{ txt: { ...txt, _no: 'x'.repeat(501) } }, 400],
  [{ txt: { ...txt, _de: 'x' } }, 400],
  [{ id: '1' }, 400],
  [{ blokk_slug: 'nowhere' }, 404],
  [{ doc_slug: 'nowhere' }, 404],
])('%j answers %i and stores nothing', async (change, status) => {
  const answer = await app.post('blokk_beskrivelse', { id: randomUUID(), ...where, txt, ...change }, boss);
  expect(answer.status).toBe(status);
  expect(await list()).toEqual([]);
});

test('an id that is in use for another block or another text is refused', async () => {
  const id = randomUUID();
  const elsewhere = { doc_slug: 'css-flex', blokk_slug: 'flex' };
  await app.post('blokk_beskrivelse', { id, ...elsewhere, txt }, boss);
  expect((await app.post('blokk_beskrivelse', { id, ...where, txt }, boss)).status).toBe(400);
  const other = { ...txt, _eng: 'Another one.' };
  expect((await app.post('blokk_beskrivelse', { id, ...elsewhere, txt: other }, boss)).status).toBe(400);
});

test('blank lines and what turns the direction of text are taken out of a description', async () => {
  const rough = { _no: 'En\n\n\n\n\n\nto', _eng: 'One\u202e two' };
  const { body } = await app.post('blokk_beskrivelse', { id: randomUUID(), ...where, txt: rough }, boss);
  expect(body.txt).toEqual({ _no: 'En\n\n\nto', _eng: 'One two' });
  await app.call('DELETE', `blokk_beskrivelse?id=${body.id}`, undefined, boss);
});

test('one call tells of all blocks of a document that have something', async () => {
  await app.post('blokk_beskrivelse', { id: randomUUID(), doc_slug: 'html-links', blokk_slug: 'alt', txt }, boss);
  for (const blokk_slug of ['alt', 'link', 'link']) {
    await app.post('blokk_kommentar', { id: randomUUID(), doc_slug: 'html-links', blokk_slug, txt: 'Hei' }, learner);
  }
  const { status, body } = await app.get('blokk_oversikt?doc_slug=html-links');
  expect(status).toBe(200);
  expect(body.results).toEqual([
    { blokk_slug: 'link', kommentar_antall: 2, beskrivelse_arr: [] },
    { blokk_slug: 'alt', kommentar_antall: 1, beskrivelse_arr: [expect.objectContaining({ txt })] },
  ]);
  expect((await app.get('blokk_oversikt?doc_slug=html')).body).toEqual({ results: [] });
  expect((await app.get('blokk_oversikt?doc_slug=nowhere')).status).toBe(404);
  expect((await app.get('blokk_oversikt')).status).toBe(400);
});
