import { TALK_MAX } from '@kodestien/contract/classes/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { elevId, exercisesOf, handInOf, LESSON, type School, schoolOn } from '../testing/school.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let exercises: Awaited<ReturnType<typeof exercisesOf>>;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  exercises = await exercisesOf(app);
});
afterAll(() => app.dispose());

const PROGRAM = 'a = 1\nb = 2\nprint(a)';
const ask = ({ id, tokens }: School, name: string, more: object = {}) =>
  app.post(
    'sporsmal',
    {
      id,
      doc_slug: LESSON,
      blokk_slug: exercises.first.slug,
      human_lang: '_no',
      program: PROGRAM,
      line: 2,
      txt: 'Hvorfor blir det to?',
      ...more,
    },
    { token: tokens[name] ?? '' },
  );
const comment = ({ id, token }: School, more: object) =>
  app.post('klasse_kommentar', { id, line: 2, txt: 'Se på linje to.', ...more }, { token });
const board = async ({ id, token }: School) =>
  (await app.get(`klasse_tavle?id=${id}&doc_slug=${LESSON}`, { token })).body;

describe('a question about a line', () => {
  test('is on the board with the program and whether the exercise has been solved since', async () => {
    const school = await schoolOn(app, ['Nora']);
    expect((await ask(school, 'Nora')).status).toBe(201);
    const { asked } = await board(school);
    expect(asked).toMatchObject([
      { name: 'Nora', line: 2, program: PROGRAM, txt: 'Hvorfor blir det to?', solved_at: null, comments: [] },
    ]);
    const { slug, solution } = exercises.first;
    const right = { doc_slug: LESSON, blokk_slug: slug, human_lang: '_no', answer: solution._no };
    await app.post('oppgave_svar', right, { token: school.tokens.Nora ?? '' });
    expect((await board(school)).asked[0].solved_at).toBeGreaterThan(0);
  });

  test('is answered by a comment on the line, which the pupil sees, and is last on the board then', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    const { body: first } = await ask(school, 'Nora');
    await ask(school, 'Ola', { txt: 'Og jeg?' });
    const answered = await comment(school, { sporsmal: first.id });
    expect(answered.status).toBe(201);
    const own = await app.get(`sporsmal?doc_slug=${LESSON}`, { token: school.tokens.Nora ?? '' });
    expect(own.body.results).toMatchObject([{ id: first.id, comments: [{ line: 2, txt: 'Se på linje to.' }] }]);
    expect((await app.get('sporsmal', { token: school.tokens.Ola ?? '' })).body.results[0].comments).toEqual([]);
    expect((await board(school)).asked.map(({ name }: { name: string }) => name)).toEqual(['Ola', 'Nora']);
    const query = `id=${school.id}&kommentar=${answered.body.id}`;
    expect((await app.call('DELETE', `klasse_kommentar?${query}`, undefined, school)).status).toBe(200);
    expect((await app.call('DELETE', `klasse_kommentar?${query}`, undefined, school)).status).toBe(404);
  });

  test('can be taken back by the one who asked, and by nobody else', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    const { body: asked } = await ask(school, 'Nora');
    const remove = (name: string) =>
      app.call('DELETE', `sporsmal?id=${school.id}&sporsmal=${asked.id}`, undefined, {
        token: school.tokens[name] ?? '',
      });
    expect((await remove('Ola')).body.code).toBe('question_not_found');
    expect((await remove('Nora')).status).toBe(200);
    expect((await board(school)).asked).toEqual([]);
  });

  test('is text of at most a thousand characters about a line that is there', async () => {
    const school = await schoolOn(app, ['Nora']);
    for (const wrong of [
      { txt: '' },
      { txt: '   ' },
      { txt: 'x'.repeat(TALK_MAX + 1) },
      { txt: 'a\u0000b' },
      { line: 4 },
      { line: 0 },
      { program: '' },
    ]) {
      expect([wrong, (await ask(school, 'Nora', wrong)).body.code]).toEqual([wrong, 'validation_failed']);
    }
    expect((await ask(school, 'Nora', { blokk_slug: 'finnes-ikke' })).body.code).toBe('not_found');
    expect((await ask(school, 'Nora', { txt: 'x'.repeat(TALK_MAX) })).status).toBe(201);
    expect((await board(school)).asked).toHaveLength(1);
  });

  test('cannot be answered or reached through another class', async () => {
    const [one, other] = [await schoolOn(app, ['Nora']), await schoolOn(app, ['Ola'])];
    const { body: asked } = await ask(one, 'Nora');
    expect((await comment(other, { sporsmal: asked.id })).body.code).toBe('question_not_found');
    expect((await comment({ ...other, id: one.id }, { sporsmal: asked.id })).body.code).toBe('class_not_found');
    expect((await ask({ ...one, tokens: other.tokens }, 'Ola')).body.code).toBe('class_not_found');
    const { body } = await app.get('sporsmal', { token: other.tokens.Ola ?? '' });
    expect(body.results).toEqual([]);
  });

  test('is not shown when the pupil has left the class', async () => {
    const school = await schoolOn(app, ['Nora']);
    await ask(school, 'Nora');
    await app.post('klasse_forlat', { id: school.id }, { token: school.tokens.Nora ?? '' });
    expect((await board(school)).asked).toEqual([]);
    const { body } = await app.get(`klasse_sporsmal?id=${school.id}`, { token: school.token });
    expect(body.results).toEqual([]);
  });
});

