import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../document/load.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
});
afterAll(() => app.dispose());

const RIGHT = ['1', 'Ada', '–', '3', '"Ada"', '–', '5', 'Ada', '', '5', "'Ada'", 'Ada 5'];
const WRONG = RIGHT.with(6, '4');
const fill = (answer: string[], token?: string) =>
  app.post(
    'quiz_svar',
    { doc_slug: 'mal', blokk_slug: 'quiz-trace', answer, human_lang: '_no' },
    token ? { token } : {},
  );

describe('a table of values', () => {
  test('is sent without its values, and with the words for wrong and right answers kept back', async () => {
    const { body } = await app.get('get_doc_slug?slug=mal');
    const block = body.blocks.find(({ slug }: { slug: string }) => slug === 'quiz-trace');
    expect(block.table).toEqual({
      columns: { _no: ['poeng', 'navn'], _eng: ['points', 'name'] },
      rows: [2, 4, 4, 5],
      printed: true,
      stdin: { _no: '', _eng: '' },
    });
    expect(block).not.toHaveProperty('help');
    expect(block).not.toHaveProperty('explanation');
  });

  test('a visitor’s wrong answer names the first wrong row and helps, and tells no value', async () => {
    const { body } = await fill(WRONG);
    expect(body).toEqual({
      passed: false,
      parts: [{ id: '2', correct: false, why: 'Se på linje 4. Hva var `poeng` før linjen, og hva legges til?' }],
      explanation: null,
      poeng_earned: 0,
      poeng: null,
    });
  });

  test('a right answer is explained and earns its points, half of them after a wrong one', async () => {
    const first = await app.signedIn('sporer');
    expect((await fill(RIGHT, first.access)).body).toMatchObject({
      passed: true,
      poeng_earned: 5,
      explanation: expect.stringContaining('to ganger'),
    });
    const second = await app.signedIn('bommer');
    await fill(WRONG, second.access);
    expect((await fill(RIGHT, second.access)).body).toMatchObject({ passed: true, poeng_earned: 2 });
  });

  test('the program of the author is run once, and its steps are stored', async () => {
    await fill(WRONG);
    await fill(RIGHT);
    await fill(['9']);
    // What the exercises of the same page need is made in the background meanwhile.
    const stored = await app.connection.selectFrom('reference_observation').select('observations').execute();
    expect(stored.filter(({ observations }) => observations.includes('"steps":'))).toHaveLength(1);
  });

  test('an answer with more cells than any table has is refused', async () => {
    expect((await fill(Array.from({ length: 61 }, () => '1'))).status).toBe(400);
  });
});
