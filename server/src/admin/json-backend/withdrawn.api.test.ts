import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadContent } from '../../document/load.ts';
import { type ContentFixture, contentFixture, lessonFile } from '../../document/testing/content-fixture.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';

/** A page that is taken away, and the only one that names it, which is changed. */
const SLUG = 'mathematics-reference';
const FILE = 'mathematics/reference.md';
const COURSE = 'mathematics';

let admin: AdminApp;
let files: ContentFixture;
beforeEach(async () => {
  admin = await startAdminApp();
  files = await contentFixture();
  const document = await admin.source(COURSE);
  await admin.stage({ ...document, ch_arr: [] });
  await admin.post('admin_json_back_remove', { slug: SLUG });
  expect((await admin.post('admin_json_back_push', {})).status).toBe(200);
});
afterEach(async () => {
  await admin.dispose();
  await files.dispose();
});

async function load() {
  const { database, documents } = admin.app.app.services;
  const outcome = await loadContent(database, { folder: files.folder });
  await documents.changed();
  return outcome;
}
const isLive = async () => (await admin.app.get(`get_doc_slug?slug=${SLUG}`)).status === 200;
const someFileChanges = () =>
  files.write('python/99-new.md', lessonFile('new', 99, '\n::: text hi\n[_no _eng]\nHei\n'));

test('a document that was taken away stays away when the files are loaded again, and that is said', async () => {
  await someFileChanges();
  const { written, kept } = await load();
  expect(written).toContain('new');
  expect(kept).toEqual([COURSE, SLUG]);
  expect(await isLive()).toBe(false);

  const { body } = await admin.post('db_load', { dry_run: true });
  expect(body.added).not.toContain(SLUG);
  expect(body.kept).toEqual([COURSE, SLUG]);
});

test('filling in what is missing brings it back', async () => {
  expect((await admin.post('db_initialization', {})).body.added).toContain(SLUG);
  expect(await isLive()).toBe(true);
  await someFileChanges();
  expect((await load()).kept).toEqual([COURSE]);
});

test('emptying and loading brings it back', async () => {
  await admin.post('db_cycle', { confirm: 'db_cycle' });
  expect(await isLive()).toBe(true);
});

test('rolling back brings it back, and it follows its file again', async () => {
  const [{ id }] = (await admin.get('admin_revisions')).body.results;
  expect((await admin.post('admin_revision_rollback', { id })).status).toBe(200);
  expect(await isLive()).toBe(true);
  await someFileChanges();
  expect((await load()).kept).toEqual([]);
});

test('a file that went and came again later is loaded as a new one', async () => {
  await files.remove(FILE);
  await load();
  await files.write(FILE, lessonFile(SLUG, 97, '\n::: text hi\n[_no _eng]\nNy\n'));
  expect((await load()).written).toContain(SLUG);
  expect(await isLive()).toBe(true);
});
