import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noDocument } from '../../document/issue-reasons/documents.ts';
import { loadContent } from '../../document/load.ts';
import { startTestAppOn } from '../../testing/test-app.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';

let admin: AdminApp;
let colleague: string;
beforeAll(async () => {
  admin = await startAdminApp();
  colleague = (await admin.app.signedInSuperuser('kollega')).access;
});
afterAll(() => admin.dispose());
beforeEach(() => admin.startAfresh());

const push = (body: object = {}, token?: string) => admin.post('admin_json_back_push', body, token);

describe('a push', () => {
  test('publishes all that is staged at once, keeps a revision and empties the stage', async () => {
    await admin.retitle('python', 'Slange');
    await admin.retitle('css', 'Stil');
    const shown = await push({ dry_run: true });
    expect(shown.body).toMatchObject({
      dry_run: true,
      publishable: true,
      issues: [],
      conflicts: [],
      revision_id: null,
    });
    expect(await admin.title('python')).toBe('Python');

    const { status, body } = await push({ note: 'Nye titler' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dry_run: false, publishable: true, revision_id: expect.any(Number) });
    expect(body.changes.map(({ slug }: { slug: string }) => slug)).toEqual(['css', 'python']);
    expect([await admin.title('python'), await admin.title('css')]).toEqual(['Slange', 'Stil']);
    expect((await admin.get('admin_json_back')).body.staged).toEqual([]);
    const [revision] = (await admin.get('admin_revisions')).body.results;
    expect(revision).toMatchObject({ id: body.revision_id, by: 'sjef', kind: 'push', note: 'Nye titler', changed: 2 });
    expect((await admin.get('admin_audit?limit=1')).body.results[0]).toMatchObject({
      action: 'admin_json_back_push',
      details: { changed: ['css', 'python'], note: 'Nye titler' },
    });
  });

  test('reaches the other servers', async () => {
    const other = await startTestAppOn(admin.place);
    const title = async () => (await other.get('get_doc_slug?slug=python')).body.tittel._no;
    expect(await title()).toBe('Python');
    await admin.retitle('python', 'Slange');
    await push();
    await expect.poll(title).toBe('Slange');
    await other.dispose();
  });

  test('is refused when anything is wrong anywhere, and then nothing is published', async () => {
    await admin.retitle('python', 'Slange');
    await admin.post('admin_json_back_remove', { slug: 'css-reference' });
    const document = await admin.source('html');
    const text = { slug: 'lenke', type: 'text', txt: { _no: '[x](/doc/nowhere)', _eng: '[x](/doc/html)' } };
    await admin.stage({ ...document, blocks: [...document.blocks, text] });
    const answer = await push();
    expect([answer.status, answer.body.code]).toEqual([400, 'content_invalid']);
    expect(answer.body.issues).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: 'css', path: 'ch_arr', reason: noDocument('css-reference') }),
        expect.objectContaining({ slug: 'html', path: `blocks.${document.blocks.length}.txt._no` }),
      ]),
    );
    expect((await push({ dry_run: true })).body).toMatchObject({ publishable: false, issues: answer.body.issues });
    expect(await admin.title('python')).toBe('Python');
    expect((await admin.get('admin_json_back')).body.staged).toHaveLength(3);
  });

  test('of nothing is refused', async () => {
    for (const body of [{}, { dry_run: true }]) {
      const answer = await push(body);
      expect([answer.status, answer.body.code]).toEqual([409, 'nothing_staged']);
    }
    expect((await push({ note: 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('two superusers', () => {
  test('who push the same document at once: one wins, the other is told who and what', async () => {
    await admin.retitle('python', 'Slange');
    await admin.retitle('python', 'Pyton', colleague);
    const answers = await Promise.all([push(), push({}, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? { name: 'sjef', title: 'Slange' } : { name: 'kollega', title: 'Pyton' };
    const loser = answers.find(({ status }) => status === 409)?.body;
    expect(loser.code).toBe('stage_stale');
    expect(loser.conflicts).toMatchObject([
      {
        slug: 'python',
        kind: 'changed',
        by: winner.name,
        changes: [{ path: 'tittel._no', before: 'Python', after: winner.title }],
      },
    ]);
    expect(await admin.title('python')).toBe(winner.title);
  });

  test('who push different documents at once both get through', async () => {
    await admin.retitle('python', 'Slange');
    await admin.retitle('css', 'Stil', colleague);
    const answers = await Promise.all([push(), push({}, colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await admin.title('python'), await admin.title('css')]).toEqual(['Slange', 'Stil']);
  });

  test('who press push twice publish once', async () => {
    await admin.retitle('python', 'Slange');
    const answers = await Promise.all([push(), push()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('nothing_staged');
  });
});

describe('a stale stage', () => {
  test('shows its conflict, is refused, and can be put on what is live now', async () => {
    await admin.retitle('python', 'Slange');
    await admin.retitle('python', 'Pyton', colleague);
    await push({}, colleague);
    const [change] = (await admin.get('admin_json_back')).body.staged;
    expect(change.changes).toEqual([{ path: 'tittel._no', before: 'Pyton', after: 'Slange' }]);
    expect(change.conflict).toMatchObject({ by: 'kollega', changes: [{ before: 'Python', after: 'Pyton' }] });
    expect((await push({ dry_run: true })).body).toMatchObject({ publishable: false, conflicts: [change.conflict] });
    expect((await push()).status).toBe(409);
    expect(await admin.title('python')).toBe('Pyton');

    const { staged } = (await admin.get('admin_json_back_document?slug=python')).body;
    expect(staged.conflict).toEqual(change.conflict);
    const request = { json: staged.json, base_sha256: change.conflict.live_sha256 };
    expect((await admin.post('admin_json_back_add', request)).body.conflict).toBeNull();
    expect((await push()).status).toBe(200);
    expect(await admin.title('python')).toBe('Slange');
  });

  test('is noticed when an author saves on a version that is live no more', async () => {
    const { live } = (await admin.get('admin_json_back_document?slug=python')).body;
    await admin.retitle('python', 'Pyton', colleague);
    await push({}, colleague);
    const answer = await admin.post('admin_json_back_add', { json: live.json, base_sha256: live.sha256 });
    expect([answer.status, answer.body.code]).toEqual([409, 'stage_stale']);
    expect(answer.body.conflicts).toMatchObject([
      { kind: 'changed', by: 'kollega', changes: [{ before: 'Python', after: 'Pyton' }] },
    ]);
    const asNew = await admin.post('admin_json_back_add', { json: live.json, base_sha256: null });
    expect(asNew.body.conflicts).toMatchObject([{ kind: 'added' }]);
    const unknown = await admin.post('admin_json_back_add', { json: live.json, base_sha256: '0'.repeat(64) });
    expect(unknown.body.conflicts).toMatchObject([{ kind: 'changed', changes: [] }]);
    expect((await admin.get('admin_json_back')).body.staged).toEqual([]);
  });

  test('is also what a load of the files makes of it', async () => {
    await admin.retitle('python', 'Slange');
    await loadContent(admin.app.app.services.database, { force: true });
    expect((await push({ dry_run: true })).body.conflicts).toEqual([]);
    const { order, ...rest } = await admin.source('python');
    const json = JSON.stringify({ ...rest, order: order + 1 });
    await admin.app.connection.updateTable('document').set({ json }).where('slug', '=', 'python').execute();
    expect((await push({ dry_run: true })).body.conflicts).toMatchObject([
      { slug: 'python', kind: 'changed', by: null, changes: [{ path: 'order', before: order, after: order + 1 }] },
    ]);
    await admin.post('db_delete', { confirm: 'db_delete' });
    expect((await push({ dry_run: true })).body.conflicts).toMatchObject([
      { slug: 'python', kind: 'removed', by: 'sjef' },
    ]);
  });

  test('that says what is live already is no conflict', async () => {
    await admin.retitle('python', 'Slange');
    await admin.retitle('python', 'Slange', colleague);
    await push({}, colleague);
    expect((await push()).status).toBe(200);
    expect((await admin.get('admin_json_back')).body.staged).toEqual([]);
  });
});

describe('revisions', () => {
  test('are compared with what was before and with what is live now', async () => {
    await admin.retitle('python', 'Slange');
    const first = (await push()).body.revision_id;
    await admin.retitle('python', 'Pyton');
    await push();
    const { body } = await admin.get(`admin_revision/${first}`);
    expect(body.revision).toMatchObject({ id: first, kind: 'push' });
    expect(body.changes).toMatchObject([{ slug: 'python', changes: [{ before: 'Python', after: 'Slange' }] }]);
    const since = await admin.get(`admin_revision/${first}?against=live`);
    expect(since.body.changes).toMatchObject([{ slug: 'python', changes: [{ before: 'Slange', after: 'Pyton' }] }]);
    expect((await admin.get('admin_revision/99999')).status).toBe(404);
    expect((await admin.get(`admin_revision/${first}?against=tomorrow`)).status).toBe(400);
  });

  test('are rolled back, newest first, until everything is as it was', async () => {
    await admin.retitle('python', 'Slange');
    const first = (await push()).body.revision_id;
    await admin.retitle('python', 'Pyton');
    const second = (await push()).body.revision_id;
    const rollback = (id: number, body: object = {}) => admin.post('admin_revision_rollback', { id, ...body });

    const early = await rollback(first);
    expect([early.status, early.body.code]).toEqual([409, 'rollback_stale']);
    expect(early.body.conflicts).toMatchObject([{ slug: 'python', changes: [{ before: 'Slange', after: 'Pyton' }] }]);
    expect((await rollback(second, { dry_run: true })).body).toMatchObject({ publishable: true, revision_id: null });
    expect((await rollback(second)).status).toBe(200);
    expect(await admin.title('python')).toBe('Slange');
    expect((await rollback(first, { note: 'Angrer' })).status).toBe(200);
    expect(await admin.title('python')).toBe('Python');
    // It is the document of the file again, so that loading the files may change it.
    expect((await admin.post('db_load')).body.kept).toEqual([]);
    const { results } = (await admin.get('admin_revisions?limit=4')).body;
    expect(results.map(({ kind }: { kind: string }) => kind)).toEqual(['rollback', 'rollback', 'push', 'push']);
    expect(results[3].rolled_back_by).toBe(results[0].id);
    expect((await rollback(99999)).status).toBe(404);
  });

  test('are not rolled back to what would be invalid', async () => {
    const text = { slug: 'dit', type: 'text', txt: { _no: '[x](/doc/ny)', _eng: '[x](/doc/ny)' } };
    const { stages: _, ...document } = await admin.source('html');
    await admin.stage({ ...document, slug: 'ny', page: '/doc/ny', order: 95, ch_arr: [], blocks: [] });
    const { revision_id } = (await push()).body;
    await admin.stage({ ...document, blocks: [...document.blocks, text] });
    expect((await push()).status).toBe(200);
    const answer = await admin.post('admin_revision_rollback', { id: revision_id });
    expect([answer.status, answer.body.code]).toEqual([400, 'content_invalid']);
    expect(answer.body.issues[0]).toMatchObject({ slug: 'html', reason: noDocument('ny') });
  });

  test('come page by page, newest first', async () => {
    const first = (await admin.get('admin_revisions?limit=2')).body;
    const second = (await admin.get(`admin_revisions?limit=2&cursor=${first.next}`)).body;
    const ids = [...first.results, ...second.results].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(4);
    expect((await admin.get('admin_revisions?cursor=tull')).status).toBe(400);
    expect((await admin.get('admin_revisions?limit=0')).status).toBe(400);
  });
});