describe('a comment', () => {
  test('on a line of a program that was handed in is seen by its pupil', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    const { body: made } = await app.post('klasse_innlevering', handInOf(app, school), { token: school.token });
    const place = { doc_slug: LESSON, blokk_slug: exercises.first.slug };
    const draft = { ...place, human_lang: '_no', txt: PROGRAM, base: 0 };
    const token = school.tokens.Nora ?? '';
    await app.call('PUT', 'oppgave_utkast', draft, { token });
    const elev = await elevId(app, school, 'Nora');
    const on = { innlevering: made.innlevering, elev, ...place };
    expect((await comment(school, on)).body.code).toBe('hand_in_not_found');
    await app.post('innlevering', { id: school.id, innlevering: made.innlevering }, { token });
    expect((await comment(school, { ...on, line: 9 })).body.code).toBe('validation_failed');
    expect((await comment(school, on)).status).toBe(201);
    const own = await app.get(`innlevering?id=${school.id}&innlevering=${made.innlevering}`, { token });
    expect(own.body.programs[0].comments).toMatchObject([{ line: 2, txt: 'Se på linje to.' }]);
    expect(own.body.hand_in.comments).toBe(1);
    const other = { token: school.tokens.Ola ?? '' };
    const foreign = await app.get(`innlevering?id=${school.id}&innlevering=${made.innlevering}`, other);
    expect(foreign.body.programs).toEqual([]);
    expect((await comment(school, { ...on, sporsmal: 1 })).body.code).toBe('validation_failed');
    expect((await comment(school, {})).body.code).toBe('validation_failed');
  });

  test('can be kept once and used again, by every teacher of the class', async () => {
    const school = await schoolOn(app, ['Nora']);
    const { body: asked } = await ask(school, 'Nora');
    for (const keep of [true, true, false]) await comment(school, { sporsmal: asked.id, keep });
    const kept = () => app.get(`klasse_faste_kommentarer?id=${school.id}`, { token: school.token });
    const { results } = (await kept()).body;
    expect(results).toMatchObject([{ txt: 'Se på linje to.' }]);
    const query = `id=${school.id}&kommentar=${results[0].id}`;
    expect((await app.call('DELETE', `klasse_faste_kommentarer?${query}`, undefined, school)).status).toBe(200);
    expect((await kept()).body.results).toEqual([]);
    expect((await board(school)).asked[0].comments).toHaveLength(3);
  });

  test('stays without a name when its teacher’s account is gone', async () => {
    const school = await schoolOn(app, ['Nora']);
    const { body: asked } = await ask(school, 'Nora');
    await comment(school, { sporsmal: asked.id });
    const { body } = await app.get('user_data_export', { token: school.token });
    await app.connection.deleteFrom('player').where('id', '=', body.account.id).execute();
    const own = await app.get('sporsmal', { token: school.tokens.Nora ?? '' });
    expect(own.body.results[0].comments).toMatchObject([{ by: '', txt: 'Se på linje to.' }]);
  });
});

test('questions and comments are in the export of both who wrote them, and go with the class', async () => {
  const school = await schoolOn(app, ['Nora']);
  const { body: asked } = await ask(school, 'Nora');
  await comment(school, { sporsmal: asked.id, keep: true });
  const token = school.tokens.Nora ?? '';
  const pupil = (await app.get('user_data_export', { token })).body;
  expect(pupil.questions).toMatchObject([{ class: '10B', program: PROGRAM, line: 2 }]);
  expect(pupil.line_comments).toMatchObject([{ role: 'pupil', txt: 'Se på linje to.' }]);
  const teacher = (await app.get('user_data_export', { token: school.token })).body;
  expect(teacher.line_comments).toMatchObject([{ role: 'author' }]);
  expect(teacher.kept_comments).toMatchObject([{ txt: 'Se på linje to.' }]);
  const dry = await app.post('klasse_slett', { id: school.id, dry_run: true }, school);
  expect(dry.body).toMatchObject({ questions: 1, comments: 1 });
  await app.post('klasse_slett', { id: school.id, name: '10B' }, school);
  for (const table of ['klasse_sporsmal', 'klasse_kommentar', 'klasse_fast_kommentar'] as const) {
    const rows = await app.connection.selectFrom(table).selectAll().where('klasse_id', '=', school.id).execute();
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await app.get('user_data_export', { token })).body.questions).toEqual([]);
});
