import { setImmediate as nextTurn } from 'node:timers/promises';
import { isExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { quizPoints } from '@kodestien/contract/learning/rules';
import { createGrader, type Grader } from '@kodestien/sandbox/server/grader';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { referencesAgain } from '../database/migrations/0011-references-again.ts';
import { loadContent } from '../document/load.ts';
import { bumpRevision, putDocument } from '../document/queries.ts';
import { startTestAppOn, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { References } from './references.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

let place: TestDatabase;
let app: TestApp;
/** A second server on the same database. */
let other: TestApp;
beforeAll(async () => {
  place = await createTestDatabase();
  app = await startTestAppOn(place, { RATE_LIMIT_FACTOR: '100' });
  await loadContent(app.app.services.database);
  other = await startTestAppOn(place, { RATE_LIMIT_FACTOR: '100' });
});
afterAll(async () => {
  await other.dispose();
  await app.dispose();
  await place.dispose();
});

const learner = async (username: string) => {
  const { access } = await app.signedIn(username);
  const { body } = await app.post('get_player', {}, { token: access });
  return { id: body.user.id as number, access };
};
const EXERCISE = { doc_slug: 'javascript-choices', blokk_slug: 'swim', human_lang: '_no' };
const RIGHT = 'console.log(Number(prompt()) >= 18 ? "Hopp uti!" : "Vent til i morgen");';
const WRONG = 'console.log("Hopp uti!");';
const answer = (text: string, token?: string, on = app) =>
  on.post('oppgave_svar', { ...EXERCISE, answer: text }, token ? { token } : {});
const quiz = (blokk_slug: string, given: string[], token?: string, address = '127.0.0.1') =>
  app.post('quiz_svar', { doc_slug: 'mal', blokk_slug, answer: given }, { ...(token && { token }), address });

type Asked = Parameters<TestApp['app']['services']['grader']['observe']>[0];
/** What the grader is asked while `work` goes on. */
async function askedDuring(work: () => Promise<unknown>): Promise<Asked[]> {
  const { grader } = app.app.services;
  const { observe } = grader;
  const asked: Asked[] = [];
  grader.observe = (request) => {
    asked.push(request);
    return observe(request);
  };
  try {
    await work();
  } finally {
    grader.observe = observe;
  }
  return asked;
}

describe('what an author wrote', () => {
  test('is run apart from what learners hand in, to judge an answer and to show a page', async () => {
    const asked = await askedDuring(async () => {
      expect((await answer(RIGHT)).body.passed).toBe(true);
      expect((await quiz('quiz-predict', ['10'])).body.passed).toBe(true);
    });
    expect(asked.filter(({ trust }) => trust !== 'author').map(({ source }) => source)).toEqual([RIGHT]);
    expect(asked.filter(({ trust }) => trust === 'author').length).toBeGreaterThanOrEqual(2);
    const started = app.app.services.grader.state().filter(({ engine }) => engine === 'javascript');
    expect(started.map(({ trust }) => trust).toSorted()).toEqual(['author', 'learner']);
  });

  test('and was run beside learners’ programs before is run again, once; what was never run stays trusted', async () => {
    const { connection, kind } = app.app.services.database;
    await connection
      .insertInto('block_proof')
      .values([
        { hash: 'run', errors: '[]', made_at: 1 },
        { hash: 'trusted', errors: 'null', made_at: 1 },
      ])
      .execute();
    expect(await connection.selectFrom('reference_observation').select('hash').execute()).not.toEqual([]);
    await referencesAgain.up(connection as never, kind);
    expect(await connection.selectFrom('reference_observation').select('hash').execute()).toEqual([]);
    const proofs = await connection.selectFrom('block_proof').select('hash').execute();
    expect(proofs).toContainEqual({ hash: 'trusted' });
    expect(proofs).not.toContainEqual({ hash: 'run' });
  });
});

describe('what pages need of a whole course', () => {
  test('is made one program at a time, so that an answer does not wait behind it', async () => {
    let running = 0;
    let most = 0;
    const observed: string[] = [];
    const grader: Grader = {
      ...app.app.services.grader,
      async observe({ inputs, key }) {
        most = Math.max(most, ++running);
        await nextTurn();
        running--;
        observed.push(key);
        return inputs.map(() => ({ output: key, transcript: [] }));
      },
    };
    const references = new References({ connection: app.connection, grader, now: Date.now });
    const lessons = await Promise.all(
      ['css-grid', 'css-flex'].map((slug) => app.app.services.documents.sourceOf(slug)),
    );
    const prepared = lessons.map((lesson) => references.prepare((lesson?.blocks ?? []).filter(isExercise)));
    expect(await Promise.all(prepared)).toEqual([true, true]);
    expect(observed.length).toBeGreaterThan(20);
    expect(most).toBe(1);
  });
});

describe('a question about what a program prints', () => {
  test('asked by forty at once is answered for all of them, and its program is run once for each language', async () => {
    const asked = await askedDuring(async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => quiz('quiz-predict', ['10'], undefined, `10.0.2.${index}`)),
      );
      expect(answers.map(({ status, body }) => [status, body.passed])).toEqual(
        Array.from({ length: 40 }, () => [200, true]),
      );
    });
    expect(asked.length).toBeLessThanOrEqual(1);
    const again = await askedDuring(() => quiz('quiz-predict', ['7']));
    expect(again).toEqual([]);
  });

  test('is run in the place of who asks, and one who has too much waiting holds up nobody else', async () => {
    const grader = createGrader({ size: 1, queueMaxEach: 1 });
    const references = new References({ connection: app.connection, grader, now: Date.now });
    const ask = (number: number, key: string) =>
      references.outputOf('javascript', `console.log(${number})`, key).then(String, ({ reason }) => reason);
    const many = Array.from({ length: 10 }, (_, number) => ask(number, 'greedy'));
    const bystanders = Array.from({ length: 10 }, (_, number) => ask(number, `bystander ${number}`));
    expect(await Promise.all(bystanders)).toEqual(Array.from({ length: 10 }, (_, number) => `${number}\n`));
    expect(await Promise.all(many)).toContain('full');
    grader.close();
  });
});

