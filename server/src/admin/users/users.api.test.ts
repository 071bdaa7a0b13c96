import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureNobody } from '../../account/removal-queries.ts';
import { makeSuperuser } from '../../account/superuser.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp({ CONTACT_EMAIL: 'hjelp@kodestien.test' });
});
afterAll(() => admin.dispose());

type Listed = { id: number; username: string };
const list = async (query = '') => (await admin.get(`admin_user_arr?limit=100&${query}`)).body.results as Listed[];
const names = async (query = '') => (await list(query)).map(({ username }) => username);
const idOf = async (username: string) => (await list(`q=${username}`)).find((user) => user.username === username)?.id;
const on = async (call: string, username: string, more: object = {}) =>
  admin.post(call, { id: await idOf(username), ...more });
const signIn = (username: string) => admin.app.post('token', { username, password: 'hemmelig1' });

describe('the list of users', () => {
  test('tells what superusers need, and no secret', async () => {
    const { access } = await admin.app.signedIn('Kari');
    await admin.post('user_profil_item_txt', { item: 'full_name', txt: 'Kari Nordmann' }, access);
    const [user] = await list('q=kari');
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'Kari',
      full_name: 'Kari Nordmann',
      img_profil: '',
      email: 'Kari@example.no',
      confirmed_at: expect.any(Number),
      is_superuser: false,
      is_teacher: false,
      teacher_asked_at: null,
      teacher_school: '',
      locked_at: null,
      deleted_at: null,
      poeng: 0,
      last_seen_at: expect.any(Number),
      created_at: expect.any(Number),
    });
  });

  test('is searched by the beginning of a username, an address or a name', async () => {
    await admin.app.learner('ole');
    const { access } = await admin.app.signedIn('bjorn');
    await admin.post('user_profil_item_txt', { item: 'full_name', txt: 'Bjørn Åsen' }, access);
    expect(await names('q=OL')).toEqual(['ole']);
    expect(await names('q=ole@ex')).toEqual(['ole']);
    expect(await names(`q=${encodeURIComponent('åsen')}`)).toEqual(['bjorn']);
    expect(await names('q=%20ole%20')).toEqual(['ole']);
    for (const q of ['le', '%25', '_', "' or 1=1 --", 'example.no']) {
      expect(await names(`q=${encodeURIComponent(q)}`), q).toEqual([]);
    }
  });

  test('comes page by page, newest first, and can be narrowed down', async () => {
    await admin.app.post('create_player', { username: 'venter', password: 'hemmelig1', email: 'venter@example.no' });
    await admin.app.signedInSuperuser('nestleder');
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    const found: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await admin.get(`admin_user_arr?limit=2${cursor}`);
      found.push(...body.results.map(({ username }: Listed) => username));
      if (body.next === null) break;
      cursor = `&cursor=${body.next}`;
    }
    expect(found).toEqual(all.map(({ username }) => username));
    expect(await names('show=unconfirmed')).toEqual(['venter']);
    expect(await names('show=superuser')).toEqual(['nestleder', 'sjef']);
    expect(await names('show=locked')).toEqual([]);
    expect(await names('show=superuser&q=nest')).toEqual(['nestleder']);
  });

  test.each(['limit=101', 'show=secret', 'cursor=x', 'offset=1', `q=${'x'.repeat(255)}`])(
    '%s is refused',
    async (query) => {
      expect((await admin.get(`admin_user_arr?${query}`)).status).toBe(400);
    },
  );
});

describe('confirming by hand', () => {
  test('lets someone in whose mail never came, and shows them in the list of people', async () => {
    await admin.app.post('create_player', { username: 'uheldig', password: 'hemmelig1', email: 'uheldig@example.no' });
    expect((await signIn('uheldig')).body.code).toBe('email_not_confirmed');
    const { body } = await on('admin_user_confirm', 'uheldig');
    expect(body.confirmed_at).toEqual(expect.any(Number));
    expect((await signIn('uheldig')).status).toBe(200);
    expect((await admin.app.get('get_player_ls?q=uheldig')).body.results).toHaveLength(1);
    const again = await on('admin_user_confirm', 'uheldig');
    expect(again.body.confirmed_at).toBe(body.confirmed_at);
    const log = (await admin.get('admin_audit?action=admin_user_confirm')).body.results;
    expect(log).toMatchObject([{ actor: { username: 'sjef' }, target: { id: body.id, username: 'uheldig' } }]);
  });
});

