import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { DAY, elevId, exercisesOf, handInOf, LESSON, type School, schoolOn } from '../testing/school.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let exercises: Awaited<ReturnType<typeof exercisesOf>>;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  exercises = await exercisesOf(app);
});
afterAll(() => app.dispose());

const make = (school: School, more: object = {}) =>
  app.post('klasse_innlevering', handInOf(app, school, more), { token: school.token });
const draft = (token: string, blokk_slug: string, txt: string) =>
  app.call('PUT', 'oppgave_utkast', { doc_slug: LESSON, blokk_slug, human_lang: '_no', txt, base: 0 }, { token });
const answer = (token: string, blokk_slug: string, program: string) =>
  app.post('oppgave_svar', { doc_slug: LESSON, blokk_slug, human_lang: '_no', answer: program }, { token });
const lever = (school: School, name: string, innlevering: number) =>
  app.post('innlevering', { id: school.id, innlevering }, { token: school.tokens[name] ?? '' });
const grid = async (school: School, innlevering: number) =>
  (await app.get(`klasse_innlevering?id=${school.id}&innlevering=${innlevering}`, { token: school.token })).body;
const only = () => ({ items: [{ doc_slug: LESSON, blokk_slug: exercises.first.slug }] });

describe('a hand-in', () => {
  test('is all exercises of a lesson, extra practice aside, each once', async () => {
    const school = await schoolOn(app, []);
    const items = [{ doc_slug: LESSON, blokk_slug: exercises.second.slug }, { doc_slug: LESSON }];
    const { status, body } = await make(school, { items });
    expect(status).toBe(201);
    const slugs = body.exercises.map(({ blokk_slug }: { blokk_slug: string }) => blokk_slug);
    expect(slugs.slice(0, 2)).toEqual([exercises.second.slug, exercises.first.slug]);
    expect(new Set(slugs).size).toBe(slugs.length);
    const lesson = await app.app.services.documents.sourceOf(LESSON);
    const asked = lesson?.blocks.filter((block) => block.type === 'exercise' && block.drill === undefined) ?? [];
    expect(slugs).toHaveLength(asked.length);
  });

  test('is refused with a lesson that does not exist, a time that makes no sense, or an empty title', async () => {
    const school = await schoolOn(app, []);
    for (const wrong of [
      { items: [{ doc_slug: 'finnes-ikke' }] },
      { items: [{ doc_slug: LESSON, blokk_slug: 'finnes-ikke' }] },
      { items: [] },
      { due_at: 1, opens_at: 2 },
      { title: '' },
      { title: 'to\nlinjer' },
    ]) {
      expect((await make(school, wrong)).body.code).toBe('validation_failed');
    }
    const { body } = await app.get(`klasse_innleveringer?id=${school.id}`, { token: school.token });
    expect(body.results).toEqual([]);
  });

  test('is seen by its pupils once it has opened, with what is left', async () => {
    const school = await schoolOn(app, ['Nora']);
    const now = app.app.services.now();
    const token = school.tokens.Nora ?? '';
    await make(school, { title: 'Senere', opens_at: now + DAY, due_at: now + 2 * DAY });
    const made = await make(school, { title: 'Nå' });
    await answer(token, exercises.first.slug, exercises.first.solution._no);
    const { body } = await app.get('innleveringer', { token });
    expect(body.results).toMatchObject([{ title: 'Nå', state: 'open', handed_in_at: null, class_name: '10B' }]);
    expect(body.results[0].exercises[0]).toMatchObject({ blokk_slug: exercises.first.slug, solved: true });
    expect(body.results[0].exercises[1]).toMatchObject({ solved: false, begun: false });
    expect(made.body.handed_in).toBe(0);
  });

  test('shows a draft to the teacher only when it is handed in', async () => {
    const school = await schoolOn(app, ['Nora']);
    const { body: made } = await make(school);
    const token = school.tokens.Nora ?? '';
    await draft(token, exercises.second.slug, 'hemmelig = 1\nprint(hemmelig)');
    const elev = await elevId(app, school, 'Nora');
    const seen = async () => {
      const query = `id=${school.id}&innlevering=${made.innlevering}&elev=${elev}`;
      return (await app.get(`klasse_innlevering_elev?${query}`, { token: school.token })).body;
    };
    expect(await seen()).toMatchObject({ handed_in_at: null, programs: [] });
    expect(JSON.stringify(await grid(school, made.innlevering))).not.toContain('hemmelig');
    expect((await lever(school, 'Nora', made.innlevering)).status).toBe(200);
    expect((await seen()).programs).toMatchObject([
      { blokk_slug: exercises.second.slug, program: 'hemmelig = 1\nprint(hemmelig)', solved: false },
    ]);
    // What is written afterwards is the pupil's own until it is handed in again.
    await draft(token, exercises.second.slug, 'print(2)');
    expect(JSON.stringify(await seen())).not.toContain('print(2)');
    const { pupils } = await grid(school, made.innlevering);
    expect(pupils[0].cells[1]).toMatchObject({ state: 'handed_in' });
  });

  test('takes the program that solved an exercise, and not what was written after it', async () => {
    const school = await schoolOn(app, ['Nora']);
    const { body: made } = await make(school, only());
    const token = school.tokens.Nora ?? '';
    await answer(token, exercises.first.slug, exercises.first.solution._no);
    await draft(token, exercises.first.slug, 'print("ødelagt")');
    const { body } = await lever(school, 'Nora', made.innlevering);
    expect(body.programs).toMatchObject([{ program: exercises.first.solution._no, solved: true }]);
    const { pupils } = await grid(school, made.innlevering);
    expect(pupils[0]).toMatchObject({ late: false, cells: [{ state: 'solved', tries: 0 }] });
  });

  test('is not handed in with nothing in it, nor with what was there to begin with', async () => {
    const school = await schoolOn(app, ['Nora']);
    const { body: made } = await make(school, only());
    expect((await lever(school, 'Nora', made.innlevering)).body.code).toBe('nothing_to_hand_in');
    await draft(school.tokens.Nora ?? '', exercises.first.slug, exercises.first.starter._no);
    expect((await lever(school, 'Nora', made.innlevering)).body.code).toBe('nothing_to_hand_in');
  });

  test('is closed when it was due, unless late is accepted or the pupil has more time', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    const now = app.app.services.now();
    const past = { ...only(), opens_at: now - 2 * DAY, due_at: now - DAY };
    const { body: strict } = await make(school, past);
    const { body: mild } = await make(school, { ...past, late_ok: true });
    for (const name of ['Nora', 'Ola']) {
      await draft(school.tokens[name] ?? '', exercises.first.slug, 'print(1)');
      expect((await lever(school, name, strict.innlevering)).body.code).toBe('hand_in_closed');
    }
    expect((await lever(school, 'Nora', mild.innlevering)).body.hand_in).toMatchObject({ state: 'late', late: true });
    const elev = await elevId(app, school, 'Ola');
    const place = { id: school.id, innlevering: strict.innlevering, elev };
    const more = await app.call('PUT', 'klasse_innlevering_frist', { ...place, due_at: now + DAY }, school);
    expect(more.body.pupils.map((pupil: { more_time: boolean }) => pupil.more_time)).toEqual([false, true]);
    expect((await lever(school, 'Ola', strict.innlevering)).body.hand_in).toMatchObject({ late: false, state: 'open' });
    expect((await lever(school, 'Nora', strict.innlevering)).body.code).toBe('hand_in_closed');
    // Taken back, what was in time becomes late: the time is what says so.
    await app.call('PUT', 'klasse_innlevering_frist', { ...place, due_at: null }, school);
    expect((await grid(school, strict.innlevering)).pupils[1]).toMatchObject({ more_time: false, late: true });
  });

  test('that is closed takes in nothing more, and does when it is opened again', async () => {
    const school = await schoolOn(app, ['Nora']);
    const { body: made } = await make(school, { ...only(), late_ok: true });
    await draft(school.tokens.Nora ?? '', exercises.first.slug, 'print(1)');
    const place = { id: school.id, innlevering: made.innlevering };
    const closed = await app.call('PATCH', 'klasse_innlevering', { ...place, closed: true }, school);
    expect(closed.body.closed_at).not.toBeNull();
    expect((await lever(school, 'Nora', made.innlevering)).body.code).toBe('hand_in_closed');
    await app.call('PATCH', 'klasse_innlevering', { ...place, closed: false, title: 'Ny' }, school);
    const again = await lever(school, 'Nora', made.innlevering);
    expect(again.body.hand_in).toMatchObject({ title: 'Ny', state: 'open' });
  });

  test('cannot be reached through another class', async () => {
    const [one, other] = [await schoolOn(app, ['Nora']), await schoolOn(app, ['Ola'])];
    const { body: made } = await make(one, only());
    await draft(other.tokens.Ola ?? '', exercises.first.slug, 'print(1)');
    expect((await lever(other, 'Ola', made.innlevering)).body.code).toBe('hand_in_not_found');
    expect((await lever({ ...other, id: one.id }, 'Ola', made.innlevering)).body.code).toBe('class_not_found');
    const place = { id: other.id, innlevering: made.innlevering };
    const changed = await app.call('PATCH', 'klasse_innlevering', { ...place, title: 'Min' }, other);
    expect(changed.body.code).toBe('hand_in_not_found');
    const query = `id=${other.id}&innlevering=${made.innlevering}`;
    expect((await app.call('DELETE', `klasse_innlevering?${query}`, undefined, other)).status).toBe(404);
    const elev = await elevId(app, other, 'Ola');
    const frist = { id: one.id, innlevering: made.innlevering, elev, due_at: made.due_at + DAY };
    expect((await app.call('PUT', 'klasse_innlevering_frist', frist, one)).body.code).toBe('user_not_found');
  });
});

