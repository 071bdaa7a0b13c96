import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../document/load.ts';
import { listDocuments } from '../document/queries.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const RIGHT = 'def double(n):\n    return n * 2\n';
const ADDS = 'def double(n):\n    return n + 2\n';
const PRINTS = 'def double(n):\n    print(n * 2)\n';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
});
afterAll(() => app.dispose());

const exercise = { doc_slug: 'mal', blokk_slug: 'exercise' };
const answer = (text: string, token?: string, rest: object = {}) =>
  app.post('oppgave_svar', { ...exercise, answer: text, ...rest }, token ? { token } : {});
const look = (token?: string, try_token?: string) =>
  app.post('oppgave_losning', { ...exercise, ...(try_token && { try_token }) }, token ? { token } : {});
const quiz = (blokk_slug: string, given: string[], token?: string) =>
  app.post('quiz_svar', { doc_slug: 'mal', blokk_slug, answer: given }, token ? { token } : {});

describe('Answering an exercise', () => {
  test('a right answer passes every check and earns its points once', async () => {
    const { access } = await app.signedIn('loser');
    const first = await answer(RIGHT, access);
    expect(first.body).toMatchObject({ passed: true, poeng_earned: 10, poeng: 10, tries: 0 });
    expect(first.body.checks).toHaveLength(5);
    const again = await answer(RIGHT, access);
    expect(again.body).toMatchObject({ passed: true, poeng_earned: 0, poeng: 10 });
    expect((await app.post('get_player', {}, { token: access })).body.poeng).toBe(10);
  });

  test('twenty right answers at once earn the points of one', async () => {
    const { access } = await app.signedIn('ivrig');
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(RIGHT, access)));
    // So many at once from one person: some are told to come back.
    const judged = answers.filter(({ status }) => status === 200);
    expect(judged.length).toBeGreaterThan(1);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(judged.reduce((sum, { body }) => sum + body.poeng_earned, 0)).toBe(10);
  });

  test('a class that begins with many exercises at once, which nobody has solved before, gets all its verdicts', async () => {
    const documents = (await listDocuments(app.connection)).map(({ document }) => document);
    const exercises = documents.flatMap(({ slug, blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'exercise' && block.language === 'css'
          ? [{ doc_slug: slug, blokk_slug: block.slug, answer: block.solution._no }]
          : [],
      ),
    );
    expect(exercises.length).toBeGreaterThan(15);
    const answers = await Promise.all(
      exercises.map((body, index) => app.post('oppgave_svar', body, { address: `10.0.1.${index}` })),
    );
    expect(answers.filter(({ body }) => body.passed !== true).map(({ status, body }) => [status, body.code])).toEqual(
      [],
    );
  });

  test('a wrong answer tells what was expected, what came and the words of the author, and of hidden checks only a clue', async () => {
    const { body } = await answer(ADDS, undefined, { human_lang: '_no' });
    expect(body).toMatchObject({ passed: false, poeng_earned: 0, poeng: null, tries: 1, solution: null });
    const [two, zero, ...hidden] = body.checks;
    expect(two).toMatchObject({ id: 'two', state: 'passed' });
    expect(zero).toMatchObject({
      id: 'zero',
      state: 'failed',
      reason: 'different',
      expected: '0',
      got: '2',
      help: 'Det dobbelte av 0 er 0. Legger du til noe i stedet for å gange?',
    });
    expect(hidden.map(({ id }: { id: string }) => id)).toEqual(['hidden-1', 'hidden-2', 'hidden-3']);
    for (const check of hidden) {
      expect(Object.keys(check).sort()).toEqual(['clue', 'hidden', 'id', 'name', 'passed', 'state']);
    }
    expect(hidden[0].clue).toBe('et tall under null');
  });

  test('a wrong drawing comes with what was drawn and what should have been, of public checks alone', async () => {
    const square = 'from turtle import *\nside = int(input())\nfor i in range(4):\n    forward(side)\n    left(90)\n';
    const { body } = await app.post('oppgave_svar', {
      doc_slug: 'python-turtle',
      blokk_slug: 'warning-triangle',
      human_lang: '_eng',
      answer: square,
    });
    const [hundred, ...others] = body.checks;
    expect(hundred).toMatchObject({ id: 'hundred', reason: 'drawing' });
    const lines = (steps: { kind: string }[]) => steps.filter(({ kind }) => kind === 'line').length;
    expect([lines(hundred.drawn.expected), lines(hundred.drawn.got)]).toEqual([3, 4]);
    expect(others.filter((check: object) => 'drawn' in check)).toEqual([]);
  });

  test('the solution may be seen after three tries, and a program that does not start is no try', async () => {
    const { access } = await app.signedIn('sliter');
    const unreadable = (await answer('def double(n)\n', access)).body;
    expect(unreadable).toMatchObject({ syntax: true, tries: 0 });
    expect(unreadable.checks[0].error).toMatchObject({ type: 'SyntaxError', line: 1, syntax: true });
    expect((await answer(ADDS, access)).body).toMatchObject({ tries: 1, solution: null });
    expect((await answer(PRINTS, access)).body).toMatchObject({ tries: 2, solution: null });
    expect((await look(access)).body).toMatchObject({ code: 'solution_too_early' });
    expect((await answer(ADDS, access)).body).toMatchObject({ tries: 3, solution: null, may_look: true });
  });

  test('a solution that was looked at first leaves half of the points, once and for all', async () => {
    const { access } = await app.signedIn('kikker');
    for (let tries = 0; tries < 3; tries++) await answer(ADDS, access);
    const seen = await Promise.all([look(access), look(access)]);
    for (const { body } of seen) expect(body).toMatchObject({ solution: expect.stringContaining('n * 2'), poeng: 5 });
    expect((await answer(RIGHT, access)).body).toMatchObject({ passed: true, poeng_earned: 5, poeng: 5 });
    expect((await look(access)).body).toMatchObject({ poeng: 5 });
    expect((await answer(RIGHT, access)).body).toMatchObject({ poeng_earned: 0, poeng: 5 });
    const { body } = await app.get('user_data_export', { token: access });
    expect(body.seen_solutions).toEqual([{ ...exercise, seen_at: expect.anything() }]);
  });

  test('a solution that is looked at after solving, or after three tries but never opened, costs nothing', async () => {
    const first = await app.signedIn('flink');
    await answer(RIGHT, first.access);
    expect((await look(first.access)).body).toMatchObject({ poeng: 10 });
    const second = await app.signedIn('seig');
    for (let tries = 0; tries < 3; tries++) await answer(ADDS, second.access);
    expect((await answer(RIGHT, second.access)).body).toMatchObject({ poeng_earned: 10, poeng: 10 });
  });

  test('nobody looks with the tries of someone else, or at what is no exercise', async () => {
    expect((await look()).body.code).toBe('solution_too_early');
    expect((await look(undefined, '3.made-up')).status).toBe(409);
    expect((await app.post('oppgave_losning', { doc_slug: 'mal', blokk_slug: 'text' })).status).toBe(404);
    expect((await look('not-a-token')).status).toBe(401);
  });

  test('a visitor gets the same verdict, and tries that cannot be made up', async () => {
    const first = (await answer(ADDS)).body;
    const second = (await answer(ADDS, undefined, { try_token: first.try_token })).body;
    expect(second.tries).toBe(2);
    const forged = (await answer(ADDS, undefined, { try_token: `9.${second.try_token.split('.')[1]}` })).body;
    expect(forged).toMatchObject({ tries: 1, solution: null });
    const third = (await answer(ADDS, undefined, { try_token: second.try_token })).body;
    expect(third).toMatchObject({ solution: null, may_look: true });
    expect((await look(undefined, third.try_token)).body.solution).toContain('n * 2');
  });

  test('a block that is no exercise, a token that has ended and an answer that is too long are refused', async () => {
    expect((await app.post('oppgave_svar', { doc_slug: 'mal', blokk_slug: 'text', answer: '' })).status).toBe(404);
    expect((await app.post('oppgave_svar', { doc_slug: 'nope', blokk_slug: 'text', answer: '' })).status).toBe(404);
    expect((await answer(RIGHT, 'not-a-token')).status).toBe(401);
    expect((await answer('x'.repeat(20_001))).status).toBe(400);
  });

  test('an endless program is stopped, and the next answer is judged as always', async () => {
    const { body } = await answer('while True:\n    pass\n');
    expect(body.passed).toBe(false);
    expect(body.checks[0]).toMatchObject({ reason: 'time' });
    expect((await answer(RIGHT)).body.passed).toBe(true);
  });
});