describe('answers of one person at the same moment', () => {
  test('to a question earn what their order says', async () => {
    const chosen = ['text', 'number', 'error'];
    for (let round = 0; round < 8; round++) {
      const { id, access } = await learner(`gjetter${round}`);
      const answers = await Promise.all(chosen.map((one) => quiz('quiz', [one], access)));
      const attempts = await app.connection
        .selectFrom('attempt')
        .select(['passed'])
        .where('player_id', '=', id)
        .orderBy('id')
        .execute();
      expect(attempts).toHaveLength(3);
      const wrongBefore = attempts.findIndex(({ passed }) => passed === 1);
      const earned = answers.reduce((sum, { body }) => sum + body.poeng_earned, 0);
      expect([wrongBefore, earned]).toEqual([wrongBefore, quizPoints(5, wrongBefore)]);
    }
  });

  test('to an exercise each include the tries before', async () => {
    const { access } = await learner('trippel');
    const answers = await Promise.all([1, 2, 3].map(() => answer(WRONG, access)));
    expect(answers.map(({ body }) => body.tries).toSorted()).toEqual([1, 2, 3]);
  });

  test('on two servers earn the points of one', async () => {
    const { id, access } = await learner('dobbel');
    const answers = await Promise.all(
      [app, other, app, other, app, other].map((server) => answer(RIGHT, access, server)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const worth = Math.max(...answers.map(({ body }) => body.poeng_earned));
    expect(answers.reduce((sum, { body }) => sum + body.poeng_earned, 0)).toBe(worth);
    const lines = await app.connection.selectFrom('poeng_ledger').select('poeng').where('player_id', '=', id).execute();
    expect(lines).toEqual([{ poeng: worth }]);
  });
});

describe('a question with several right answers', () => {
  const both = (text: string) => ({ _no: text, _eng: text });
  const option = (id: string, correct: boolean) => ({ id, correct, txt: both(id), why: both(`why ${id}`) });
  beforeAll(async () => {
    const { connection, database, documents } = app.app.services;
    const row = await connection.selectFrom('document').selectAll().where('slug', '=', 'mal').executeTakeFirstOrThrow();
    const document: SourceDocument = JSON.parse(row.json);
    const answers = [option('a', true), option('b', false), option('c', true), option('d', false)];
    const added = { slug: 'several', type: 'quiz', kind: 'choose', poeng: 5, question: both('?'), answers };
    const json = JSON.stringify({ ...document, blocks: [...document.blocks, added] });
    await connection.transaction().execute(async (transaction) => {
      await putDocument(transaction, { ...row, json });
      await bumpRevision(transaction, database.kind);
    });
    await documents.changed();
  });

  test.each([[['a', 'b', 'c', 'd']], [['a', 'b', 'c']], [['a', 'b']], [['a']], [['b']]])(
    'does not tell which of %j are right',
    async (chosen) => {
      for (const token of [undefined, (await learner(`velger${chosen.join('')}`)).access]) {
        const { body } = await quiz('several', chosen, token);
        expect(body).toMatchObject({ passed: false, parts: [], explanation: null });
        expect(JSON.stringify(body)).not.toMatch(/correct|why/);
      }
    },
  );

  test('explains all that were chosen when they are the right ones', async () => {
    expect((await quiz('several', ['c', 'a'])).body).toMatchObject({
      passed: true,
      parts: [
        { id: 'a', correct: true, why: 'why a' },
        { id: 'c', correct: true, why: 'why c' },
      ],
    });
  });

  test('and one with a single right answer tells nothing to who chooses all, and explains a single wrong choice', async () => {
    expect((await quiz('quiz', ['text', 'number', 'error'])).body).toMatchObject({ passed: false, parts: [] });
    expect((await quiz('quiz', ['number'])).body.parts).toEqual([expect.objectContaining({ correct: false })]);
  });
});

describe('an answer is for the task and the person that it names', () => {
  const SECOND = { doc_slug: 'python-variables', blokk_slug: 'name-a-value' };

  test('a block of another document, and a block of another kind, are not there', async () => {
    const { access } = await learner('bytter');
    const post = (call: string, body: object) => app.post(call, body, { token: access });
    const crossed = [
      { doc_slug: EXERCISE.doc_slug, blokk_slug: SECOND.blokk_slug },
      { doc_slug: SECOND.doc_slug, blokk_slug: EXERCISE.blokk_slug },
    ];
    for (const place of crossed) {
      expect((await post('oppgave_svar', { ...place, answer: RIGHT })).status).toBe(404);
      const draft = { ...place, human_lang: '_no', txt: 'x', base: 0 };
      expect((await app.call('PUT', 'oppgave_utkast', draft, { token: access })).status).toBe(404);
    }
    expect((await post('oppgave_svar', { doc_slug: 'mal', blokk_slug: 'quiz', answer: 'text' })).status).toBe(404);
    expect((await post('quiz_svar', { doc_slug: 'mal', blokk_slug: 'exercise', answer: ['text'] })).status).toBe(404);
    expect((await post('get_player', {})).body.poeng).toBe(0);
  });

  test('the right answer to one exercise earns nothing at another', async () => {
    const { id, access } = await learner('limer');
    const { body } = await app.post('oppgave_svar', { ...SECOND, answer: RIGHT }, { token: access });
    expect(body).toMatchObject({ passed: false, poeng_earned: 0, poeng: 0 });
    expect((await answer(RIGHT, access)).body).toMatchObject({ passed: true });
    const lines = await app.connection
      .selectFrom('poeng_ledger')
      .select(['doc_slug', 'blokk_slug'])
      .where('player_id', '=', id)
      .execute();
    expect(lines).toEqual([{ doc_slug: EXERCISE.doc_slug, blokk_slug: EXERCISE.blokk_slug }]);
  });

  test('tries at one exercise show the solution of no other, and nobody’s tries count for someone else', async () => {
    let try_token: string | undefined;
    for (let tries = 0; tries < 2; tries++) {
      const { body } = await app.post('oppgave_svar', { ...EXERCISE, answer: WRONG, try_token });
      try_token = body.try_token;
    }
    const elsewhere = await app.post('oppgave_svar', { ...SECOND, answer: 'print(1)', try_token });
    expect(elsewhere.body).toMatchObject({ tries: 1, solution: null });
    const { access } = await learner('arver');
    const signedIn = await app.post('oppgave_svar', { ...EXERCISE, answer: WRONG, try_token }, { token: access });
    expect(signedIn.body).toMatchObject({ tries: 1, solution: null });
  });

  test('who an answer belongs to is what the token says, whatever else is sent', async () => {
    const rich = await learner('eieren');
    const poor = await learner('laaneren');
    expect((await answer(RIGHT, rich.access)).body.passed).toBe(true);
    for (const extra of [{ player_id: rich.id }, { user: rich.id }, { username: 'eieren' }]) {
      const body = { ...EXERCISE, answer: WRONG, ...extra };
      expect((await app.post('oppgave_svar', body, { token: poor.access })).status).toBe(400);
    }
    const place = { doc_slug: EXERCISE.doc_slug, blokk_slug: EXERCISE.blokk_slug, human_lang: '_no' };
    const put = (txt: string, token: string) =>
      app.call('PUT', 'oppgave_utkast', { ...place, txt, base: 0 }, { token });
    await put('of the rich one', rich.access);
    const saved = await put('of the poor one', poor.access);
    expect(saved.body).toMatchObject({ revision: 1, other: null });
    const drafts = await app.get(`oppgave_utkast?doc_slug=${place.doc_slug}&blokk_slug=${place.blokk_slug}`, {
      token: poor.access,
    });
    expect(drafts.body).toMatchObject({ results: [{ txt: 'of the poor one' }], history: [] });
    const { body: progress } = await app.get('fremgang', { token: poor.access });
    expect(progress.poeng).toBe(0);
    expect(JSON.stringify(progress)).not.toContain(EXERCISE.blokk_slug);
  });
});
