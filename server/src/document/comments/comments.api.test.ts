import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadContent } from '../load.ts';
import { forgetDeletedComments } from './queries.ts';

let app: TestApp;
let kari: { access: string };
let ola: { access: string };
let boss: { access: string };
beforeAll(async () => {
  // Only the test of the limit wants to meet it.
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  await loadContent(app.app.services.database);
  kari = await app.signedIn('kari');
  ola = await app.signedIn('ola');
  boss = await app.signedInSuperuser('sjef');
});
afterAll(() => app.dispose());

const MINUTE = 60_000;
type Place = { doc_slug: string; blokk_slug: string };
const place = (blokk_slug: string): Place => ({ doc_slug: 'python-variables', blokk_slug });

function write(who: { access: string }, where: Place, txt: string, id: string = randomUUID()) {
  return app.post('blokk_kommentar', { id, ...where, txt }, { token: who.access });
}
async function shown(where: Place, more = '') {
  const query = new URLSearchParams(where).toString();
  return (await app.get(`blokk?${query}${more}`)).body;
}
const texts = async (where: Place) => (await shown(where)).kommentar_arr.map(({ txt }: { txt: string }) => txt);

describe('one block', () => {
  test('is found by slug or by index', async () => {
    const bySlug = await app.get('blokk?doc_slug=python-variables&blokk_slug=first-variable');
    expect(bySlug.status).toBe(200);
    expect(bySlug.body).toMatchObject({
      index: 1,
      blokk: { type: 'run' },
      beskrivelse_arr: [],
      kommentar_arr: [],
      next: null,
    });
    expect((await app.get('blokk?doc_slug=python-variables&index=1')).body).toEqual(bySlug.body);
  });

  test.each([
    ['?doc_slug=python-variables', 400],
    ['?blokk_slug=names', 400],
    ['?doc_slug=python-variables&blokk_slug=names&index=0', 400],
    ['?doc_slug=python-variables&index=-1', 400],
    ['?doc_slug=python-variables&index=1.5', 400],
    ['?doc_slug=python-variables&blokk_slug=names&limit=51', 400],
    ['?doc_slug=python-variables&blokk_slug=names&cursor=nonsense', 400],
    ['?doc_slug=python-variables&blokk_slug=nowhere', 404],
    ['?doc_slug=python-variables&index=999', 404],
    ['?doc_slug=nowhere&blokk_slug=names', 404],
  ])('%s answers %i', async (query, status) => {
    expect((await app.get(`blokk${query}`)).status).toBe(status);
  });
});

