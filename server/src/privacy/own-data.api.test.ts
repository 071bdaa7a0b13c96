import { randomUUID } from 'node:crypto';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOBODY } from '../player/queries.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetDeletedPlayers } from './deletion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

const password = 'hemmelig1';
const signIn = (username: string) => app.post('token', { username, password });
const idOf = async (token: string) => (await app.post('get_player', {}, { token })).body.user.id as number;
const housekeeping = () => forgetDeletedPlayers(app.connection, app.app.services.pictures, app.app.services.now());

async function comment(player_id: number, txt: string): Promise<string> {
  const id = randomUUID();
  await app.connection
    .insertInto('blokk_kommentar')
    .values({
      id,
      doc_slug: 'python',
      blokk_slug: 'start',
      player_id,
      txt,
      created_at: 1,
      edited_at: null,
      deleted_at: null,
    })
    .execute();
  return id;
}

describe('own data', () => {
  test('holds everything about this person, and nothing that opens the account', async () => {
    const person = await app.signedIn('Eksporta');
    await app.post('user_profil_item_txt', { item: 'full_name', txt: 'Eks Porta' }, { token: person.access });
    await comment(await idOf(person.access), 'Min egen kommentar');
    await comment(await idOf((await app.signedIn('fremmed')).access), 'En annens kommentar');
    const earned = { doc_slug: 'python', blokk_slug: 'start', poeng: 10, earned_at: 1 };
    await app.connection
      .insertInto('poeng_ledger')
      .values({ player_id: await idOf(person.access), kind: 'exercise', ...earned })
      .execute();
    await app.post('user_update_username', { username: 'Eksport', password }, { token: person.access });
    const { body: tokens } = await signIn('Eksport');

    const { status, body } = await app.get('user_data_export', { token: tokens.access });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ username: 'Eksport', email: 'Eksporta@example.no', human_lang: '_no' });
    expect(body.profile).toMatchObject({ full_name: 'Eks Porta', poeng: 10, picture: null });
    expect(body.points).toEqual([earned]);
    expect(body.usernames_before).toMatchObject([{ username: 'Eksporta' }]);
    expect(body.comments).toMatchObject([{ doc_slug: 'python', blokk_slug: 'start', txt: 'Min egen kommentar' }]);
    expect(body.sessions).toHaveLength(2);
    expect(body.mails).toMatchObject([{ template: 'user_confirm' }, { template: 'username_changed' }]);
    expect(body.links).toMatchObject([{ purpose: 'confirm' }]);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|password_hash|"hash"/);
    expect(text).not.toContain('En annens');
    expect((await app.get('user_data_export')).status).toBe(401);
  });
});

