import { PLAN_MAX, PROJECT_TITLE_MAX, REFLECTION_MAX } from '@kodestien/contract/document/projects';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../document/load.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { elevId, type School, schoolOn } from '../testing/school.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  await loadContent(app.app.services.database);
});
afterAll(() => app.dispose());

const PROJECT = { doc_slug: 'mal', blokk_slug: 'project', human_lang: '_no' };
const token = ({ tokens }: School, name: string) => ({ token: tokens[name] ?? '' });
const show = (school: School, name: string, more: object = {}) =>
  app.post(
    'framvisning',
    { id: school.id, ...PROJECT, title: 'Gjett tallet', program: 'print("Hei")', named: false, ...more },
    token(school, name),
  );
const list = async ({ id }: School, as: { token: string }) =>
  (await app.get(`framvisninger?id=${id}`, as)).body.results;
const open = ({ id }: School, nr: number, as: { token?: string }) =>
  app.get(`framvisning?id=${id}&framvisning=${nr}`, as);
const remove = ({ id }: School, nr: number, as: { token?: string }) =>
  app.call('DELETE', `framvisning?id=${id}&framvisning=${nr}`, undefined, as);

describe('a project that is shown in a class', () => {
  test('is seen by pupils and teachers of the class, with the program and what the maker has chosen', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    const reflection = { aims: ['plays', 'unknown'], answers: [{ question: 'proud', answer: 'Alt <b>sammen</b>' }] };
    const made = await show(school, 'Nora', { plan: '1. Spør\n2. Svar', reflection });
    expect(made.status).toBe(201);
    for (const as of [token(school, 'Nora'), token(school, 'Ola'), school]) {
      expect(await list(school, as)).toMatchObject([
        {
          framvisning: made.body.framvisning,
          title: 'Gjett tallet',
          language: 'python',
          project: { _eng: 'A small game' },
        },
      ]);
      expect((await open(school, made.body.framvisning, as)).body).toMatchObject({
        program: 'print("Hei")',
        page: null,
        plan: '1. Spør\n2. Svar',
        reflection: {
          aims: ['Spillet kan spilles fra start til slutt.'],
          answers: [{ question: 'Hva er du mest fornøyd med?', answer: 'Alt <b>sammen</b>' }],
        },
      });
    }
  });

  test('has the name of its maker for the class only if the maker wants it, and for the teachers always', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    const { body } = await show(school, 'Nora');
    const names = async () => [
      (await list(school, token(school, 'Ola')))[0].by,
      (await open(school, body.framvisning, token(school, 'Ola'))).body.by,
      (await list(school, school))[0].by,
    ];
    expect(await names()).toEqual(['', '', 'Nora']);
    expect(JSON.stringify((await open(school, body.framvisning, token(school, 'Ola'))).body)).not.toContain('Nora');
    await show(school, 'Nora', { named: true });
    expect(await names()).toEqual(['Nora', 'Nora', 'Nora']);
  });

  test('has neither plan nor self-assessment unless they are sent, and showing it again takes the place of the last', async () => {
    const school = await schoolOn(app, ['Nora']);
    const first = await show(school, 'Nora', { plan: 'Planen', reflection: { aims: [], answers: [] } });
    const again = await show(school, 'Nora', { title: 'Ny tittel', program: 'print(2)' });
    expect(again.body.framvisning).toBe(first.body.framvisning);
    const { body } = await open(school, again.body.framvisning, school);
    expect(body).toMatchObject({ title: 'Ny tittel', program: 'print(2)', plan: null, reflection: null });
    expect(await list(school, school)).toHaveLength(1);
  });

  test('is taken back by its maker or a teacher of the class, and by nobody else', async () => {
    const [school, other] = [await schoolOn(app, ['Nora', 'Ola']), await schoolOn(app, ['Kari'])];
    const { framvisning } = (await show(school, 'Nora')).body;
    expect((await remove(school, framvisning, token(school, 'Ola'))).body.code).toBe('not_found');
    expect((await remove(school, framvisning, token(other, 'Kari'))).body.code).toBe('class_not_found');
    expect((await remove(school, framvisning, other)).body.code).toBe('class_not_found');
    // Through a class of one's own.
    expect((await remove(other, framvisning, other)).body.code).toBe('not_found');
    expect((await open(other, framvisning, other)).body.code).toBe('not_found');
    expect((await open(school, framvisning, token(school, 'Ola'))).body.may_remove).toBe(false);
    expect((await open(school, framvisning, token(school, 'Nora'))).body.may_remove).toBe(true);
    expect((await remove(school, framvisning, token(school, 'Nora'))).status).toBe(200);
    expect(await list(school, school)).toEqual([]);
    const { framvisning: second } = (await show(school, 'Nora')).body;
    expect((await open(school, second, school)).body.may_remove).toBe(true);
    expect((await remove(school, second, school)).status).toBe(200);
    expect((await remove(school, second, school)).body.code).toBe('not_found');
  });

  test('is gone when its maker leaves the class, is taken out of it, or deletes the account', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola', 'Kari']);
    for (const name of ['Nora', 'Ola', 'Kari']) await show(school, name);
    await app.post('klasse_forlat', { id: school.id }, token(school, 'Nora'));
    expect((await show(school, 'Nora')).body.code).toBe('class_not_found');
    const ola = await elevId(app, school, 'Ola');
    await app.call('DELETE', `klasse_elev?id=${school.id}&elev=${ola}`, undefined, school);
    expect(await list(school, school)).toMatchObject([{ by: 'Kari' }]);
    await app.connection
      .updateTable('player')
      .set({ deleted_at: 1 })
      .where('id', '=', await elevId(app, school, 'Kari'))
      .execute();
    expect(await list(school, school)).toEqual([]);
    const left = await app.connection
      .selectFrom('klasse_framvisning')
      .select('player_id')
      .where('klasse_id', '=', school.id)
      .execute();
    expect(left).toHaveLength(1);
  });

  test('in an archived class is read and taken back, and nothing new is shown', async () => {
    const school = await schoolOn(app, ['Nora']);
    const { framvisning } = (await show(school, 'Nora')).body;
    await app.call('PATCH', 'klasse', { id: school.id, archived: true }, school);
    expect((await show(school, 'Nora')).body.code).toBe('class_archived');
    expect((await open(school, framvisning, token(school, 'Nora'))).status).toBe(200);
    expect((await remove(school, framvisning, token(school, 'Nora'))).status).toBe(200);
  });

  test('is deleted with the class, and is in the export of its maker until then', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    await show(school, 'Nora', { plan: 'Planen min', named: true });
    const exportOf = async (name: string) =>
      (await app.get('user_data_export', token(school, name))).body.shown_projects;
    expect(await exportOf('Nora')).toMatchObject([
      {
        class: '10B',
        ...{ doc_slug: 'mal', blokk_slug: 'project' },
        program: 'print("Hei")',
        plan: 'Planen min',
        named: true,
      },
    ]);
    expect(await exportOf('Ola')).toEqual([]);
    const dry = await app.post('klasse_slett', { id: school.id, dry_run: true }, school);
    expect(dry.body).toMatchObject({ projects: 1, deleted: false });
    const gone = await app.post('klasse_slett', { id: school.id, dry_run: false, name: '10B' }, school);
    expect(gone.status).toBe(200);
    expect(await exportOf('Nora')).toEqual([]);
  });
});