describe('someone who is signed in', () => {
  test('and is on no list is named without a picture and without a way to a profile', async () => {
    const { access } = await app.signedIn('usynlig');
    await app.post('user_profil_synlig', { synlig: false }, { token: access });
    const { body } = await write({ access }, place('names'), 'Hei');
    expect(body).toMatchObject({ username: 'usynlig', has_profile: false, img_profil: '' });
    await app.call('DELETE', `blokk_kommentar?id=${body.id}`, undefined, { token: access });
  });

  test('can comment, change the comment and delete it', async () => {
    const where = place('names');
    const added = await write(kari, where, '  Er «hoyde» lov?\r\nTakk!  ');
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(String),
      username: 'kari',
      img_profil: '',
      has_profile: true,
      txt: 'Er «hoyde» lov?\nTakk!',
      created_at: expect.any(Number),
      edited_at: null,
    });
    const { id } = added.body;
    const edited = await app.call('PATCH', 'blokk_kommentar', { id, txt: 'Skjønner!' }, { token: kari.access });
    expect(edited).toMatchObject({ status: 200, body: { txt: 'Skjønner!', created_at: added.body.created_at } });
    expect(edited.body.edited_at).toBeGreaterThanOrEqual(added.body.created_at);
    expect(await texts(where)).toEqual(['Skjønner!']);
    expect((await app.call('DELETE', `blokk_kommentar?id=${id}`, undefined, { token: kari.access })).status).toBe(200);
    expect(await texts(where)).toEqual([]);
    expect((await app.call('DELETE', `blokk_kommentar?id=${id}`, undefined, { token: kari.access })).status).toBe(404);
    expect((await app.call('PATCH', 'blokk_kommentar', { id, txt: 'x' }, { token: kari.access })).status).toBe(404);
  });

  test('sends the same comment twice and has written it once', async () => {
    const id = randomUUID();
    const first = await write(kari, place('first-variable'), 'Hei', id);
    expect(await write(kari, place('first-variable'), 'Hei', id)).toMatchObject({ status: 201, body: first.body });
    expect(await texts(place('first-variable'))).toEqual(['Hei']);
  });

  test('can undo a deletion and gets the same comment back, with its time', async () => {
    const { body } = await write(kari, place('equals'), 'Angrer');
    await app.call('DELETE', `blokk_kommentar?id=${body.id}`, undefined, { token: kari.access });
    expect(await write(kari, place('equals'), 'Angrer', body.id)).toMatchObject({ status: 201, body });
  });

  test('sends another text under an id that is taken, and is told so instead of losing it', async () => {
    const id = randomUUID();
    const where = place('text-and-numbers');
    await write(kari, where, 'Den første', id);
    expect(await write(kari, where, 'Den andre', id)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'id' }] },
    });
    expect(await texts(where)).toEqual(['Den første']);
  });

  test('does not get back what a superuser deleted, not even a day later', async () => {
    const where = place('picture');
    const { id } = (await write(kari, where, 'Reklame')).body;
    await app.call('DELETE', `blokk_kommentar?id=${id}`, undefined, { token: boss.access });
    expect((await write(kari, where, 'Reklame', id)).status).toBe(403);
    expect(await texts(where)).toEqual([]);
    await forgetDeletedComments(app.connection, app.app.services.now() + 24 * 60 * MINUTE);
    expect((await write(kari, where, 'Reklame', id)).status).toBe(403);
    expect(await texts(where)).toEqual([]);
    expect((await write(boss, where, 'Reklame', id)).status).toBe(400);
  });

  test('cannot touch what others wrote; a superuser can, and undoing leaves it to its author', async () => {
    const where = place('plus');
    const { id } = (await write(kari, where, 'Mitt')).body;
    const asOla = { token: ola.access };
    expect((await app.call('PATCH', 'blokk_kommentar', { id, txt: 'Ditt' }, asOla)).status).toBe(403);
    expect((await app.call('DELETE', `blokk_kommentar?id=${id}`, undefined, asOla)).status).toBe(403);
    expect(await write(ola, where, 'Ditt', id)).toMatchObject({ status: 400, body: { fields: [{ field: 'id' }] } });
    expect(await write(kari, place('names'), 'Annet sted', id)).toMatchObject({ status: 400 });
    const asBoss = { token: boss.access };
    expect((await app.call('DELETE', `blokk_kommentar?id=${id}`, undefined, asBoss)).status).toBe(200);
    expect((await write(boss, where, 'Mitt', id)).body).toMatchObject({ username: 'kari', txt: 'Mitt' });
    expect(await app.call('PATCH', 'blokk_kommentar', { id, txt: 'Rettet' }, asBoss)).toMatchObject({
      status: 200,
      body: { username: 'kari', txt: 'Rettet' },
    });
  });

  test('may use 500 characters, emoji counted as one, and not one more', async () => {
    expect((await write(kari, place('change'), '🏔'.repeat(500))).status).toBe(201);
    const tooLong = await write(kari, place('change'), '🏔'.repeat(501));
    expect(tooLong).toMatchObject({ status: 400, body: { fields: [{ field: 'txt', code: 'field_too_long' }] } });
  });

  test('writes plain text: what looks like HTML comes back as it was typed', async () => {
    const txt = '<script>alert(1)</script> & "x" https://a.no';
    expect((await write(kari, place('change-code'), txt)).body.txt).toBe(txt);
  });

  test.each([
    [`a${'\n'.repeat(40)}b`, 'a\n\n\nb'],
    [`a${'\n \t'.repeat(40)}\nb`, 'a\n\n\nb'],
    ['a\u2028\u2029\r\n\r\nb', 'a\n\n\nb'],
    ['Ring \u202a+47 22 22 22 22\u202c', 'Ring +47 22 22 22 22'],
    ['fil\u202egnp.exe', 'filgnp.exe'],
    ['\u2066\u2067\u2068a\u2069', 'a'],
    ['del\u00adings\u200bord\ufeff', 'delingsord'],
    ['hei\u{e0068}\u{e0069}', 'hei'],
    [
      '👩‍💻 ❤️ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '👩‍💻 ❤️ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
  ])('writes %j and it is shown as %j', async (txt, shown) => {
    expect((await write(kari, place('change-code'), txt)).body.txt).toBe(shown);
  });

  test.each([
    [{ txt: '\u202e\u200b' }],
    [{ txt: '\u3164\u2800' }],
    [{ txt: 'a\u0085b' }],
    [{ txt: 'a\ud800b' }],
    [{ txt: '' }],
    [{ txt: ' \n\t ' }],
    [{ txt: 'a\u0000b' }],
    [{ txt: 'a\u001bb' }],
    [{ txt: 5 }],
    [{ id: 'x' }],
    [{ id: undefined }],
    [{ doc_slug: '../x' }],
    [{ blokk_slug: undefined }],
    [{ extra: true }],
  ])('is refused with %j, and nothing is stored', async (change) => {
    const body = { id: randomUUID(), ...place('f-string'), txt: 'Hei', ...change };
    expect((await app.post('blokk_kommentar', body, { token: kari.access })).status).toBe(400);
    expect(await texts(place('f-string'))).toEqual([]);
  });

  test('is told when a block does not exist', async () => {
    expect((await write(kari, place('nowhere'), 'Hei')).status).toBe(404);
    expect((await write(kari, { doc_slug: 'nowhere', blokk_slug: 'x' }, 'Hei')).status).toBe(404);
  });
});