describe('Answering a question', () => {
  test('the first right choice earns all points, with the explanation; a second one half', async () => {
    const quick = await app.signedIn('rask');
    expect((await quiz('quiz', ['text'], quick.access)).body).toMatchObject({ passed: true, poeng_earned: 5 });
    const slow = await app.signedIn('treg');
    const wrong = (await quiz('quiz', ['number'], slow.access)).body;
    expect(wrong).toMatchObject({ passed: false, explanation: null, parts: [{ id: 'number', correct: false }] });
    expect((await quiz('quiz', ['text'], slow.access)).body).toMatchObject({ passed: true, poeng_earned: 2 });
    expect((await quiz('quiz', ['text'], slow.access)).body).toMatchObject({ passed: true, poeng_earned: 0, poeng: 2 });
  });

  test('a solved question is read again without a trace, and one that is not solved cannot be tried that way', async () => {
    const { access } = await app.signedIn('leser');
    const again = (given: string[]) =>
      app.post('quiz_svar', { doc_slug: 'mal', blokk_slug: 'quiz', answer: given, again: true }, { token: access });
    // Not solved: it counts as any other answer.
    expect((await again(['number'])).body).toMatchObject({ passed: false });
    expect((await quiz('quiz', ['text'], access)).body).toMatchObject({ passed: true, poeng_earned: 2 });
    const read = (await again(['text'])).body;
    expect(read).toMatchObject({ passed: true, poeng_earned: 0, poeng: 2, explanation: expect.stringContaining('<') });
    const { body } = await app.get('user_data_export', { token: access });
    expect(body.answers).toHaveLength(2);
  });

  test('choosing everything is not right', async () => {
    expect((await quiz('quiz', ['text', 'number', 'error'])).body.passed).toBe(false);
  });

  test('lines must be in order, and a line that does not belong is told why', async () => {
    expect((await quiz('quiz-order', ['loop', 'print', 'done'])).body.passed).toBe(true);
    expect((await quiz('quiz-order', ['print', 'loop', 'done'])).body).toMatchObject({
      passed: false,
      parts: [{ id: 'print', correct: false }],
    });
    const { body } = await quiz('quiz-order', ['paren', 'print', 'done']);
    expect(body.parts).toEqual([{ id: 'paren', correct: false, why: expect.stringContaining('kolon') }]);
    expect((await quiz('quiz-order', ['loop', 'print'])).body.passed).toBe(false);
  });

  test('gaps take what the author accepts, and the output is found by running the program', async () => {
    expect((await quiz('quiz-fill', [' print '])).body.passed).toBe(true);
    expect((await quiz('quiz-fill', ['skriv'])).body).toMatchObject({
      passed: false,
      parts: [{ id: '0', correct: false }],
    });
    expect((await quiz('quiz-predict', ['10'])).body.passed).toBe(true);
    expect((await quiz('quiz-predict', ['7'])).body.passed).toBe(false);
  });
});

