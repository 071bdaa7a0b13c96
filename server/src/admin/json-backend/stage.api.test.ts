import type { Translated } from '@kodestien/contract/language';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../document/source/content-root.ts';
import { listFiles } from '../../document/source/list-files.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';
import { both, lesson } from '../testing/lesson.ts';

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
});
afterAll(() => admin.dispose());
beforeEach(async () => {
  await admin.app.connection.deleteFrom('stage').execute();
});

const add = (json: string, more: object = {}) => admin.post('admin_json_back_add', { json, ...more });
const staged = async () => (await admin.get('admin_json_back')).body.staged;

describe('the stage', () => {
  test('shows each change as a diff against what is live, and readers see nothing of it', async () => {
    expect((await admin.retitle('python', 'Slange')).body).toMatchObject({
      slug: 'python',
      kind: 'changed',
      changes: [{ path: 'tittel._no', before: 'Python', after: 'Slange' }],
      conflict: null,
    });
    await admin.stage(lesson('ny'));
    await admin.post('admin_json_back_remove', { slug: 'css' });
    const { body } = await admin.get('admin_json_back');
    expect(body.staged.map(({ slug, kind }: { slug: string; kind: string }) => [slug, kind])).toEqual([
      ['css', 'removed'],
      ['ny', 'added'],
      ['python', 'changed'],
    ]);
    expect(body.staged[0].changes).toMatchObject([{ path: '', before: { slug: 'css' }, after: null }]);
    expect(body.staged[1].changes).toMatchObject([{ path: '', before: null, after: { slug: 'ny' } }]);
    expect(body.staged[2].base_revision).toBe(body.revision);
    expect(await admin.title('python')).toBe('Python');
    expect((await admin.app.get('get_doc_slug?slug=ny')).status).toBe(404);
  });

  test('lies over the list of documents, each course followed by its lessons', async () => {
    await admin.retitle('python', 'Slange');
    await admin.stage(lesson('ny'));
    await admin.post('admin_json_back_remove', { slug: 'css' });
    const { documents } = (await admin.get('admin_json_back')).body;
    const of = (slug: string) => documents.find((entry: { slug: string }) => entry.slug === slug);
    expect(of('python')).toMatchObject({ tittel: { _no: 'Slange' }, live: true, staged: 'changed', edited: false });
    expect(of('ny')).toMatchObject({ live: false, staged: 'added', parent: 'python' });
    expect(of('css')).toMatchObject({ live: true, staged: 'removed' });
    expect(of('html').staged).toBeNull();
    const order = documents.map(({ slug }: { slug: string }) => slug);
    expect(order.indexOf('ny')).toBeGreaterThan(order.indexOf('python-variables'));
    expect(order.indexOf('ny')).toBeLessThan(order.indexOf('javascript'));
    expect(new Set(order).size).toBe(order.length);
  });

  test('is each superuser’s own; others learn what is under way, not what it says', async () => {
    const other = await admin.app.signedInSuperuser('kollega');
    await admin.retitle('python', 'Hemmelig slange');
    const { body } = await admin.get('admin_json_back', other.access);
    expect(body.staged).toEqual([]);
    expect(body.others).toMatchObject([{ slug: 'python', kind: 'changed', by: 'sjef' }]);
    expect(JSON.stringify(body)).not.toContain('Hemmelig');
  });

  test('gives back what was put in, and drops it when asked', async () => {
    await admin.retitle('python', 'Slange');
    const { body } = await admin.get('admin_json_back_document?slug=python');
    expect(JSON.parse(body.staged.json).tittel._no).toBe('Slange');
    expect(JSON.parse(body.live.json).tittel._no).toBe('Python');
    expect(body.live).toMatchObject({ edited: false, source: 'python/course.md' });
    expect(body.staged.base_sha256).toBe(body.live.sha256);
    expect((await admin.post('admin_json_back_remove', { slug: 'python', unstage: true })).status).toBe(200);
    expect(await staged()).toEqual([]);
    expect((await admin.post('admin_json_back_remove', { slug: 'python', unstage: true })).status).toBe(404);
  });

  test('forgets a change that was undone, and a new document that is removed again', async () => {
    const document = await admin.source('python');
    await admin.retitle('python', 'Slange');
    expect((await admin.stage(document)).body).toMatchObject({ changes: [], conflict: null });
    await admin.stage(lesson('ny'));
    await admin.post('admin_json_back_remove', { slug: 'ny' });
    expect(await staged()).toEqual([]);
  });

  test('knows no document that is nowhere', async () => {
    expect((await admin.get('admin_json_back_document?slug=nowhere')).status).toBe(404);
    expect((await admin.post('admin_json_back_remove', { slug: 'nowhere' })).status).toBe(404);
    expect((await admin.get('admin_json_back_document')).status).toBe(400);
    expect((await admin.get('admin_json_back_document?slug=../etc')).status).toBe(400);
  });
});