describe('help that is off', () => {
  const hint = (token?: string) =>
    app.get(`oppgave_hint?doc_slug=${LESSON}&blokk_slug=${exercises.first.slug}&number=1`, token ? { token } : {});

  test('keeps hints and the solution back from the pupils of the class until it closes, and from nobody else', async () => {
    const school = await schoolOn(app, ['Nora']);
    const token = school.tokens.Nora ?? '';
    expect((await hint(token)).body.html._no).toContain('<p>');
    const { body: made } = await make(school, { ...only(), help_off: true });
    const refused = await hint(token);
    expect([refused.status, refused.body.code]).toEqual([403, 'help_off']);
    const solved = await answer(token, exercises.first.slug, exercises.first.solution._no);
    expect(solved.body).toMatchObject({ passed: true, solution: null, may_look: false });
    const look = (blokk_slug: string) =>
      app.post('oppgave_losning', { doc_slug: LESSON, blokk_slug, human_lang: '_no' }, { token });
    expect((await look(exercises.first.slug)).body.code).toBe('help_off');
    const place = { doc_slug: LESSON, human_lang: '_no', answer: 'print(1)' };
    const other = { ...place, blokk_slug: exercises.second.slug };
    for (let tries = 0; tries < 3; tries++) await app.post('oppgave_svar', other, { token });
    expect((await look(exercises.second.slug)).body.solution).toBe(exercises.second.solution._no);
    expect((await hint()).status).toBe(200);
    expect((await hint(school.token)).status).toBe(200);
    const closing = { id: school.id, innlevering: made.innlevering, closed: true };
    await app.call('PATCH', 'klasse_innlevering', closing, school);
    expect((await hint(token)).status).toBe(200);
    const again = await answer(token, exercises.first.slug, exercises.first.solution._no);
    expect(again.body.solution).toBe(exercises.first.solution._no);
  });

  test('is on again when it was due and late is not accepted, but not for a pupil with more time', async () => {
    const school = await schoolOn(app, ['Nora', 'Ola']);
    const now = app.app.services.now();
    const past = { ...only(), help_off: true, opens_at: now - 2 * DAY, due_at: now - DAY };
    const { body: made } = await make(school, past);
    const elev = await elevId(app, school, 'Ola');
    const place = { id: school.id, innlevering: made.innlevering, elev };
    await app.call('PUT', 'klasse_innlevering_frist', { ...place, due_at: now + DAY }, school);
    expect((await hint(school.tokens.Nora)).status).toBe(200);
    expect((await hint(school.tokens.Ola)).status).toBe(403);
  });

  test('no document tells a hint', async () => {
    const { body } = await app.get(`get_doc_slug?slug=${LESSON}`);
    const block = body.blocks.find(({ slug }: { slug: string }) => slug === exercises.first.slug);
    expect(block.hints).toEqual((exercises.first.hints ?? []).map(() => null));
    const page = await app.app.http.inject({ method: 'GET', url: `/doc/${LESSON}` });
    for (const text of exercises.first.hints ?? []) expect(page.body).not.toContain(text._no);
    expect((await app.get(`oppgave_hint?doc_slug=${LESSON}&blokk_slug=${block.slug}&number=9`)).status).toBe(404);
  });
});

test('what was handed in is in the export of one’s own data, and goes with the class', async () => {
  const school = await schoolOn(app, ['Nora']);
  const { body: made } = await make(school, only());
  const token = school.tokens.Nora ?? '';
  await draft(token, exercises.first.slug, 'print("min")');
  await lever(school, 'Nora', made.innlevering);
  const { body } = await app.get('user_data_export', { token });
  expect(body.hand_ins).toMatchObject([{ class: '10B', title: 'Variabler', programs: [{ program: 'print("min")' }] }]);
  const dry = await app.post('klasse_slett', { id: school.id, dry_run: true }, school);
  expect(dry.body).toMatchObject({ hand_ins: 1, questions: 0, comments: 0, deleted: false });
  expect((await app.post('klasse_slett', { id: school.id, name: '10B' }, school)).body.deleted).toBe(true);
  for (const table of ['innlevering', 'innlevering_oppgave', 'innlevering_levert', 'innlevering_svar']) {
    const column = table === 'innlevering' ? 'id' : 'innlevering_id';
    const of = sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${made.innlevering}`;
    const { rows } = await of.execute(app.connection);
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await app.get('user_data_export', { token })).body.hand_ins).toEqual([]);
});
