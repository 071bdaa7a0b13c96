import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../database/schema.ts';
import { loadContentAtStart } from '../../document/at-start.ts';
import { listDocuments, putDocument, readFilesHash } from '../../document/queries.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
});
afterAll(() => admin.dispose());

const slugs = async () => (await listDocuments(admin.app.connection)).map(({ document }) => document.slug);
const startAfresh = () => admin.startAfresh();

/** What a server does with the documents when it starts; gives what it says. */
async function startServer(): Promise<string> {
  const said: string[] = [];
  await loadContentAtStart(admin.app.app.services.database, (line) => said.push(line));
  await admin.app.app.services.documents.changed();
  return said.join('\n');
}

/** Everything that belongs to people, row by row. */
async function belongingsOfPeople(): Promise<string> {
  const tables: (keyof Schema)[] = [
    'player',
    'session',
    'refresh_token',
    'username_history',
    'player_search',
    'blokk_kommentar',
    'blokk_beskrivelse',
    'comment_notice',
    'poeng_ledger',
  ];
  const all = [];
  for (const table of tables) all.push(await admin.app.connection.selectFrom(table).selectAll().execute());
  return JSON.stringify(all);
}

describe('accounts, comments and points', () => {
  test('survive every tool, a restore and a rollback', async () => {
    const learner = await admin.app.signedIn('elev');
    const place = { doc_slug: 'python', blokk_slug: (await admin.source('python')).blocks[0]?.slug };
    const comment = { id: randomUUID(), ...place, txt: 'Dette lurer jeg på' };
    expect((await admin.post('blokk_kommentar', comment, learner.access)).status).toBe(201);
    const description = { id: randomUUID(), ...place, txt: { _no: 'Les først', _eng: 'Read first' } };
    expect((await admin.post('blokk_beskrivelse', description)).status).toBe(201);
    const { user } = (await admin.app.post('get_player', {}, { token: learner.access })).body;
    await admin.app.connection
      .insertInto('poeng_ledger')
      .values({ player_id: user.id, doc_slug: 'python', blokk_slug: 'x', kind: 'exercise', poeng: 42, earned_at: 1 })
      .execute();
    const before = await belongingsOfPeople();

    const removed = await admin.post('db_delete', { confirm: 'db_delete' });
    const runs = [
      removed,
      await admin.post('db_initialization'),
      await admin.post('db_load'),
      await admin.post('db_cycle', { confirm: 'db_cycle' }),
      await admin.post('admin_backup_restore', { id: removed.body.backup.id, confirm: 'restore' }),
    ];
    expect(runs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await belongingsOfPeople()).toBe(before);

    const shown = await admin.app.get(`blokk?doc_slug=${place.doc_slug}&blokk_slug=${place.blokk_slug}`);
    expect(shown.body.kommentar_arr).toMatchObject([{ username: 'elev', txt: 'Dette lurer jeg på' }]);
    expect((await admin.app.post('get_player', {}, { token: learner.access })).body.poeng).toBe(42);
  });
});

describe('a dry run', () => {
  test('tells what would change and changes nothing', async () => {
    await startAfresh();
    const before = await slugs();
    const backups = (await admin.get('admin_backups')).body.results.length;
    const { body } = await admin.post('db_delete', { dry_run: true });
    expect(body).toMatchObject({ dry_run: true, added: [], changed: [], confirm: 'db_delete', backup: null });
    expect(body.removed).toEqual(before);
    expect((await admin.post('db_load', { dry_run: true })).body).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      unchanged: before.length,
      confirm: null,
      revision_id: null,
    });
    expect(await slugs()).toEqual(before);
    expect((await admin.get('admin_backups')).body.results).toHaveLength(backups);
  });
});

