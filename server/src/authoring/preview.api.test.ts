import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentFixture, contentFixture, lessonFile } from '../document/testing/content-fixture.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { previewRound, strengthRound } from './preview.ts';

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

const text = (words: string) => `\n::: text hello\n[_no _eng]\n${words}\n`;

test('a lesson being written is shown at each save, with what it lacks, and a broken file leaves the last good one', async () => {
  const { database, grader, documents } = app.app.services;
  const round = async () => {
    const said = await previewRound({ slug: 'trial', database, grader, folder: files.folder });
    await documents.changed();
    return said;
  };
  const shown = async () => (await app.get('get_doc_slug?slug=trial')).body.blocks?.[0].html._no;
  expect(await round()).toBe('No file has the slug trial yet.');

  await files.write('python/80-trial.md', lessonFile('trial', 80, text('Hei')));
  const unfinished = await round();
  expect(unfinished).toContain('python/80-trial.md:1: a lesson has at least 3 exercises');
  expect(unfinished).not.toContain('python/01');
  expect(await shown()).toBe('<p>Hei</p>\n');

  await files.write('python/80-trial.md', lessonFile('trial', 80, text('Se [her](/doc/nowhere)')));
  expect(await round()).toContain('python/80-trial.md:16: there is no document "nowhere"');
  expect(await shown()).toBe('<p>Hei</p>\n');
});

const EXERCISE = `
::: exercise adult
tittel:
  _no: Voksen
  _eng: Adult
poeng: 5
checks:
  - id: old
    name:
      _no: Voksen
      _eng: Adult
    kind: call
    function: adult
    args:
      - 50
[_no _eng]
Write \`adult\`.
[starter _no _eng]
\`\`\`javascript
// Here
\`\`\`
[solution _no _eng]
\`\`\`javascript
const adult = (age) => age >= 18;
\`\`\`
`;

test('the strength of each exercise is shown beside the lesson, with the wrong programs that pass', async () => {
  const { grader } = app.app.services;
  const round = (signal?: AbortSignal) =>
    strengthRound({ slug: 'trial', grader, folder: files.folder, ...(signal && { signal }) });
  await files.write('python/80-trial.md', lessonFile('trial', 80, text('Hei')));
  expect(await round()).toBe('trial: no exercises to measure yet.');
  await files.write('python/80-trial.md', lessonFile('trial', 80, text('Hei') + EXERCISE));
  const said = await round();
  expect(said).toMatch(/^trial#adult +\d+ +\d+ +\d+ +\d+ +\d/m);
  expect(said).toContain('line 1, comparison: >= → >');
  expect(await round(AbortSignal.abort())).toBe('trial: changed while it was measured.');
});