describe('deleting the account', () => {
  test('hides it at once, ends every session, and mails how to regret', async () => {
    const person = await app.signedIn('skjules');
    const other = await signIn('skjules');
    const { api_tok } = (await app.post('get_player', {}, { token: person.access })).body;
    const answer = await app.post('user_delete', { password }, { token: person.access });
    expect(answer.status).toBe(200);
    expect(answer.body.deleted_for_good_at - app.app.services.now()).toBeGreaterThan(DELETION_REGRET_MS - 60_000);

    for (const token of [person.access, other.body.access]) {
      expect((await app.post('get_player', {}, { token })).status).toBe(401);
    }
    expect((await app.post('get_player', { username: 'skjules', api_tok })).status).toBe(401);
    expect((await app.post('get_player', { username: 'skjules', password })).status).toBe(401);
    expect((await app.get('profil_disp/skjules')).status).toBe(404);
    expect((await app.get('get_player_ls?q=skjules')).body.results).toEqual([]);
    expect((await app.get('get_player_ls?sort=username&limit=100')).body.results).not.toContainEqual(
      expect.objectContaining({ username_current: 'skjules' }),
    );
    const mail = await app.mailbox.next('skjules@example.no');
    expect(mail.subject).toMatch(/^Kontoen din slettes \d+\. \p{L}+ \d{4}$/u);
    expect(mail.text).toContain(`Logg inn før ${mail.subject.replace('Kontoen din slettes ', '')}`);
  });

  test('is regretted by signing in within 14 days', async () => {
    const person = await app.signedIn('angret');
    await app.post('user_profil_item_txt', { item: 'full_name', txt: 'Angrende Person' }, { token: person.access });
    await app.post('user_delete', { password }, { token: person.access });
    app.pass(DELETION_REGRET_MS - 60_000);
    await housekeeping();
    const back = await signIn('angret');
    expect([back.status, Object.keys(back.body).sort()]).toEqual([200, ['access', 'refresh']]);
    expect((await app.get('profil_disp/angret')).body.full_name).toBe('Angrende Person');
    expect((await app.get('get_player_ls?q=angrende')).body.results).toHaveLength(1);
    app.pass(2 * DELETION_REGRET_MS);
    await housekeeping();
    expect((await signIn('angret')).status).toBe(200);
  });

  test('after 14 days everything about the person is gone, and the comments are nobody’s', async () => {
    const person = await app.signedIn('borte');
    const id = await idOf(person.access);
    const commentId = await comment(id, 'Denne ble besvart');
    await app.post('user_glemt_passord', { email: 'BORTE@example.no' });
    await app.mailbox.next('borte@example.no');
    await app.post('user_update_username', { username: 'borteny', password }, { token: person.access });
    const { body } = await signIn('borteny');
    await app.post('user_delete', { password }, { token: body.access });
    await app.mailbox.next('borte@example.no');
    app.pass(DELETION_REGRET_MS);
    const late = await signIn('borteny');
    expect([late.status, late.body.code]).toEqual([401, 'wrong_credentials']);
    expect(await housekeeping()).toBeGreaterThan(0);

    const author = await app.connection
      .selectFrom('blokk_kommentar')
      .innerJoin('player', 'player.id', 'blokk_kommentar.player_id')
      .select(['player.username', 'txt'])
      .where('blokk_kommentar.id', '=', commentId)
      .executeTakeFirst();
    expect(author).toEqual({ username: NOBODY, txt: 'Denne ble besvart' });
    expect(await tracesOf(id, 'borte')).toEqual([]);
    expect((await app.get('profil_disp/borte')).status).toBe(404);
    expect((await app.get(`profil_disp/${NOBODY}`)).status).toBe(404);
    expect((await signIn(NOBODY)).status).toBe(401);
    expect((await app.post('is_username_opptatt', { username: NOBODY })).body).toEqual({ status: 'taken' });
    expect(await housekeeping()).toBe(0);
  });

  test('is refused to the last superuser, and of two who delete themselves at once one stays', async () => {
    const one = await app.signedInSuperuser('sjef');
    const refused = await app.post('user_delete', { password }, { token: one.access, lang: '_eng' });
    expect([refused.status, refused.body.code]).toEqual([409, 'last_superuser']);
    expect(refused.body.detail).toContain('Make someone else a superuser first');
    expect((await app.get('profil_disp/sjef')).status).toBe(200);

    const other = await app.signedInSuperuser('nestleder');
    const answers = await Promise.all(
      [one, other].map(({ access }) => app.post('user_delete', { password }, { token: access })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await app.connection.updateTable('player').set({ is_superuser: 0 }).where('is_superuser', '=', 1).execute();
  });

  test('ends a change of e-mail address that was begun', async () => {
    const person = await app.signedIn('avbrutt');
    await app.post('user_update_email', { email: 'avbrutt2@example.no', password }, { token: person.access });
    const { token } = await app.mailbox.next('avbrutt2@example.no');
    await app.post('user_delete', { password }, { token: person.access });
    expect((await app.post('user_email_confirm', { token })).body.code).toBe('link_used');
  });

  test('leaves no session behind that was begun at the same moment', async () => {
    const person = await app.signedIn('samtidig');
    const [deleted, ...signIns] = await Promise.all([
      app.post('user_delete', { password }, { token: person.access }),
      ...Array.from({ length: 4 }, () => signIn('samtidig')),
    ]);
    expect(deleted.status).toBe(200);
    const isBack = (await app.get('profil_disp/samtidig')).status === 200;
    for (const { body } of signIns) {
      const { status } = await app.post('get_player', {}, { token: body.access });
      // Anyone who is in has brought the account back by signing in after it was deleted.
      if (!isBack) expect(status).toBe(401);
    }
  });

  test('needs the right password', async () => {
    const person = await app.signedIn('trygg');
    const wrong = await app.post('user_delete', { password: 'feil' }, { token: person.access });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials']);
    expect((await app.post('user_delete', {}, { token: person.access })).status).toBe(400);
    expect((await app.post('user_delete', { password })).status).toBe(401);
    expect((await app.get('profil_disp/trygg')).status).toBe(200);
  });
});

/** The names of all tables that still know the player or the name. */
async function tracesOf(playerId: number, name: string): Promise<string[]> {
  const tables = [
    'session',
    'link_token',
    'outbox',
    'username_history',
    'player_search',
    'picture',
    'blokk_kommentar',
    'comment_notice',
  ] as const;
  const found: string[] = [];
  for (const table of tables) {
    const row = await app.connection
      .selectFrom(table)
      .select('player_id')
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    if (row) found.push(table);
  }
  const all = [
    ...(await app.connection.selectFrom('player').selectAll().execute()),
    ...(await app.connection.selectFrom('outbox').selectAll().execute()),
  ];
  if (all.some((row) => JSON.stringify(row).toLowerCase().includes(name))) found.push('text');
  return found;
}
