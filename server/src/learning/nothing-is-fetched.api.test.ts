import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdminApp, startAdminApp } from '../admin/testing/admin-app.ts';
import { both, lesson } from '../admin/testing/lesson.ts';

let server: AdminApp;
let listener: Server;
let elsewhere: string;
const requests: string[] = [];
beforeAll(async () => {
  listener = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  elsewhere = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  server = await startAdminApp();
});
afterAll(async () => {
  await server.dispose();
  listener.closeAllConnections();
  listener.close();
});
beforeEach(() => {
  requests.length = 0;
});

/** The ways in which a text can name an address that something might fetch. */
const texts = () => [
  `![a](${elsewhere}/markdown.png)`,
  `[![a](${elsewhere}/in-link.png)](${elsewhere}/link)`,
  `![a][r]\n\n[r]: ${elsewhere}/reference.png`,
  `<img src="${elsewhere}/raw.png">`,
  `<link rel="stylesheet" href="${elsewhere}/a.css"><meta http-equiv="refresh" content="0;url=${elsewhere}/m"><base href="${elsewhere}/">`,
];
const FETCHING = /<(?:img|link|meta http-equiv|base|iframe|object|embed|script|video|audio)\b[^>]*127\.0\.0\.1/i;

describe('the server fetches nothing that someone else has named', () => {
  test('not for an answer in HTML or CSS, whatever it links to', async () => {
    const answers = [
      ...texts(),
      `<style>@import "${elsewhere}/style.css"; h1 { background: url(${elsewhere}/b.png) }</style><h1>Hei</h1>`,
      `@import "${elsewhere}/import.css"; @font-face { font-family: x; src: url(${elsewhere}/f.woff2) } h1 { background: url(${elsewhere}/c.png) }`,
    ];
    const exercises = (await server.app.get('larer_oversikt')).body.courses
      .filter(({ slug }: { slug: string }) => slug === 'html' || slug === 'css')
      .map(({ lessons }: { lessons: { slug: string; exercises: { blokk_slug: string }[] }[] }) =>
        lessons.flatMap((one) => one.exercises.map(({ blokk_slug }) => ({ doc_slug: one.slug, blokk_slug }))).at(0),
      );
    expect(exercises).toHaveLength(2);
    for (const place of exercises) {
      for (const answer of answers) {
        const { status } = await server.app.post('oppgave_svar', { ...place, answer });
        expect(status).toBe(200);
      }
    }
    expect(requests).toEqual([]);
  });

  test('not for a comment, a profile or a document, and none of them makes a reader’s browser do it', async () => {
    const { access, username } = await server.app.signedIn('lenker');
    const token = { token: access };
    for (const txt of texts()) {
      const comment = { id: randomUUID(), doc_slug: 'mal', blokk_slug: 'text', txt };
      expect((await server.app.post('blokk_kommentar', comment, token)).status).toBe(201);
      await server.app.post('user_profil_item_txt', { item: 'bio_public', txt: txt.slice(0, 500) }, token);
      expect((await server.app.get(`/profil_disp/${username}`)).body).not.toMatch(FETCHING);
      const document = lesson('lenke', [{ slug: 'tekst', type: 'text', txt: both(txt) }]);
      const { status, body } = await server.post('admin_preview', { json: JSON.stringify(document) });
      if (status === 200) expect(JSON.stringify(body.document).replaceAll('\\"', '"')).not.toMatch(FETCHING);
      else expect(status).toBe(400);
    }
    expect((await server.app.get('/mal')).body).not.toMatch(FETCHING);
    expect(requests).toEqual([]);
  });

  test('not for a picture or a website that a profile names', async () => {
    const { access } = await server.app.signedIn('nettsted');
    const token = { token: access };
    const set = await server.app.post('user_profil_item_txt', { item: 'url_public', txt: `${elsewhere}/me` }, token);
    expect(set.status).toBe(200);
    await server.app.get('/profil_disp/nettsted');
    await server.app.get('profil_disp/nettsted');
    expect(requests).toEqual([]);
  });
});