describe('what destroys', () => {
  test.each([
    ['db_delete', {}],
    ['db_delete', { confirm: 'DB_DELETE' }],
    ['db_delete', { confirm: '' }],
    ['db_delete', { dry_run: false, confirm: 'db_cycle' }],
    ['db_cycle', { confirm: 'ja' }],
    ['admin_backup_restore', { id: 1, confirm: 'admin_backup_restore' }],
  ])('%s with %j is refused: the word must be typed', async (path, body) => {
    await startAfresh();
    if ('id' in body) body.id = (await admin.get('admin_backups')).body.results[0].id;
    const answer = await admin.post(path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.fields).toMatchObject([{ field: 'confirm', code: 'confirm_wrong' }]);
    expect(await slugs()).toContain('python');
  });

  test('fields that are none are refused', async () => {
    for (const body of [{ confirm: 7 }, { dry_run: 'ja' }, { force: true }]) {
      expect((await admin.post('db_delete', body)).status).toBe(400);
    }
    expect(await slugs()).toContain('python');
  });
});

describe('db_delete', () => {
  test('takes every document away for readers at once, and the backup brings the very same back', async () => {
    await startAfresh();
    const before = await listDocuments(admin.app.connection);
    const { body } = await admin.post('db_delete', { confirm: 'db_delete' });
    expect(body).toMatchObject({ dry_run: false, added: [], unchanged: 0 });
    expect(body.steps.map(({ step }: { step: string }) => step)).toEqual(['read', 'check', 'backup', 'write']);
    expect((await admin.app.get('get_doc_header')).body).toEqual([]);
    expect((await admin.app.get('get_doc_slug?slug=python')).status).toBe(404);

    const restored = await admin.post('admin_backup_restore', { id: body.backup.id, confirm: 'restore' });
    expect(restored.body).toMatchObject({ removed: [], issues: [], backup: null });
    expect(await listDocuments(admin.app.connection)).toEqual(before);
    await startServer();
    expect(await listDocuments(admin.app.connection)).toEqual(before);
    expect(await admin.title('python')).toBe('Python');
  });

  test('lasts over a restart, also of a newer version, until the files are asked for', async () => {
    for (const tool of ['db_load', 'db_initialization']) {
      await startAfresh();
      await admin.post('db_delete', { confirm: 'db_delete' });
      expect(await startServer()).toMatch(/deleted in the admin area/);
      expect((await admin.app.get('get_doc_header')).body).toEqual([]);
      expect((await admin.post(tool)).status).toBe(200);
      expect(await startServer()).toBe('');
      expect(await slugs()).toContain('python');
    }
  });

  test('ends when some documents are there again and the missing ones are asked for', async () => {
    await startAfresh();
    const { connection } = admin.app;
    const one = await connection.selectFrom('document').selectAll().where('slug', '=', 'mal').executeTakeFirstOrThrow();
    await admin.post('db_delete', { confirm: 'db_delete' });
    await putDocument(connection, one);
    await startServer();
    expect(await slugs()).toEqual(['mal']);
    await admin.post('db_initialization');
    expect(await startServer()).toMatch(/^Courses loaded/);
  });
});

describe('loading', () => {
  test('db_load leaves what was changed in the admin area; db_cycle does not', async () => {
    await startAfresh();
    await admin.retitle('python', 'Slange');
    await admin.post('admin_json_back_push');
    expect((await admin.post('db_load')).body).toMatchObject({ changed: [], kept: ['python'], revision_id: null });
    expect(await admin.title('python')).toBe('Slange');
    const { body } = await admin.post('db_cycle', { confirm: 'db_cycle' });
    expect(body).toMatchObject({ added: [], changed: ['python'], removed: [] });
    expect(await admin.title('python')).toBe('Python');
  });

  test('what was rolled back is not loaded again by the next start', async () => {
    await startAfresh();
    await admin.app.connection.updateTable('content_state').set({ files_hash: 'of older files' }).execute();
    await admin.app.connection.updateTable('document').set({ source: 'old.md' }).where('slug', '=', 'css').execute();
    const { revision_id, changed } = (await admin.post('db_load')).body;
    expect(changed).toEqual(['css']);
    const noted = await readFilesHash(admin.app.connection);
    expect((await admin.post('admin_revision_rollback', { id: revision_id })).status).toBe(200);
    expect(await readFilesHash(admin.app.connection)).toBe(noted);
  });

  test('db_initialization adds what is missing and touches nothing else', async () => {
    await startAfresh();
    await admin.retitle('python', 'Slange');
    expect((await admin.post('admin_json_back_push')).status).toBe(200);
    await admin.app.connection.deleteFrom('document').where('slug', '=', 'css-reference').execute();
    const { body } = await admin.post('db_initialization');
    expect(body).toMatchObject({ added: ['css-reference'], changed: [], removed: [], confirm: null });
    expect(await admin.title('python')).toBe('Slange');
    expect((await admin.post('db_initialization')).body).toMatchObject({ added: [], revision_id: null, backup: null });
  });
});