test('only a project of a course can be shown, in texts of bounded length', async () => {
  const school = await schoolOn(app, ['Nora']);
  for (const place of [{ blokk_slug: 'exercise' }, { blokk_slug: 'finnes-ikke' }, { doc_slug: 'finnes-ikke' }]) {
    expect([place, (await show(school, 'Nora', place)).body.code]).toEqual([place, 'not_found']);
  }
  const answers = (answer: string) => ({ reflection: { aims: [], answers: [{ question: 'proud', answer }] } });
  for (const wrong of [
    { title: '' },
    { title: 'x'.repeat(PROJECT_TITLE_MAX + 1) },
    { title: 'a\nb' },
    { program: '' },
    { program: 'x'.repeat(ANSWER_MAX + 1) },
    { page: 'x'.repeat(ANSWER_MAX + 1) },
    { plan: 'x'.repeat(PLAN_MAX + 1) },
    { plan: 'a\u0000b' },
    answers('x'.repeat(REFLECTION_MAX + 1)),
    { reflection: { aims: Array.from({ length: 21 }, (_, n) => `aim-${n}`), answers: [] } },
    { named: 'yes' },
  ]) {
    expect([wrong, (await show(school, 'Nora', wrong)).body.code]).toEqual([wrong, 'validation_failed']);
  }
  const longest = {
    program: 'å'.repeat(ANSWER_MAX),
    plan: 'ø'.repeat(PLAN_MAX),
    ...answers('æ'.repeat(REFLECTION_MAX)),
  };
  expect((await show(school, 'Nora', longest)).status).toBe(201);
});

test('a page is stored only with a program that is applied to one', async () => {
  const school = await schoolOn(app, ['Nora']);
  const { framvisning } = (await show(school, 'Nora', { page: '<p>' })).body;
  expect((await open(school, framvisning, school)).body.page).toBeNull();
  const css = { doc_slug: 'css-projects', blokk_slug: 'chat', page: '<p onclick="alert(1)">', program: 'p { }' };
  const { framvisning: second } = (await show(school, 'Nora', css)).body;
  expect((await open(school, second, school)).body).toMatchObject({ language: 'css', page: css.page });
});

test('a visitor sees nothing that is shown in a class', async () => {
  const school = await schoolOn(app, ['Nora']);
  const { framvisning } = (await show(school, 'Nora')).body;
  expect((await app.get(`framvisninger?id=${school.id}`)).status).toBe(401);
  expect((await open(school, framvisning, {})).status).toBe(401);
  expect((await remove(school, framvisning, {})).status).toBe(401);
});
