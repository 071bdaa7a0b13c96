import { CLASSES_MAX } from '@kodestien/contract/classes/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetOldClasses } from './keep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

const DAY = 24 * 60 * 60_000;
const YEAR = { school_year: '2026/27', courses: [] as string[] };
let number = 0;

async function classWithTeacher(name = '10B') {
  const teacher = await app.signedInTeacher(`larer${++number}`);
  const { status, body } = await app.post('klasse', { name, ...YEAR }, { token: teacher.access });
  expect(status).toBe(201);
  return { id: body.id as string, code: body.code as string, token: teacher.access, teacher };
}
const shown = async ({ id, token }: { id: string; token: string }) =>
  (await app.get(`klasse?id=${id}`, { token })).body;
async function signIn({ username, password }: { username: string; password: string }) {
  const { status, body } = await app.post('token', { username, password });
  return { status, access: body.access as string };
}

describe('a class', () => {
  test('has a code of a Norwegian word and three digits, which can be renewed and closed', async () => {
    const made = await classWithTeacher();
    expect(made.code).toMatch(/^[A-Z]{3,6}-[1-9]\d\d$/);
    const edit = (code: string) => app.call('PATCH', 'klasse', { id: made.id, code }, { token: made.token });
    const renewed = (await edit('renew')).body.code;
    expect(renewed).not.toBe(made.code);
    const pupil = await app.signedIn('finner1');
    const join = (code: string) => app.post('klasse_bli_med', { code, name: 'Nora' }, { token: pupil.access });
    expect((await join(made.code)).body.code).toBe('class_code_unknown');
    expect((await edit('close')).body.code).toBeNull();
    expect((await join(renewed)).body.code).toBe('class_code_unknown');
  });

  test('is joined by its code however it is typed, once, under the name that the pupil gives', async () => {
    const made = await classWithTeacher('9A');
    const pupil = await app.signedIn('blirmed');
    const typed = ` ${made.code.toLowerCase().replace('-', ' ')} `;
    const first = await app.post('klasse_bli_med', { code: typed, name: 'Nora N.' }, { token: pupil.access });
    expect(first.body).toMatchObject({ name: '9A', my_name: 'Nora N.', points: null });
    await app.post('klasse_bli_med', { code: made.code, name: 'En annen' }, { token: pupil.access });
    expect((await shown(made)).members).toMatchObject([{ name: 'Nora N.', username: 'blirmed', made_here: false }]);
    const own = (await app.get('klasser', { token: pupil.access })).body;
    expect(own).toMatchObject({ teacher: 'no', teaching: [], member: [{ name: '9A' }] });
  });

  test('that is deleted while pupils are added to it leaves none of their accounts', async () => {
    const made = await classWithTeacher('8D');
    const options = { token: made.token };
    const [deleted, again, added] = await Promise.all([
      app.post('klasse_slett', { id: made.id, name: '8D' }, options),
      app.post('klasse_slett', { id: made.id, name: '8D' }, options),
      app.post('klasse_elev', { id: made.id, names: ['Sen'] }, options),
    ]);
    expect([deleted.status, again.status].toSorted().at(0)).toBe(200);
    // Either they came before, and went with the class, or there was none any more.
    const slips = added.status === 201 ? added.body.slips : [];
    if (slips.length === 0) expect(added.body.code).toBe('class_not_found');
    for (const slip of slips) expect((await signIn(slip)).status).toBe(401);
  });

  test('is made and joined no more often than anyone may, also at the same moment', async () => {
    const { access, username } = await app.signedInTeacher('mangeklasser');
    const { id } = await app.connection
      .selectFrom('player')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const { id: pupil } = await app.connection
      .selectFrom('player')
      .select('id')
      .where('username', '=', (await app.signedIn('mangeelev')).username)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: CLASSES_MAX - 2 }, (_, index) => `${username}-${index}`);
    const empty = { school_year: '2026/27', courses: '[]', code: null, created_at: 1 };
    await app.connection
      .insertInto('klasse')
      .values(others.map((one) => ({ id: one, name: one, ...empty })))
      .execute();
    const member = (klasse_id: string) => ({ klasse_id, player_id: id, added_at: 1 });
    await app.connection.insertInto('klasse_larer').values(others.map(member)).execute();
    const joined = others.slice(0, 18).map((klasse_id) => ({ klasse_id, player_id: pupil, name: 'x', joined_at: 1 }));
    await app.connection.insertInto('klasse_elev').values(joined).execute();
    const at = (work: (index: number) => Promise<{ status: number }>) =>
      Promise.all(Array.from({ length: 8 }, (_, index) => work(index)));
    const made = await at((index) => app.post('klasse', { name: `Ny ${index}`, ...YEAR }, { token: access }));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
    const codes: string[] = [];
    for (let index = 0; index < 8; index++) codes.push((await classWithTeacher()).code);
    const { body } = await app.post('token', { username: 'mangeelev', password: 'hemmelig1' });
    const join = (index: number) =>
      app.post('klasse_bli_med', { code: codes[index], name: 'x' }, { token: body.access });
    expect((await at(join)).filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test('has codes that cannot be tried one after the other', async () => {
    const { access } = await app.signedIn('gjetter');
    const codes = Array.from({ length: 12 }, (_, index) => `FJELL-${100 + index}`);
    const answers = [];
    for (const code of codes) answers.push(await app.post('klasse_bli_med', { code, name: 'x' }, { token: access }));
    expect(answers.at(0)?.body.code).toBe('class_code_unknown');
    expect(answers.at(-1)?.body.code).toBe('too_many_requests');
  });

  test('shows its pupils a list of points only where a teacher has turned it on', async () => {
    const made = await classWithTeacher();
    const pupil = await app.signedIn('poengelev');
    await app.post('klasse_bli_med', { code: made.code, name: 'Per' }, { token: pupil.access });
    await app.call('PATCH', 'klasse', { id: made.id, show_points: true }, { token: made.token });
    const { body } = await app.get('klasser', { token: pupil.access });
    expect(body.member[0].points).toEqual([{ name: 'Per', poeng: 0, me: true }]);
  });

  test('is copied with its courses and without its pupils', async () => {
    const made = await classWithTeacher();
    await app.post('klasse_elev', { id: made.id, names: ['Ola'] }, { token: made.token });
    const copy = { id: made.id, name: '10B neste år', school_year: '2027/28' };
    const { body } = await app.post('klasse_kopi', copy, { token: made.token });
    expect(body).toMatchObject({ name: '10B neste år', school_year: '2027/28', members: [] });
    expect(body.code).not.toBe(made.code);
  });

  test('is handed over by letting another teacher in and leaving; the last teacher stays', async () => {
    const made = await classWithTeacher();
    const leave = () =>
      app.call('DELETE', `klasse_larer?id=${made.id}&username=${made.teacher.username}`, undefined, made);
    expect((await leave()).body.code).toBe('last_teacher');
    const learner = await app.signedIn('ikkelarer');
    const add = (username: string) => app.post('klasse_larer', { id: made.id, username }, made);
    expect((await add(learner.username)).body.code).toBe('not_a_teacher');
    const colleague = await app.signedInTeacher('kollega');
    expect((await add('kollega')).body.teachers).toHaveLength(2);
    expect((await leave()).body).toEqual({ left: true });
    expect((await app.get(`klasse?id=${made.id}`, made)).body.code).toBe('class_not_found');
    expect((await app.get(`klasse?id=${made.id}`, { token: colleague.access })).status).toBe(200);
  });

  test('refuses courses that do not exist, and names that are empty or of two lines', async () => {
    const { token } = await classWithTeacher();
    const make = (more: object) => app.post('klasse', { name: 'X', ...YEAR, ...more }, { token });
    for (const more of [{ courses: ['finnes-ikke'] }, { name: '' }, { name: 'a\nb' }, { school_year: 'i fjor' }]) {
      expect((await make(more)).status).toBe(400);
    }
  });
});

describe('accounts that are made for a class', () => {
  test('come with a password of three words, sign in, and are on no list', async () => {
    const made = await classWithTeacher();
    const names = ['Åse Ødegård', 'Ola', '<script>alert(1)</script>', '李小龙'];
    const { status, body } = await app.post('klasse_elev', { id: made.id, names }, { token: made.token });
    expect(status).toBe(201);
    expect(body.slips.map(({ name }: { name: string }) => name)).toEqual(names);
    for (const slip of body.slips) {
      expect(slip.password).toMatch(/^[a-z]{3,6}-[a-z]{3,6}-[a-z]{3,6}$/);
      expect(slip.password.length).toBeLessThanOrEqual(20);
      expect(slip.username).toMatch(/^[a-z]{1,11}\d{4}$/);
    }
    const [ase] = body.slips;
    expect(ase.username).toMatch(/^ase\d{4}$/);
    const pupil = await signIn(ase);
    expect(pupil.status).toBe(200);
    expect((await app.get(`get_player_ls?q=${ase.username}`)).body.results).toEqual([]);
    expect((await app.get(`profil_disp/${ase.username}`)).body.code).toBe('user_not_found');
    expect((await app.get(`username_fra_current?username=${ase.username}`)).status).toBe(404);
    expect((await app.get(`profil_disp/${ase.username}`, { token: pupil.access })).status).toBe(200);
    expect((await app.get(`profil_disp/${ase.username}`, { token: made.token })).status).toBe(200);
    const stranger = await app.signedIn('fremmed');
    expect((await app.get(`profil_disp/${ase.username}`, { token: stranger.access })).status).toBe(404);
    const show = await app.post('user_profil_synlig', { synlig: true }, { token: pupil.access });
    expect(show.body.code).toBe('account_of_class');
    expect((await app.post('larer_soknad', { school: 'Her' }, { token: pupil.access })).status).toBe(403);
  });

  test('get new passwords from the teacher, which end every session; others do not', async () => {
    const made = await classWithTeacher();
    const { body } = await app.post('klasse_elev', { id: made.id, names: ['Ola'] }, { token: made.token });
    const [slip] = body.slips;
    const before = await signIn(slip);
    const renew = (elever: number[]) => app.post('klasse_elev_passord', { id: made.id, elever }, { token: made.token });
    const renewed = (await renew([slip.id])).body.slips[0];
    expect((await app.get('klasser', { token: before.access })).status).toBe(401);
    expect((await signIn(slip)).status).toBe(401);
    expect((await signIn(renewed)).status).toBe(200);
    const own = await app.signedIn('egenkonto');
    await app.post('klasse_bli_med', { code: made.code, name: 'Egen' }, { token: own.access });
    const joined = (await shown(made)).members.find(({ name }: { name: string }) => name === 'Egen');
    expect((await renew([joined.id])).body.code).toBe('user_not_found');
    expect((await signIn({ username: 'egenkonto', password: 'hemmelig1' })).status).toBe(200);
  });

  test('are kept by an owner who adds an e-mail address, also when the class is deleted', async () => {
    const made = await classWithTeacher('8C');
    const { body } = await app.post('klasse_elev', { id: made.id, names: ['Ola', 'Kari'] }, { token: made.token });
    const [ola, kari] = body.slips;
    const { access } = await signIn(ola);
    const email = 'ola.egen@example.no';
    await app.post('user_update_email', { email, password: ola.password }, { token: access });
    const mail = await app.mailbox.next(email);
    expect((await app.post('user_email_confirm', { token: mail.token })).status).toBe(200);
    expect((await shown(made)).members.map((one: { made_here: boolean }) => one.made_here)).toEqual([true, false]);
    const remove = (more: object) => app.post('klasse_slett', { id: made.id, ...more }, { token: made.token });
    const counts = { pupils: 2, accounts: 1, answers: 0, hand_ins: 0, questions: 0, comments: 0, projects: 0 };
    expect((await remove({ dry_run: true })).body).toEqual({ ...counts, deleted: false });
    expect((await remove({ name: '8c' })).body.fields).toMatchObject([{ field: 'name', code: 'confirm_wrong' }]);
    expect((await remove({})).status).toBe(400);
    expect((await remove({ name: '8C' })).body).toEqual({ ...counts, deleted: true });
    expect((await signIn(kari)).status).toBe(401);
    expect((await signIn(ola)).status).toBe(200);
    expect((await app.get(`klasse?id=${made.id}`, made)).status).toBe(404);
  });

  test('are at most a hundred at a time and two hundred in a class', async () => {
    const made = await classWithTeacher();
    const add = (count: number) =>
      app.post('klasse_elev', { id: made.id, names: Array.from({ length: count }, () => 'Ola') }, made);
    expect((await add(101)).status).toBe(400);
    const { body } = await add(30);
    expect(new Set(body.slips.map(({ username }: { username: string }) => username)).size).toBe(30);
    expect((await shown(made)).pupils).toBe(30);
  });
});

describe('someone who leaves the list of people', () => {
  test('is absent from the list, the search, the profile and the names that people had', async () => {
    const { access } = await app.signedIn('gjemt');
    const set = await app.post('user_profil_synlig', { synlig: false }, { token: access });
    expect(set.body).toEqual({ synlig: false });
    expect((await app.get('user_profil_synlig', { token: access })).body).toEqual({ synlig: false, can_choose: true });
    for (const query of ['', '?q=gjemt', '?sort=username&limit=100']) {
      expect(JSON.stringify((await app.get(`get_player_ls${query}`)).body)).not.toContain('gjemt');
    }
    expect((await app.get('profil_disp/gjemt')).status).toBe(404);
    expect((await app.get('username_fra_current?username=gjemt')).status).toBe(404);
    expect((await app.get('/profil_disp/gjemt')).status).toBe(404);
    expect((await app.get('profil_disp/gjemt', { token: access })).status).toBe(200);
    await app.post('user_profil_synlig', { synlig: true }, { token: access });
    expect((await app.get('get_player_ls?q=gjemt')).body.results).toHaveLength(1);
  });
});

describe('teachers', () => {
  test('ask, are approved by a superuser and get a mail', async () => {
    const { access } = await app.signedIn('sokerlarer');
    const superuser = await app.signedInSuperuser('sjefen');
    expect((await app.post('larer_soknad', { school: 'Ås skole' }, { token: access })).body).toEqual({
      teacher: 'asked',
    });
    expect((await app.post('klasse', { name: 'X', ...YEAR }, { token: access })).status).toBe(403);
    const asked = await app.get('admin_user_arr?show=teacher_asked', { token: superuser.access });
    const found = asked.body.results.find(({ username }: { username: string }) => username === 'sokerlarer');
    expect(found).toMatchObject({ is_teacher: false, teacher_school: 'Ås skole' });
    const grant = await app.post('admin_user_teacher', { id: found.id, is_teacher: true }, { token: superuser.access });
    expect(grant.body).toMatchObject({ is_teacher: true, teacher_asked_at: null });
    expect((await app.mailbox.next('sokerlarer@example.no')).text).toContain('/klasser');
    expect((await app.post('klasse', { name: 'X', ...YEAR }, { token: access })).status).toBe(201);
    expect((await app.get('admin_overview', { token: access })).status).toBe(403);
  });

  test('are teachers at once where that is open, and nobody can ask where it is off', async () => {
    const open = await startTestApp({ TEACHER_SIGNUP: 'open' });
    const first = await open.signedIn('larer');
    const asked = await open.post('larer_soknad', { school: 'Ås' }, { token: first.access });
    expect(asked.body).toEqual({ teacher: 'yes' });
    await open.dispose();
    const off = await startTestApp({ TEACHER_SIGNUP: 'off' });
    const second = await off.signedIn('larer');
    const refused = await off.post('larer_soknad', { school: 'Ås' }, { token: second.access });
    expect(refused.body.code).toBe('teacher_signup_closed');
    await off.dispose();
  });
});

describe('an archived class', () => {
  test('is deleted after fourteen months, and its teachers are told before', async () => {
    const old = await startTestApp();
    const teacher = await old.signedInTeacher('larer');
    const made = (await old.post('klasse', { name: '10B', ...YEAR }, { token: teacher.access })).body;
    await old.call('PATCH', 'klasse', { id: made.id, archived: true }, { token: teacher.access });
    const tidy = () => forgetOldClasses(old.app.services, old.app.services.now());
    const left = async () => (await old.connection.selectFrom('klasse').select('id').execute()).length;
    old.pass(13 * 31 * DAY);
    expect([await tidy(), await left()]).toEqual([0, 1]);
    old.pass(20 * DAY);
    await tidy();
    old.app.services.wakeMailWorker();
    expect((await old.mailbox.next('larer@example.no')).text).toContain('10B');
    old.pass(13 * DAY);
    expect([await tidy(), await left()]).toEqual([0, 1]);
    old.pass(2 * DAY);
    expect([await tidy(), await left()]).toEqual([1, 0]);
    await old.dispose();
  });

  test('is what becomes of a class whose last teacher is gone', async () => {
    const made = await classWithTeacher();
    await app.connection.deleteFrom('klasse_larer').where('klasse_id', '=', made.id).execute();
    await forgetOldClasses(app.app.services, app.app.services.now());
    const row = await app.connection.selectFrom('klasse').selectAll().where('id', '=', made.id).executeTakeFirst();
    expect([row?.archived_at === null, row?.code]).toEqual([false, null]);
  });
});

test('the export of one’s own data tells of classes, and a deleted account is in none', async () => {
  const made = await classWithTeacher('7D');
  const pupil = await app.signedIn('eksport');
  await app.post('klasse_bli_med', { code: made.code, name: 'Eks' }, { token: pupil.access });
  const { body } = await app.get('user_data_export', { token: pupil.access });
  expect(body.visible).toBe(true);
  expect(body.classes).toMatchObject([{ name: '7D', role: 'pupil', name_in_class: 'Eks', account_made_for_it: false }]);
  await app.post('user_delete', { password: 'hemmelig1' }, { token: pupil.access });
  expect((await shown(made)).members).toEqual([]);
});