test('a visitor reads and cannot write', async () => {
  const body = { id: randomUUID(), ...place('names'), txt: 'Hei' };
  expect((await app.post('blokk_kommentar', body)).status).toBe(401);
  expect((await app.call('PATCH', 'blokk_kommentar', { id: body.id, txt: 'x' })).status).toBe(401);
  expect((await app.call('DELETE', `blokk_kommentar?id=${body.id}`)).status).toBe(401);
});

test('comments come newest first, page by page, each once', async () => {
  const where = { doc_slug: 'css-box', blokk_slug: 'box' };
  for (let n = 1; n <= 7; n++) await write(kari, where, `nr. ${n}`);
  const seen: string[] = [];
  let more = '&limit=3';
  for (let page = 0; page < 5 && more; page++) {
    const { kommentar_arr, next } = await shown(where, more);
    seen.push(...kommentar_arr.map(({ txt }: { txt: string }) => txt));
    more = next ? `&limit=3&cursor=${next}` : '';
  }
  expect(seen).toEqual(['nr. 7', 'nr. 6', 'nr. 5', 'nr. 4', 'nr. 3', 'nr. 2', 'nr. 1']);
});

test('twenty writes a minute, then a pause', async () => {
  const strict = await startTestApp();
  await loadContent(strict.app.services.database);
  const eager = await strict.signedIn('ivrig');
  const post = () =>
    strict.post(
      'blokk_kommentar',
      { id: randomUUID(), ...place('text-and-numbers'), txt: 'x' },
      { token: eager.access },
    );
  for (let n = 0; n < 20; n++) expect((await post()).status).toBe(201);
  const refused = await post();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  strict.pass(MINUTE + 1);
  expect((await post()).status).toBe(201);
  await strict.dispose();
});

test('comments outlive every reload of the documents', async () => {
  const where = { doc_slug: 'css-flex', blokk_slug: 'flex' };
  await write(kari, where, 'Fortsatt her');
  await loadContent(app.app.services.database, { force: true });
  expect(await texts(where)).toEqual(['Fortsatt her']);
});

test('the text of a deleted comment is gone for good after a while, and its id a month later', async () => {
  const { id } = (await write(kari, place('names'), 'Borte')).body;
  await app.call('DELETE', `blokk_kommentar?id=${id}`, undefined, { token: kari.access });
  const { now } = app.app.services;
  const row = () => app.connection.selectFrom('blokk_kommentar').select('txt').where('id', '=', id).executeTakeFirst();
  await forgetDeletedComments(app.connection, now());
  expect(await row()).toEqual({ txt: 'Borte' });
  await forgetDeletedComments(app.connection, now() + 61 * MINUTE);
  expect(await row()).toEqual({ txt: '' });
  await forgetDeletedComments(app.connection, now() + 31 * 24 * 60 * MINUTE);
  expect(await row()).toBeUndefined();
});

test('a reply of someone who is on no list has no picture and no way to a profile', async () => {
  const asker = await app.signedIn('undrende');
  const { access } = await app.signedIn('skjult');
  await app.connection
    .updateTable('player')
    .set({ img_profil: '/api/media/a.webp' })
    .where('username', '=', 'skjult')
    .execute();
  await app.post('user_profil_synlig', { synlig: false }, { token: access });
  await write(asker, place('names'), 'Noen som vet?');
  app.pass(1000);
  await write({ access }, place('names'), 'Jeg');
  const { body } = await app.get('blokk_svar', { token: asker.access });
  expect(body.results).toEqual([
    expect.objectContaining({ username: 'skjult', txt: 'Jeg', has_profile: false, img_profil: '' }),
  ]);
  expect(body.results[0]).not.toHaveProperty('hidden_at');
});

test('the latest replies are those of others after one’s own comment, newest first, five at most, and no deleted ones', async () => {
  const asker = await app.signedIn('sporrer');
  const others = await app.signedIn('svarer');
  const replies = async (who: { access: string }) =>
    (await app.get('blokk_svar', { token: who.access })).body.results as {
      txt: string;
      doc_slug: string;
      id: string;
    }[];
  const thread = place('names');
  expect(await replies(asker)).toEqual([]);
  await write(others, thread, 'Før du spurte');
  app.pass(1000);
  await write(asker, thread, 'Hvorfor?');
  for (const txt of ['Fordi', 'Fordi at', 'Derfor', 'Slik er det', 'Se der', 'Sist']) {
    app.pass(1000);
    await write(others, thread, txt);
  }
  app.pass(1000);
  await write(others, place('first-variable'), 'Et annet sted');
  const found = await replies(asker);
  expect(found.map(({ txt }) => txt)).toEqual(['Sist', 'Se der', 'Slik er det', 'Derfor', 'Fordi at']);
  expect(found[0]).toMatchObject({ ...thread, username: 'svarer' });
  const query = `blokk_kommentar?id=${found[0]?.id}`;
  expect((await app.call('DELETE', query, undefined, { token: others.access })).status).toBe(200);
  expect((await replies(asker)).map(({ txt }) => txt)).toEqual([
    'Se der',
    'Slik er det',
    'Derfor',
    'Fordi at',
    'Fordi',
  ]);
  expect((await replies(others)).map(({ txt }) => txt)).toEqual(['Hvorfor?']);
});