test('the page is given what the public checks expect as soon as that is known, and nothing of the hidden ones', async () => {
  await answer(RIGHT, undefined, { human_lang: '_no' });
  await answer(RIGHT, undefined, { human_lang: '_eng' });
  const exerciseIn = async () => {
    const { body } = await app.call('GET', 'get_doc_slug?slug=mal');
    return body.blocks.find(({ slug }: { slug: string }) => slug === 'exercise');
  };
  await expect.poll(async () => (await exerciseIn()).checks[0].expected, { timeout: 60_000 }).not.toBeNull();
  const { checks, hidden_checks } = await exerciseIn();
  expect(checks.map(({ id }: { id: string }) => id)).toEqual(['two', 'zero']);
  expect(checks[0].expected._no.value).toEqual({ type: 'int', text: '4' });
  expect(hidden_checks).toBe(3);
});

test('the page to come to is shown where its author lets it be seen, and only there', async () => {
  const { body } = await app.call('GET', 'get_doc_slug?slug=mal');
  const targets = body.blocks.flatMap(({ type, target }: { type: string; target: unknown }) =>
    type === 'exercise' ? [target] : [],
  );
  expect(targets).toEqual([null, { _no: '<h1>Varden</h1>', _eng: '<h1>The cairn</h1>' }]);
});

test('nothing that gives an answer away is in the document that readers get', async () => {
  const { body } = await app.call('GET', 'get_doc_slug?slug=mal');
  const text = JSON.stringify(body);
  expect(text).not.toContain('n * 2');
  expect(text).not.toContain('"hidden":');
  expect(text).not.toContain('"correct"');
  expect(text).not.toContain('1000000');
  expect(text).not.toContain('wrong');
});