describe('a locked account', () => {
  test('is out at once, by every way in, and comes back when it is unlocked', async () => {
    const person = await admin.app.signedIn('braakmaker');
    const { api_tok } = (await admin.app.post('get_player', {}, { token: person.access })).body;
    const byTok = () => admin.app.get('user_email', { headers: { authorization: `Token ${api_tok}` } });
    expect((await byTok()).status).toBe(200);
    expect((await on('admin_user_lock', person.username)).body.locked_at).toEqual(expect.any(Number));

    expect((await admin.app.post('get_player', {}, { token: person.access })).status).toBe(401);
    expect((await admin.app.post('token/refresh', { refresh: person.refresh })).status).toBe(401);
    expect((await byTok()).status).toBe(401);
    expect((await admin.app.post('get_player', { username: person.username, api_tok })).status).toBe(401);
    const right = await signIn(person.username);
    expect([right.status, right.body.code]).toEqual([401, 'account_locked']);
    expect(right.body.detail).toContain('hjelp@kodestien.test');
    const wrong = await admin.app.post('token', { username: person.username, password: 'feil123' });
    expect(wrong.body.code).toBe('wrong_credentials');
    expect(await names('show=locked')).toEqual([person.username]);

    expect((await on('admin_user_unlock', person.username)).body.locked_at).toBeNull();
    expect((await signIn(person.username)).status).toBe(200);
    expect((await byTok()).status).toBe(200);
    expect((await admin.app.post('token/refresh', { refresh: person.refresh })).status).toBe(401);
    const own = await admin.app.get('user_data_export', { headers: { authorization: `Token ${api_tok}` } });
    expect(own.body.admin_log).toMatchObject([
      { action: 'admin_user_lock', role: 'target' },
      { action: 'admin_user_unlock', role: 'target' },
    ]);
  });

  test('stays locked when it gets a new password by mail', async () => {
    await admin.app.learner('lur');
    await on('admin_user_lock', 'lur');
    await admin.app.post('user_glemt_passord', { email: 'lur@example.no' });
    const { token } = await admin.app.mailbox.next('lur@example.no');
    await admin.app.post('user_glemt_passord_sett_nytt', { token, password: 'nyttpass1' });
    const answer = await admin.app.post('token', { username: 'lur', password: 'nyttpass1' });
    expect(answer.body.code).toBe('account_locked');
  });

  test('is never one’s own', async () => {
    const answer = await on('admin_user_lock', 'sjef');
    expect([answer.status, answer.body.fields[0].field]).toEqual([400, 'id']);
    expect((await admin.get('admin_overview')).status).toBe(200);
  });
});

describe('superusers', () => {
  test('are made, and are ordinary users again at the next call', async () => {
    const { access } = await admin.app.signedIn('hjelper');
    expect((await admin.get('admin_overview', access)).status).toBe(403);
    expect((await on('admin_user_superuser', 'hjelper', { is_superuser: true })).body.is_superuser).toBe(true);
    expect((await admin.get('admin_overview', access)).status).toBe(200);
    await on('admin_user_superuser', 'hjelper', { is_superuser: false });
    expect((await admin.get('admin_overview', access)).status).toBe(403);
    const log = (await admin.get('admin_audit?action=admin_user_superuser')).body.results;
    expect(log.map(({ details }: { details: unknown }) => details)).toEqual([
      { is_superuser: false },
      { is_superuser: true },
    ]);
  });

  test('are never accounts of a class, whose teachers could give them new passwords', async () => {
    const { access } = await admin.app.signedInTeacher('larer');
    const made = await admin.post('klasse', { name: '10B', school_year: '2026/27', courses: [] }, access);
    const { slips } = (await admin.post('klasse_elev', { id: made.body.id, names: ['Ola'] }, access)).body;
    const [{ id, username }] = slips;
    const refused = await admin.post('admin_user_superuser', { id, is_superuser: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'account_of_class']);
    await makeSuperuser(admin.app.connection, username);
    const renewed = await admin.post('klasse_elev_passord', { id: made.body.id, elever: [id] }, access);
    expect(renewed.body.code).toBe('user_not_found');
    await admin.post('klasse_slett', { id: made.body.id, name: '10B' }, access);
    expect(await names('show=superuser')).toContain(username);
    await on('admin_user_superuser', username, { is_superuser: false });
  });

  test('never lose the last one who can sign in, not even when two remove each other', async () => {
    for (const username of await names('show=superuser')) {
      if (username !== 'sjef') await on('admin_user_superuser', username, { is_superuser: false });
    }
    const alone = await on('admin_user_superuser', 'sjef', { is_superuser: false });
    expect([alone.status, alone.body.code]).toEqual([409, 'last_superuser']);

    const rival = await admin.app.signedInSuperuser('rival');
    const [mine, theirs] = [await idOf('sjef'), await idOf('rival')];
    const answers = await Promise.all([
      admin.post('admin_user_superuser', { id: theirs, is_superuser: false }),
      admin.post('admin_user_superuser', { id: mine, is_superuser: false }, rival.access),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await admin.app.connection
      .selectFrom('player')
      .select('username')
      .where('is_superuser', '=', 1)
      .execute();
    expect(left).toHaveLength(1);
    await admin.app.connection.updateTable('player').set({ is_superuser: 1 }).where('username', '=', 'sjef').execute();
  });

  test('who are locked do not count', async () => {
    await admin.app.signedInSuperuser('sovende');
    await on('admin_user_lock', 'sovende');
    for (const username of await names('show=superuser')) {
      if (!['sjef', 'sovende'].includes(username)) await on('admin_user_superuser', username, { is_superuser: false });
    }
    expect((await on('admin_user_superuser', 'sjef', { is_superuser: false })).status).toBe(409);
  });
});

test('nobody who is not there can be changed, nor the one whom deleted people’s comments belong to', async () => {
  const calls = ['admin_user_confirm', 'admin_user_lock', 'admin_user_unlock'];
  for (const call of calls) expect((await admin.post(call, { id: 99999 })).body.code).toBe('user_not_found');
  expect((await admin.post('admin_user_superuser', { id: 99999, is_superuser: true })).status).toBe(404);
  expect((await admin.post('admin_user_superuser', { id: 1 })).status).toBe(400);
  const id = await ensureNobody(admin.app.connection, 1);
  expect((await admin.post('admin_user_confirm', { id })).status).toBe(404);
  expect(await names('q=slettet')).toEqual([]);
});
