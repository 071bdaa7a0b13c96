import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPlayer } from '../../player/queries.ts';
import { forgetDeletedPlayers } from '../../privacy/deletion.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';
import { beginDump, forgetOldDumps, listDumps } from './dump-queries.ts';

const PEOPLE = 1203;
let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
  await admin.app.connection.transaction().execute(async (transaction) => {
    for (let index = 0; index < PEOPLE; index++) {
      const key = `elev${index}`;
      const names = { username: key, username_key: key, email: `${key}@example.no`, email_key: `${key}@example.no` };
      const account = { password_hash: `$hash-${index}`, confirmed_at: 1, human_lang: '_no' as const, created_at: 1 };
      await insertPlayer(transaction, { ...names, ...account });
    }
  });
});
afterAll(() => admin.dispose());

async function download(name: string) {
  const headers = { authorization: `Bearer ${admin.access}` };
  return admin.app.app.http.inject({ url: `/api/admin_user_arr_dump/${name}`, headers });
}

describe('a dump of the users', () => {
  test('holds everyone once, with count and hash, and nobody’s secrets', async () => {
    const made = await admin.post('admin_user_arr_dump');
    expect(made.status).toBe(201);
    const { name, count, sha256, bytes } = made.body;
    expect(count).toBe(PEOPLE + 1);
    expect(made.body.by).toBe('sjef');
    const response = await download(name);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    });
    expect(response.rawPayload.byteLength).toBe(bytes);
    expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(sha256);
    const text = gunzipSync(response.rawPayload).toString();
    const dump = JSON.parse(text);
    expect(dump.count).toBe(count);
    expect(new Set(dump.users.map(({ username }: { username: string }) => username)).size).toBe(count);
    expect(dump.users[0]).toMatchObject({ username: 'sjef', email: 'sjef@example.no', is_superuser: true });
    expect(text).not.toMatch(/hash|password|tok|\$argon/i);
  });

  test('leaves out who has deleted the account', async () => {
    const { access } = await admin.app.signedIn('angrer');
    await admin.post('user_delete', { password: 'hemmelig1' }, access);
    const { body } = await admin.post('admin_user_arr_dump');
    expect(body.count).toBe(PEOPLE + 1);
    expect(gunzipSync((await download(body.name)).rawPayload).toString()).not.toContain('angrer');
  });

  test('is written down when it is made and when it is downloaded', async () => {
    const { name } = (await admin.post('admin_user_arr_dump')).body;
    await download(name);
    const { results } = (await admin.get('admin_audit?limit=2')).body;
    expect(results).toMatchObject([
      { action: 'admin_user_arr_dump_download', details: { name } },
      { action: 'admin_user_arr_dump', details: { name, count: PEOPLE + 1 } },
    ]);
  });

  test('that is not there is a 404', async () => {
    for (const name of ['nope.json.gz', '..%2f..%2fetc%2fpasswd', '%00']) {
      expect([400, 404]).toContain((await download(name)).statusCode);
    }
  });
});

describe('a dump goes', () => {
  const DAY = 24 * 60 * 60_000;
  const names = async () => (await listDumps(admin.app.connection)).map(({ name }) => name);
  const make = async () => (await admin.post('admin_user_arr_dump')).body.name as string;

  test('after thirty days, with all its parts', async () => {
    const [old, fresh] = [await make(), await make()];
    const { connection } = admin.app;
    const { now } = admin.app.app.services;
    await connection
      .updateTable('user_dump')
      .set({ created_at: now() - 31 * DAY })
      .where('name', '=', old)
      .execute();
    await forgetOldDumps(connection, now());
    expect(await names()).toContain(fresh);
    expect(await names()).not.toContain(old);
    const parts = await connection.selectFrom('user_dump_part').select('name').where('name', '=', old).execute();
    expect(parts).toEqual([]);
  });

  test('when someone who is in it is deleted for good; the others stay', async () => {
    const before = await make();
    admin.app.pass(1000);
    const { access } = await admin.app.signedIn('glemmes');
    admin.app.pass(1000);
    const holding = await make();
    expect(gunzipSync((await download(holding)).rawPayload).toString()).toContain('glemmes@example.no');
    admin.app.pass(1000);
    await admin.post('user_delete', { password: 'hemmelig1' }, access);
    admin.app.pass(1000);
    const after = await make();
    const { pictures, now } = admin.app.app.services;
    await forgetDeletedPlayers(admin.app.connection, pictures, now());
    expect(await names()).toEqual(expect.arrayContaining([before, holding, after]));
    await forgetDeletedPlayers(admin.app.connection, pictures, now() + DELETION_REGRET_MS);
    expect(await names()).toEqual(expect.arrayContaining([before, after]));
    expect(await names()).not.toContain(holding);
  });
});

describe('cleaning up', () => {
  test('keeps the newest, newest first', async () => {
    await admin.post('admin_user_arr_dump_cleanup_bu', { keep: 0 });
    const names: string[] = [];
    for (let count = 0; count < 4; count++) {
      admin.app.pass(1000);
      names.unshift((await admin.post('admin_user_arr_dump')).body.name);
    }
    const listed = (await admin.get('admin_user_arr_dumps')).body.results;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(names);
    const { body } = await admin.post('admin_user_arr_dump_cleanup_bu', { keep: 1 });
    expect(body.removed).toEqual(names.slice(1));
    expect(body.results).toEqual(listed.slice(0, 1));
    expect((await admin.get('admin_user_arr_dumps')).body.results).toEqual(body.results);
    const parts = await admin.app.connection.selectFrom('user_dump_part').select('name').distinct().execute();
    expect(parts).toEqual([{ name: names[0] }]);
    expect((await download(names[1] ?? '')).statusCode).toBe(404);
  });

  test.each([{}, { keep: -1 }, { keep: 1001 }, { keep: '1' }, { keep: 1.5 }])('with %j is refused', async (body) => {
    expect((await admin.post('admin_user_arr_dump_cleanup_bu', body)).status).toBe(400);
  });

  test('a dump that was never finished is not shown, and is swept away', async () => {
    await beginDump(admin.app.connection, 'avbrutt', 1, 1);
    expect((await listDumps(admin.app.connection)).map(({ name }) => name)).not.toContain('avbrutt');
    await admin.post('admin_user_arr_dump');
    const rows = await admin.app.connection.selectFrom('user_dump').select('name').where('finished', '=', 0).execute();
    expect(rows).toEqual([]);
  });
});
