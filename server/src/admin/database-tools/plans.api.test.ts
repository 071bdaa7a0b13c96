import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProveDocuments } from '../../document/files/content-folder.ts';
import { documentMissing, noDocument } from '../../document/issue-reasons/documents.ts';
import { endedWith, programFails } from '../../document/issue-reasons/programs.ts';
import { type ContentFixture, contentFixture, lessonFile } from '../../document/testing/content-fixture.ts';
import { readLive } from '../content/content.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';
import { planCycle, planInitialization, planLoad } from './plans.ts';

let admin: AdminApp;
let files: ContentFixture;
const prove: ProveDocuments = (documents) => admin.app.app.services.proofs.prove(documents);
beforeAll(async () => {
  admin = await startAdminApp();
  files = await contentFixture();
});
afterAll(async () => {
  await admin.dispose();
  await files.dispose();
});

test('files with issues stop every tool that loads them, with file, line and reason', async () => {
  await files.write('python/99-bad.md', lessonFile('bad', 99, '\n::: text hello\n[_no _eng]\n[x](/doc/nowhere)\n'));
  const live = await readLive(admin.app.connection);
  for (const plan of [planLoad, planCycle, planInitialization]) {
    const { issues } = await plan(live, prove, files.folder);
    expect(issues).toEqual([
      {
        slug: null,
        file: 'python/99-bad.md',
        path: '',
        line: 16,
        column: null,
        reason: noDocument('nowhere'),
      },
    ]);
  }
  await files.remove('python/99-bad.md');
});

test('a program that does not do what it says stops a load, with file, line and reason, and only new ones are run', async () => {
  const program = (code: string) => `\n::: run hello\n[_no _eng]\n\`\`\`javascript\n${code}\n\`\`\`\n`;
  await files.write('python/09-bad.md', lessonFile('bad', 909, program('console.log(1);\nconsole.log(navn);')));
  const live = await readLive(admin.app.connection);
  const proved: string[] = [];
  const { after, issues } = await planLoad(
    live,
    (documents) => {
      proved.push(...documents.map(({ slug }) => slug));
      return prove(documents);
    },
    files.folder,
  );
  expect(proved).toEqual(['bad']);
  const why = endedWith('ReferenceError: navn is not defined', 2);
  expect(issues.map(({ file, line, reason }) => ({ file, line, reason }))).toEqual([
    { file: 'python/09-bad.md', line: 16, reason: programFails('_no', why) },
    { file: 'python/09-bad.md', line: 16, reason: programFails('_eng', why) },
  ]);
  expect([...after.keys()]).not.toContain('bad');
  await files.remove('python/09-bad.md');
});

test('an issue of a document that was changed in the admin area is told by its slug, for it is in no file', async () => {
  const live = await readLive(admin.app.connection);
  const css = live.documents.get('css');
  if (!css) throw new Error('the fixture has no css course');
  const json = JSON.stringify({ ...JSON.parse(css.json), ch_arr: [{ slug: 'nowhere', tagg_src: 1 }] });
  const documents = new Map(live.documents).set('css', { ...css, json, edited: 1 });
  const { issues } = await planLoad({ ...live, documents }, prove, files.folder);
  expect(issues).toEqual([
    { slug: 'css', file: null, path: '', line: null, column: null, reason: noDocument('nowhere') },
  ]);
});

test('a file that came, changed or went shows in the plan', async () => {
  await files.write('python/99-new.md', lessonFile('new', 99, '\n::: text hello\n[_no _eng]\nHei\n'));
  await files.remove('pages/landing.md');
  const live = await readLive(admin.app.connection);
  const invalid = await planLoad(live, prove, files.folder);
  expect(invalid.issues).toMatchObject([{ reason: documentMissing('landing') }]);
  const { after, issues } = await planInitialization(live, prove, files.folder);
  expect(issues).toEqual([]);
  expect([...after.keys()].filter((slug) => !live.documents.has(slug))).toEqual(['new']);
  expect(after.has('landing')).toBe(true);
});