describe('backups', () => {
  test('are listed, downloaded with the hash that they have, and restored only with that hash', async () => {
    await startAfresh();
    const { backup } = (await admin.post('db_delete', { confirm: 'db_delete' })).body;
    const listed = (await admin.get('admin_backups?limit=1')).body;
    expect(listed.results).toEqual([backup]);
    expect(backup).toMatchObject({ by: 'sjef', reason: 'db_delete' });

    const response = await admin.app.app.http.inject({
      url: `/api/admin_backup/${backup.id}`,
      headers: { authorization: `Bearer ${admin.access}` },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${backup.file}"`,
      'cache-control': 'no-store',
    });
    expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(backup.sha256);
    expect(response.rawPayload.byteLength).toBe(backup.bytes);
    const file = JSON.parse(gunzipSync(response.rawPayload).toString());
    expect(file.documents).toHaveLength(backup.documents);

    const request = { id: backup.id, confirm: 'restore' };
    const wrong = await admin.post('admin_backup_restore', { ...request, sha256: '0'.repeat(64) });
    expect(wrong.body.fields).toMatchObject([{ field: 'sha256' }]);
    const shown = await admin.post('admin_backup_restore', { id: backup.id, dry_run: true });
    expect(shown.body).toMatchObject({ dry_run: true, confirm: 'restore', removed: [] });
    expect(shown.body.added).toHaveLength(backup.documents);
    expect((await admin.post('admin_backup_restore', { ...request, sha256: backup.sha256 })).status).toBe(200);
  });

  test('come page by page, newest first; the newest fifty are kept', async () => {
    const row = {
      created_at: 1,
      actor_id: 1,
      reason: 'db_load',
      documents: 1,
      bytes: 1,
      sha256: '',
      data: Buffer.of(1),
    };
    for (let count = 0; count < 60; count++) await admin.app.connection.insertInto('backup').values(row).execute();
    await admin.post('db_cycle', { confirm: 'db_cycle' });
    await admin.post('db_delete', { confirm: 'db_delete' });
    const ids: number[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await admin.get(`admin_backups?limit=20${cursor}`);
      ids.push(...body.results.map(({ id }: { id: number }) => id));
      if (body.next === null) break;
      cursor = `&cursor=${body.next}`;
    }
    expect(ids).toHaveLength(50);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('that are not there are a 404', async () => {
    expect((await admin.get('admin_backup/99999')).status).toBe(404);
    expect((await admin.get('admin_backup/tull')).status).toBe(400);
    expect((await admin.post('admin_backup_restore', { id: 99999, confirm: 'restore' })).status).toBe(404);
  });
});

test('each run is in the audit log, with who did it and what it changed', async () => {
  await startAfresh();
  const { body } = await admin.post('db_delete', { confirm: 'db_delete' });
  const { results } = (await admin.get('admin_audit?action=db_delete&limit=1')).body;
  expect(results).toMatchObject([
    {
      actor: { username: 'sjef' },
      action: 'db_delete',
      details: { removed: body.removed, revision_id: body.revision_id, backup_id: body.backup.id },
    },
  ]);
});