describe('a document that is not right', () => {
  test('is refused with line and column of each issue, and nothing is staged', async () => {
    const blocks = [
      { slug: 'a', type: 'text', txt: { _no: 'Hei' } },
      { slug: 'b', type: 'poem' },
      { slug: 'c', type: 'code', language: 'cobol', code: both('x') },
      7,
    ];
    const { tittel, ...rest } = lesson('feil', blocks);
    const text = JSON.stringify({ ...rest, order: 'først', extra: tittel }, null, 2);
    const answer = await add(text);
    expect([answer.status, answer.body.code]).toEqual([400, 'document_invalid']);
    const lines = text.split('\n');
    const types = 'text, code, run, exercise, quiz, image, link, project';
    const codes = 'python, javascript, html, css, text';
    const found = answer.body.issues.map(
      ({ path, line, column, reason }: { path: string; line: number; column: number; reason: Translated }) => [
        path,
        lines[line - 1]?.slice(column - 1).trim(),
        reason._no,
        reason._eng,
      ],
    );
    expect(found).toEqual(
      expect.arrayContaining([
        ['tittel', '{', 'mangler', 'is missing'],
        ['extra', '"extra": {', 'er ikke en gyldig innstilling her', 'is not a valid setting here'],
        ['order', '"order": "først",', 'må være et heltall', 'must be a whole number'],
        ['blocks.0.txt._eng', '"txt": {', 'mangler', 'is missing'],
        ['blocks.1.type', '"type": "poem"', `må være en av disse: ${types}`, `must be one of ${types}`],
        ['blocks.2.language', '"language": "cobol",', `må være en av disse: ${codes}`, `must be one of ${codes}`],
        ['blocks.3', '7', 'må være et objekt', 'must be an object'],
      ]),
    );
    expect(found).toHaveLength(7);
    expect(await staged()).toEqual([]);
  });

  test.each([
    ['{\n  "slug": "a",,\n}', 2, 15],
    ['', undefined, undefined],
    ['[]', 1, 1],
    ['null', 1, 1],
    ['"hei"', 1, 1],
  ])('%j is no document', async (json, line, column) => {
    const answer = await add(json);
    expect(answer.status).toBe(400);
    if (line !== undefined) expect(answer.body.issues[0]).toMatchObject({ line, column });
  });

  test('may not hold what no page can show', async () => {
    const text = JSON.stringify(lesson('nul', [{ slug: 'a', type: 'text', txt: both('x') }]));
    for (const bad of ['\\u0000', '\\ud800']) {
      const answer = await add(text.replace('"_no":"x"', `"_no":"${bad}"`));
      expect(answer.body.issues).toMatchObject([
        { path: 'blocks.0.txt._no', reason: { _eng: 'contains a character that cannot be shown' } },
      ]);
    }
  });

  test('may be larger than a form, but not without end', async () => {
    const code = both('x'.repeat(9000));
    const blocks = Array.from({ length: 60 }, (_, index) => ({
      slug: `b${index}`,
      type: 'run',
      language: 'css',
      code,
    }));
    expect((await admin.stage(lesson('stor', blocks))).status).toBe(200);
    const many = Array.from({ length: 201 }, (_, index) => ({ slug: `b${index}`, type: 'text', txt: both('x') }));
    expect((await admin.stage(lesson('mange', many))).body.issues).toMatchObject([{ path: 'blocks' }]);
    expect((await add('x'.repeat(2_000_001))).body.fields).toMatchObject([{ field: 'json', code: 'field_too_long' }]);
    expect((await add('x'.repeat(9_000_000))).status).toBe(413);
  });
});

describe('a picture', () => {
  test('gets its size and version from its file', async () => {
    const src = (await listFiles(CONTENT_FOLDER)).find((path) => path.endsWith('.svg'));
    const block = { slug: 'bilde', type: 'image', src, alt: both('Et bilde') };
    expect((await admin.stage(lesson('med-bilde', [block]))).status).toBe(200);
    const { body } = await admin.get('admin_json_back_document?slug=med-bilde');
    expect(JSON.parse(body.staged.json).blocks[0]).toMatchObject({
      width: expect.any(Number),
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    expect((await admin.stage(lesson('med-to', [{ ...block, src_eng: src }]))).status).toBe(200);
    const twoPictures = (await admin.get('admin_json_back_document?slug=med-to')).body;
    const [picture] = JSON.parse(twoPictures.staged.json).blocks;
    expect(picture.version_eng).toBe(picture.version);
    const unknown = await admin.stage(lesson('uten', [{ ...block, src: 'css/images/nowhere.svg' }]));
    expect(unknown.body.issues.map(({ path }: { path: string }) => path)).toContain('blocks.0.width');
  });
});

test('the schema is one that an editor can use', async () => {
  const { body } = await admin.get('admin_json_schema');
  expect(body).toMatchObject({ type: 'object', additionalProperties: false });
  const image = body.properties.blocks.items.anyOf.find(
    (block: { properties: { type: { const: string } } }) => block.properties.type.const === 'image',
  );
  expect(image.required).toEqual(['slug', 'type', 'src', 'alt']);
});

test('the export is the files that the documents came from', async () => {
  const { body } = await admin.get('admin_export');
  const sources = (await listFiles(CONTENT_FOLDER)).filter((path) => path.endsWith('.md') && path !== 'README.md');
  expect(body.files.map(({ path }: { path: string }) => path)).toEqual(sources);
  expect(body.files[0].content).toMatch(/^---\nslug: /);
  expect(body.pictures.length).toBeGreaterThan(0);
});
