import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { form, image, send } from '../profile/picture/testing/upload.ts';
import { startTestApp, startTestAppOn, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { loadContentAtStart } from './at-start.ts';
import { exportContent } from './export.ts';
import { readCheckedContent } from './files/checked-content.ts';
import { hashContent } from './files/hash-content.ts';
import { ContentError } from './issue.ts';
import { noDocument } from './issue-reasons/documents.ts';
import { loadContent } from './load.ts';
import { bumpRevision, listDocuments } from './queries.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';
import { listFiles } from './source/list-files.ts';
import { type ContentFixture, contentFixture, lessonFile } from './testing/content-fixture.ts';

let app: TestApp;
let files: ContentFixture;
beforeEach(async () => {
  app = await startTestApp();
  files = await contentFixture();
});
afterEach(async () => {
  await app.dispose();
  await files.dispose();
});

async function load() {
  const outcome = await loadContent(app.app.services.database, { folder: files.folder });
  await app.app.services.documents.changed();
  return outcome;
}
const slugs = async () => (await listDocuments(app.connection)).map(({ document }) => document.slug);
const hello = (text: string) => `\n::: text hello\n[_no _eng]\n${text}\n`;

test('an empty database is filled, and left alone as long as the files stay the same', async () => {
  expect((await app.get('get_doc_header')).body).toEqual([]);
  const first = await load();
  expect(first.kind).toBe('loaded');
  expect(first.written).toContain('python-variables');
  expect((await app.get('get_doc_header')).body).not.toEqual([]);
  expect(await load()).toEqual({ kind: 'unchanged', written: [], removed: [], kept: [] });
});

test('files that were checked before fill another database with the same documents, and changed ones do not pass', async () => {
  const { database } = app.app.services;
  await loadContent(database);
  const own = await listDocuments(app.connection);
  const hash = await hashContent(CONTENT_FOLDER);
  const checked = new Map((await readCheckedContent(hash))?.map(({ file, document }) => [file, document]));
  expect(checked).toEqual(new Map(own.map(({ source, document }) => [source, document])));

  await files.write('python/99-trial.md', lessonFile('trial', 99, '\n::: text hello\n[_no]\nHei\n'));
  await expect(load()).rejects.toThrow(ContentError);
});

test('new, changed and removed files show at once where they were loaded', async () => {
  await load();
  await files.write('python/99-trial.md', lessonFile('trial', 99, hello('Hei')));
  expect((await load()).written).toEqual(['trial']);
  expect((await app.get('get_doc_slug?slug=trial')).body.blocks[0].html._no).toBe('<p>Hei</p>\n');
  const { etag } = (await app.get('get_doc_slug?slug=trial')).headers;

  await files.write('python/99-trial.md', lessonFile('trial', 99, hello('Hallo')));
  await load();
  const changed = await app.get('get_doc_slug?slug=trial', { headers: { 'if-none-match': String(etag) } });
  expect(changed.status).toBe(200);
  expect(changed.body.blocks[0].html._no).toBe('<p>Hallo</p>\n');

  await files.remove('python/99-trial.md');
  expect((await load()).removed).toEqual(['trial']);
  expect((await app.get('get_doc_slug?slug=trial')).status).toBe(404);
});

test('issues stop the load with file, line and reason, all of them, and nothing is half-loaded', async () => {
  await load();
  await files.write('python/98-good.md', lessonFile('good', 98, hello('Fin')));
  await files.write(
    'python/99-bad.md',
    lessonFile('bad', 99, '\n::: text hello\n[_no]\nHei\n[_eng]\n\nSee\n[this](/doc/nowhere)\n'),
  );
  await files.write('python/97-worse.md', lessonFile('worse', 97, '\n::: image x\nsrc: y.svg\n[_no]\nHei\n'));
  const own = (await load().catch((error) => error)) as ContentError;
  expect(own).toBeInstanceOf(ContentError);
  expect(own.message).toContain('python/97-worse.md:15: there is no picture y.svg');
  expect(own.message).toContain('python/97-worse.md:14: the English text is missing');
  expect(own.issues).toHaveLength(2);

  await files.remove('python/97-worse.md');
  const together = (await load().catch((error) => error)) as ContentError;
  expect(together.issues).toEqual([{ file: 'python/99-bad.md', line: 20, reason: noDocument('nowhere') }]);
  expect(together.message).toContain('python/99-bad.md:20: there is no document "nowhere"');
  expect(await slugs()).not.toContain('good');
});

test('a picture that is none stops the load by its name', async () => {
  await files.write('python/images/broken.png', 'no picture');
  await files.write('python/images/empty.svg', '');
  const { issues } = (await load().catch((error) => error)) as ContentError;
  expect(issues.map(({ file }) => file)).toEqual(['python/images/broken.png', 'python/images/empty.svg']);
  expect(await slugs()).toEqual([]);
});

test('the drawings of the lessons are still read after someone has uploaded a profile picture', async () => {
  const { access } = await app.signedIn('maler');
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect((await send(app, access, form([image(photo)]))).status).toBe(200);
  expect((await load()).written).toContain('python-variables');
});

test('a document that was changed in the admin area is left as it is, and that is said', async () => {
  await load();
  await app.connection.updateTable('document').set({ edited: 1 }).where('slug', '=', 'python-variables').execute();
  const path = join(files.folder, 'python/02-variables.md');
  await files.write(
    'python/02-variables.md',
    (await readFile(path, 'utf8')).replace('_no: Variabler', '_no: Noe annet'),
  );
  const said: string[] = [];
  await loadContentAtStart(app.app.services.database, (line) => said.push(line), { folder: files.folder });
  expect((await app.get('get_doc_slug?slug=python-variables')).body.tittel._no).toBe('Variabler');
  expect(said.join('\n')).toContain('left as they are: python-variables');
});

test('a server with invalid files goes on with what it has, and cannot start with nothing', async () => {
  const start = (say: (line: string) => void) =>
    loadContentAtStart(app.app.services.database, say, { folder: files.folder });
  await files.write('python/99-bad.md', lessonFile('bad', 99, '\n::: poem x\n'));
  await expect(start(() => {})).rejects.toThrow('there is no block type "poem"');
  await files.remove('python/99-bad.md');
  await start(() => {});
  await files.write('python/99-bad.md', lessonFile('bad', 99, '\n::: poem x\n'));
  const said: string[] = [];
  await start((line) => said.push(line));
  expect(said.join('\n')).toContain('The documents of the last load are used.');
});

test('several servers that load at once load once', async () => {
  const outcomes = await Promise.all([load(), load(), load()]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['loaded', 'unchanged', 'unchanged']);
});

test('what is exported is what was loaded, file by file, pictures included', async () => {
  await load();
  const folder = await mkdtemp(join(tmpdir(), 'kodestien-export-'));
  const outcome = await exportContent(app.connection, folder, files.folder);
  const sources = (await listFiles(files.folder)).filter((path) => path !== 'README.md');
  expect(await listFiles(folder)).toEqual(sources);
  for (const path of sources) {
    expect(await readFile(join(folder, path), 'utf8'), path).toBe(await readFile(join(files.folder, path), 'utf8'));
  }
  expect(outcome.unknown).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a server whose line to the database was cut hears of changes again', async () => {
  await load();
  expect((await app.get('get_doc_slug?slug=css')).status).toBe(200);
  const { kind } = app.app.services.database;
  if (kind === 'postgres') {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(app.connection);
  }
  await app.connection.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('document').where('slug', '=', 'css').execute();
    await bumpRevision(transaction, kind);
  });
  await expect.poll(async () => (await app.get('get_doc_slug?slug=css')).status).toBe(404);
});

test('servers beside each other see a change that one of them made', async () => {
  const place = await createTestDatabase();
  const [one, other] = [await startTestAppOn(place), await startTestAppOn(place)];
  await loadContent(one.app.services.database, { folder: files.folder });
  expect((await one.get('get_doc_slug?slug=css')).status).toBe(200);
  expect((await other.get('get_doc_slug?slug=css')).status).toBe(200);
  await one.connection.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('document').where('slug', '=', 'css').execute();
    await bumpRevision(transaction, one.app.services.database.kind);
  });
  await expect.poll(async () => (await other.get('get_doc_slug?slug=css')).status).toBe(404);
  await expect.poll(async () => (await one.get('get_doc_slug?slug=css')).status).toBe(404);
  await one.dispose();
  await other.dispose();
  await place.dispose();
});
