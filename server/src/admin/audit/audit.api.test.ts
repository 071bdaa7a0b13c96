import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureNobody } from '../../account/removal-queries.ts';
import { removeForGood } from '../../privacy/deletion-queries.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';
import { writeAudit } from './write-audit.ts';

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
});
afterAll(() => admin.dispose());

type Entry = { id: number; at: number; action: string; actor: { username: string | null } };
const audit = async (query = '') => (await admin.get(`admin_audit?${query}`)).body.results as Entry[];

describe('the audit log', () => {
  test('cannot be changed, not even in the database', async () => {
    await admin.post('db_load');
    const { connection } = admin.app;
    await expect(connection.updateTable('audit').set({ actor_id: 7 }).execute()).rejects.toThrow('append-only');
    await expect(connection.deleteFrom('audit').execute()).rejects.toThrow('append-only');
    if (admin.app.app.services.database.kind === 'postgres') {
      await expect(sql`truncate audit`.execute(connection)).rejects.toThrow('append-only');
    }
    expect(await audit()).toHaveLength(1);
  });

  test('is filtered by who, what and when', async () => {
    const other = await admin.app.signedInSuperuser('Nummer2');
    admin.app.pass(60_000);
    const later = admin.app.app.services.now();
    await admin.post('db_load', {}, other.access);
    await admin.post('admin_user_arr_dump_cleanup_bu', { keep: 5 });
    expect((await audit('actor=nummer2')).map(({ action }) => action)).toEqual(['db_load']);
    expect((await audit('actor=sjef')).every(({ actor }) => actor.username === 'sjef')).toBe(true);
    expect(await audit('actor=nobody')).toEqual([]);
    expect((await audit('action=db_load')).map(({ actor }) => actor.username)).toEqual(['Nummer2', 'sjef']);
    expect(await audit(`from=${later}`)).toHaveLength(2);
    expect((await audit(`to=${later}`)).map(({ action }) => action)).toEqual(['db_load']);
    expect(await audit(`from=${later}&action=db_load&actor=sjef`)).toEqual([]);
    const all = await audit();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    const first = (await admin.get('admin_audit?limit=2')).body;
    expect((await audit(`limit=2&cursor=${first.next}`))[0]?.id).toBe(all[2]?.id);
  });

  test.each(['action=walk', 'from=yesterday', 'limit=0', 'cursor=x', 'who=sjef', 'actor='])(
    '%s is refused',
    async (query) => {
      expect((await admin.get(`admin_audit?${query}`)).status).toBe(400);
    },
  );

  test('outlives the account, without its name', async () => {
    const { access } = await admin.app.signedInSuperuser('forlater');
    await admin.post('db_load', {}, access);
    const [entry] = await audit('actor=forlater');
    const { connection } = admin.app;
    const player = await connection
      .selectFrom('player')
      .selectAll()
      .where('username', '=', 'forlater')
      .executeTakeFirstOrThrow();
    await connection.updateTable('player').set({ deleted_at: 1 }).where('id', '=', player.id).execute();
    await removeForGood(connection, player, 1, admin.app.app.services.now());
    expect((await audit(`actor_id=${player.id}`))[0]).toMatchObject({
      id: entry?.id,
      actor: { id: player.id, username: null },
    });
  });

  test('says nothing of a change that was undone', async () => {
    const before = await audit();
    const work = admin.app.connection.transaction().execute(async (transaction) => {
      await writeAudit(transaction, { player: { id: 1 } as never }, { action: 'db_delete', at: 1 });
      throw new Error('and then it failed');
    });
    await expect(work).rejects.toThrow('and then it failed');
    expect(await audit()).toEqual(before);
  });
});

describe('the overview', () => {
  test('counts people, sign-ins, solved exercises, mails and content, and describes the installation', async () => {
    await admin.app.post('create_player', { username: 'venter', password: 'hemmelig1', email: 'venter@example.no' });
    const earned = { player_id: 1, doc_slug: 'python', poeng: 5, earned_at: 1 };
    await admin.app.connection
      .insertInto('poeng_ledger')
      .values([
        { ...earned, blokk_slug: 'one', kind: 'exercise' },
        { ...earned, blokk_slug: 'two', kind: 'exercise' },
        { ...earned, blokk_slug: 'three', kind: 'quiz' },
      ])
      .execute();
    const { status, body } = await admin.get('admin_overview');
    expect(status).toBe(200);
    expect(body.learning).toEqual({ exercises_solved: 2 });
    expect(body.users).toMatchObject({ unconfirmed: 1, locked: 0, superusers: 2 });
    expect(body.users.new_per_day).toHaveLength(30);
    expect(body.users.new_per_day.at(-1).count + body.users.new_per_day.at(-2).count).toBe(3);
    expect(body.sign_ins.per_day).toHaveLength(30);
    expect(body.sign_ins.today).toBe(body.sign_ins.per_day.at(-1).count);
    expect(body.mail).toEqual({ sent: expect.any(Number), waiting: expect.any(Number), failed: 0 });
    expect(body.content.documents).toBeGreaterThan(20);
    expect(body.database).toEqual({
      kind: admin.app.app.services.database.kind,
      version: expect.stringMatching(/^\d+\.\d+/),
      bytes: expect.any(Number),
    });
    expect(body.database.bytes).toBeGreaterThan(10_000);
    expect(body.server).toEqual({ version: '25.2', node: process.version, uptime_ms: expect.any(Number) });
  });

  test('counts the same people as the list of users shows, also those who are not confirmed or are being deleted', async () => {
    const { access } = await admin.app.signedIn('angrer');
    await admin.post('user_delete', { password: 'hemmelig1' }, access);
    await ensureNobody(admin.app.connection, Date.now());
    const listed = async (query: string) => (await admin.get(`admin_user_arr?limit=100&${query}`)).body.results.length;
    const { users } = (await admin.get('admin_overview')).body;
    expect([users.total, users.unconfirmed, users.superusers]).toEqual([
      await listed(''),
      await listed('show=unconfirmed'),
      await listed('show=superuser'),
    ]);
    expect(users.total).toBeGreaterThan(3);
  });

  test('counts the same mails as the outbox lists in each state', async () => {
    const mail = { template: 'confirm', to_email: 'a@example.no', human_lang: '_no' as const, created_at: 1 };
    // Far ahead: nothing is sent meanwhile.
    const later = { ...mail, next_attempt_at: Date.now() + 365 * 24 * 60 * 60_000 };
    await admin.app.connection
      .insertInto('outbox')
      .values(
        (['waiting', 'sending', 'sent', 'sent', 'failed', 'cancelled'] as const).map((state) => ({ ...later, state })),
      )
      .execute();
    const listed = async (state: string) =>
      (await admin.get(`admin_outbox?limit=100&state=${state}`)).body.results.length;
    const counted = (await admin.get('admin_overview')).body.mail;
    expect(counted.failed).toBeGreaterThan(0);
    expect(counted).toEqual({
      sent: await listed('sent'),
      waiting: await listed('waiting'),
      failed: await listed('failed'),
    });
  });

  test('a sign-in of long ago is not one of today', async () => {
    const { today } = (await admin.get('admin_overview')).body.sign_ins;
    expect(today).toBeGreaterThan(0);
    admin.app.pass(40 * 24 * 60 * 60_000);
    const { access } = (await admin.app.post('token', { username: 'sjef', password: 'hemmelig1' })).body;
    const { body } = await admin.get('admin_overview', access);
    expect(body.sign_ins.today).toBe(1);
    expect(body.users.new_per_day.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });
});
