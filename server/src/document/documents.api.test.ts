import { brotliDecompressSync } from 'node:zlib';
import type { HeaderItem } from '@kodestien/contract/document/reader';
import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { loadContent } from './load.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
});
afterAll(() => app.dispose());

describe('the header list', () => {
  test('anyone gets the documents with title, icon, page, children and sub-links', async () => {
    const { status, body } = await app.get('get_doc_header');
    expect(status).toBe(200);
    const slugs = body.map(({ slug }: HeaderItem) => slug);
    for (const slug of ['landing', 'signin', 'signout', 'signup', 'mal', 'user_profil_list']) {
      expect(slugs).toContain(slug);
    }
    expect(slugs.slice(-5)).toEqual(['python', 'javascript', 'html', 'css', 'mathematics']);
    expect(body.find(({ slug }: HeaderItem) => slug === 'python')).toEqual({
      slug: 'python',
      tittel: { _no: 'Python', _eng: 'Python' },
      icon: 'python',
      page: '/doc/python',
      expanded: false,
      children: expect.arrayContaining([
        {
          slug: 'python-variables',
          tittel: { _no: 'Variabler', _eng: 'Variables' },
          icon: 'cairn',
          page: '/doc/python-variables',
          exercises: expect.any(Number),
        },
      ]),
      ch_arr: [
        {
          slug: 'python-reference',
          tittel: { _no: 'Python-oversikt', _eng: 'Python reference' },
          icon: 'book',
          page: '/doc/python-reference',
          tagg_src: 1,
        },
        {
          slug: 'python-projects',
          tittel: { _no: 'Prosjekter du eier', _eng: 'Projects of your own' },
          icon: 'cairn',
          page: '/doc/python-projects',
          tagg_src: 1,
        },
      ],
    });
  });

  test('a browser that has it already is told so without getting it again', async () => {
    const { headers } = await app.get('get_doc_header');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await app.get('get_doc_header', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect((await app.get('get_doc_header', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  test('it comes compressed to those who can read that', async () => {
    const plain = await app.app.http.inject({ url: '/api/get_doc_header' });
    const packed = await app.app.http.inject({
      url: '/api/get_doc_header',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});

describe('a document', () => {
  test('comes with its blocks, its course, its neighbours and its headings', async () => {
    const { status, body } = await app.get('get_doc_slug?slug=python-variables');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: 'python-variables',
      page: '/doc/python-variables',
      parent: 'python',
      previous: { slug: 'python-first-steps', page: '/doc/python-first-steps' },
      next: { slug: 'python-input' },
      course: {
        slug: 'python',
        ch_arr: [
          { slug: 'python-reference', tagg_src: 1 },
          { slug: 'python-projects', tagg_src: 1 },
        ],
      },
    });
    expect(body.course.lessons.slice(0, 4).map(({ slug }: { slug: string }) => slug)).toEqual([
      'python-first-steps',
      'python-variables',
      'python-input',
      'python-text',
    ]);
    expect(body.headings[0]).toEqual({
      id: 'names--1',
      level: 2,
      blokk_slug: 'names',
      txt: { _no: 'Et navn på en verdi', _eng: 'A name for a value' },
    });
    expect(body.blocks[0]).toMatchObject({ slug: 'names', type: 'text' });
    expect(body.blocks[0].html._eng).toContain('<h2 id="names--1"><a href="#names--1">A name for a value</a></h2>');
  });

  test('a course leads to its first lesson, the last lesson to nowhere, a reference page has no neighbours', async () => {
    const course = (await app.get('get_doc_slug?slug=css')).body;
    expect(course).toMatchObject({
      parent: null,
      previous: null,
      next: { slug: 'css-first-rule' },
      course: { slug: 'css' },
    });
    expect((await app.get('get_doc_slug?slug=css-animation')).body.next).toBeNull();
    const reference = (await app.get('get_doc_slug?slug=css-reference')).body;
    expect(reference).toMatchObject({ parent: 'css', previous: null, next: null, course: { slug: 'css' } });
    expect((await app.get('get_doc_slug?slug=landing')).body).toMatchObject({ course: null, page: '/' });
  });

  test('code is coloured already, and comes as plain text too', async () => {
    const { body } = await app.get('get_doc_slug?slug=python-first-steps');
    const code = body.blocks.find(({ slug }: ReaderBlock) => slug === 'hello');
    expect(code.code).toEqual({ _no: 'print("Hei, verden!")', _eng: 'print("Hello, world!")' });
    expect(code.html._no).toContain('<span class="tok-string">&quot;Hei, verden!&quot;</span>');
  });

  test('one that does not exist is not found; a slug that cannot be one is refused', async () => {
    expect(await app.get('get_doc_slug?slug=nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const query of ['', '?slug=', '?slug=../x', '?slug=%00', `?slug=${'a'.repeat(61)}`, '?slug=python&x=1']) {
      expect((await app.get(`get_doc_slug${query}`)).status, query).toBe(400);
    }
    expect((await app.post('get_doc_slug', {})).status).toBe(405);
  });
});

describe('the template', () => {
  test('has one of every block type', async () => {
    const { status, body } = await app.get('mal');
    expect(status).toBe(200);
    const types = new Set(body.blocks.map(({ type }: ReaderBlock) => type));
    expect(types).toEqual(new Set(['text', 'code', 'run', 'exercise', 'quiz', 'image', 'link', 'project']));
  });

  test('solutions, hidden checks and right answers never leave the server', async () => {
    const answers = [
      (await app.app.http.inject('/api/mal')).body,
      (await app.app.http.inject('/api/get_doc_slug?slug=mal')).body,
      (await app.app.http.inject('/api/blokk?doc_slug=mal&blokk_slug=exercise')).body,
      (await app.app.http.inject('/api/blokk?doc_slug=mal&blokk_slug=quiz')).body,
    ];
    for (const text of answers) {
      expect(text).not.toMatch(/n \* 2|"solution"|"hidden"|"wrong"|negativ|-7|1000000|"correct"|hverandre/);
    }
    const exercise = JSON.parse(answers[2] ?? '').blokk;
    expect(exercise.checks.map(({ id }: { id: string }) => id)).toEqual(['two', 'zero']);
  });
});

describe('pictures', () => {
  test('stand at an address that never changes its content', async () => {
    const { body } = await app.get('mal');
    const image = body.blocks.find(({ type }: ReaderBlock) => type === 'image');
    expect(image).toMatchObject({ width: 640, height: 220 });
    const answer = await app.app.http.inject(image.src);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('immutable');
    const other = await app.app.http.inject(image.src.replace(/v=.*/, 'v=000000000000'));
    expect(other.headers['cache-control']).toBe('no-cache');
  });

  test('nothing but pictures is served from the folder', async () => {
    for (const path of [
      'pages/mal.md',
      'README.md',
      '../package.json',
      '..%2fpackage.json',
      'python/images',
      'no.svg',
    ]) {
      expect((await app.get(`/content/${path}`)).status, path).toBe(404);
    }
  });
});
