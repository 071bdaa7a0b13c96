import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOO_HEAVY } from '../../document/issue-reasons/documents.ts';
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

const staged = async () => (await admin.get('admin_json_back')).body.staged;

describe('a preview', () => {
  test('is the document as readers would get it, among its neighbours, and nothing is kept', async () => {
    const text = JSON.stringify(
      lesson('prove', [{ slug: 'a', type: 'text', txt: both('**Hei** [x](/doc/nowhere)') }]),
      null,
      1,
    );
    const { status, body } = await admin.post('admin_preview', { json: text });
    expect(status).toBe(200);
    expect(body.document.blocks[0].html._no).toContain('<strong>Hei</strong>');
    expect(body.document.course.slug).toBe('python');
    expect(body.document.previous).not.toBeNull();
    const line = text.split('\n').findIndex((line) => line.includes('"_no": "**Hei**')) + 1;
    expect(body.issues[0]).toMatchObject({
      path: 'blocks.0.txt._no',
      line,
      reason: { _no: 'dokumentet «nowhere» finnes ikke', _eng: 'there is no document "nowhere"' },
    });
    expect(await staged()).toEqual([]);
    expect((await admin.post('admin_preview', { json: '{"slug":1}' })).body.code).toBe('document_invalid');
  });

  test('of an exercise tells neither the solution nor the hidden checks', async () => {
    const exercise = {
      slug: 'oppgave',
      type: 'exercise',
      language: 'python',
      tittel: both('Oppgave'),
      poeng: 1,
      task: both('Gjør det'),
      starter: both('# her'),
      solution: both('FASIT = 1'),
      checks: [{ id: 'skjult', name: both('Skjult'), hidden: true, kind: 'stdin', stdin: '' }],
    };
    const { status, body } = await admin.post('admin_preview', { json: JSON.stringify(lesson('prove', [exercise])) });
    expect(status).toBe(200);
    expect(JSON.stringify(body.document)).not.toMatch(/FASIT|skjult/);
  });
});

/** Coloured code in a block like this takes a second or two. */
const heavyBlock = (index: number) => ({
  slug: `b${index}`,
  type: 'code',
  language: 'css',
  code: both('a{b:c{'.repeat(1666)),
});
const heavy = (slug: string) =>
  lesson(
    slug,
    Array.from({ length: 20 }, (_, index) => heavyBlock(index)),
  );

describe('a document that takes too long to show', { timeout: 90_000 }, () => {
  test('is given up with the block that it was at, and everybody else is answered meanwhile', async () => {
    const text = JSON.stringify(heavy('treg'), null, 1);
    let isOver = false;
    const preview = admin.post('admin_preview', { json: text }).finally(() => {
      isOver = true;
    });
    let answered = 0;
    for (; !isOver; answered++) {
      expect((await admin.app.get('get_doc_header')).status).toBe(200);
      // Without a port, a request and its answer are no events of their own.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(answered).toBeGreaterThan(20);
    const { status, body } = await preview;
    expect([status, body.code]).toEqual([400, 'document_invalid']);
    expect(body.issues).toEqual([
      {
        slug: 'treg',
        file: null,
        path: expect.stringMatching(/^blocks\.\d+$/),
        line: expect.any(Number),
        column: expect.any(Number),
        reason: TOO_HEAVY,
      },
    ]);
    const [, index] = body.issues[0].path.split('.');
    expect(text.split('\n')[body.issues[0].line]).toContain(`"slug": "b${index}"`);
    // The next one is none the worse for it.
    expect((await admin.post('admin_preview', { json: JSON.stringify(lesson('rask')) })).status).toBe(200);
  });

  test('is not published', async () => {
    expect((await admin.stage(heavy('treg'))).status).toBe(200);
    const answer = await admin.post('admin_json_back_push');
    expect([answer.status, answer.body.code]).toEqual([400, 'content_invalid']);
    expect(answer.body.issues).toMatchObject([{ slug: 'treg', reason: TOO_HEAVY }]);
    expect((await admin.app.get('get_doc_slug?slug=treg')).status).toBe(404);
  });
});

describe('what a preview costs', () => {
  /** How often the texts of documents are read from the database. */
  function countReads(): { count: number } {
    const reads = { count: 0 };
    const isOfDocuments = (from: unknown) => /"name":"(?:document|stage)"/.test(JSON.stringify(from));
    const isText = (selection: object) =>
      !/"AliasNode"/.test(JSON.stringify(selection)) && /"SelectAllNode"|"name":"json"/.test(JSON.stringify(selection));
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const { from, selections = [] } = node as { from?: unknown; selections?: object[] };
        if (from && isOfDocuments(from) && selections.some(isText)) reads.count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    Object.assign(database, { connection: connection.withPlugin(plugin) });
    return reads;
  }
  let database: AdminApp['app']['app']['services']['database'];
  let connection: typeof database.connection;
  beforeEach(() => {
    database = admin.app.app.services.database;
    connection = database.connection;
  });
  afterEach(() => {
    Object.assign(database, { connection });
  });

  test('no document but its own is read while someone types', async () => {
    await admin.retitle('python', 'Slange');
    const preview = (title: string) =>
      admin.post('admin_preview', { json: JSON.stringify({ ...lesson('prove'), tittel: both(title) }) });
    expect((await preview('P')).body.document.course.tittel._no).toBe('Slange');
    const reads = countReads();
    for (const title of ['Pr', 'Prø', 'Prøv', 'Prøve']) {
      expect((await preview(title)).body.document).toMatchObject({ tittel: both(title), course: { slug: 'python' } });
    }
    expect(reads.count).toBe(0);
    // What is staged meanwhile is seen by the next preview, which reads that one.
    await admin.retitle('python', 'Orm');
    reads.count = 0;
    expect((await preview('Prøve')).body.document.course.tittel._no).toBe('Orm');
    expect(reads.count).toBe(1);
  });
});
