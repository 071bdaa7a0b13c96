import type { SourceDocument } from '@kodestien/contract/document/document';
import { createGrader } from '@kodestien/sandbox/server/grader';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../document/load.ts';
import { bumpRevision, putDocument } from '../document/queries.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { References } from './references.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
});
afterAll(() => app.dispose());

const quiz = (blokk_slug: string, answer: string[]) => app.post('quiz_svar', { doc_slug: 'mal', blokk_slug, answer });

describe('a Parsons problem with indentation', () => {
  test('passes with the author’s lines as the author has them', async () => {
    const { body } = await quiz('quiz-parsons', ['start', 'greeting', 'loop', 'add:1', 'done:0']);
    expect(body).toMatchObject({ passed: true, parts: expect.arrayContaining([{ id: 'add', correct: true }]) });
  });

  test('passes in every order that runs the same', async () => {
    for (const answer of [
      ['greeting', 'start', 'loop', 'add:1', 'done'],
      ['start', 'loop', 'add:1', 'greeting', 'done'],
      ['start', 'loop', 'add:1', 'greeting:1', 'done'],
    ]) {
      expect([answer, (await quiz('quiz-parsons', answer)).body.passed]).toEqual([answer, true]);
    }
  });

  test('fails in an order that prints something else or stops with an error, and says where', async () => {
    for (const [answer, part] of [
      [['start', 'greeting', 'loop', 'add:1', 'done:1'], { id: 'done', correct: false, indent: true }],
      [['start', 'greeting', 'loop', 'add', 'done'], { id: 'add', correct: false, indent: true }],
      [['loop', 'start:1', 'greeting:1', 'add:1', 'done'], { id: 'loop', correct: false }],
      [['done', 'start', 'greeting', 'loop', 'add:1'], { id: 'done', correct: false }],
    ] as const) {
      expect((await quiz('quiz-parsons', [...answer])).body).toMatchObject({ passed: false, parts: [part] });
    }
  });
});

describe('programs of the author’s lines', () => {
  const stored = async () => (await app.connection.selectFrom('reference_observation').select('hash').execute()).length;

  test('are alike when they end and print the same; one that shows nothing is like no other', async () => {
    const grader = createGrader({ size: 1 });
    const references = new References({ connection: app.connection, grader, now: Date.now });
    const alike = (one: string, other: string) => references.doTheSame('python', one, other, 'someone');
    expect(await alike('x = 1\ny = 2', 'y = 2\nx = 1')).toBe(false);
    expect(await alike('x = 1\nprint(x)', 'x = 1\nprint( x )')).toBe(true);
    expect(await alike('x = 1\nprint(x)', 'print(x)\nx = 1')).toBe(false);
    expect(await alike('x = 1\nprint(x)', 'while True:\n    x = 1')).toBe(false);
    grader.close();
  });

  test('are not stored: only what the author wrote is', async () => {
    await quiz('quiz-parsons', ['greeting', 'start', 'loop', 'add:1', 'done']);
    const before = await stored();
    await quiz('quiz-parsons', ['start', 'loop', 'greeting:1', 'add:1', 'done']);
    await quiz('quiz-parsons', ['loop', 'greeting:1', 'start:1', 'add:1', 'done']);
    expect(await stored()).toBe(before);
  });
});

test('a document that was stored when the kind was called order is read and judged as a Parsons problem', async () => {
  const { connection, database, documents } = app.app.services;
  const row = await connection.selectFrom('document').selectAll().where('slug', '=', 'mal').executeTakeFirstOrThrow();
  const document: SourceDocument = JSON.parse(row.json);
  const earlier = document.blocks.map((block) => (block.slug === 'quiz-order' ? { ...block, kind: 'order' } : block));
  await connection.transaction().execute(async (transaction) => {
    await putDocument(transaction, { ...row, json: JSON.stringify({ ...document, blocks: earlier }), edited: 1 });
    await bumpRevision(transaction, database.kind);
  });
  await documents.changed();
  const { body } = await app.get('get_doc_slug?slug=mal');
  expect(body.blocks.find(({ slug }: { slug: string }) => slug === 'quiz-order').kind).toBe('parsons');
  expect((await quiz('quiz-order', ['loop', 'print', 'done'])).body.passed).toBe(true);
  expect((await quiz('quiz-order', ['print', 'loop', 'done'])).body.passed).toBe(false);
});
