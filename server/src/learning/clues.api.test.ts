import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '../document/load.ts';
import { type ContentFixture, contentFixture, lessonFile } from '../document/testing/content-fixture.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

const EXERCISE = `
::: exercise half
tittel:
  _no: Halvparten
  _eng: Half
poeng: 1
checks:
  - id: four
    name:
      _no: Halvparten av 4
      _eng: Half of 4
    kind: call
    function: half
    args: [4]
  - id: below
    name:
      _no: Det hemmelige navnet
      _eng: The secret name
    hidden: true
    clue:
      _no: et tall under null
      _eng: a number below zero
    kind: call
    function: half
    args: [-87654]
  - id: nothing
    name:
      _no: Halvparten av null
      _eng: Half of zero
    hidden: true
    clue:
      _no: null
      _eng: zero
    kind: call
    function: half
    args: [0]
[_no _eng]
Skriv \`half\`.
[starter _no _eng]
\`\`\`python
def half(n):
    pass
\`\`\`
[solution _no _eng]
\`\`\`python
def half(n):
    return n / 2
\`\`\`
`.replace('_no: null', '_no: tallet null');

let app: TestApp;
let files: ContentFixture;
beforeAll(async () => {
  app = await startTestApp();
  files = await contentFixture();
  await files.write('python/99-trial.md', lessonFile('trial', 99, EXERCISE));
  await loadContent(app.app.services.database, { folder: files.folder });
  await app.app.services.documents.changed();
});
afterAll(async () => {
  await app.dispose();
  await files.dispose();
});

const answer = async (text: string, human_lang: string) =>
  (await app.post('oppgave_svar', { doc_slug: 'trial', blokk_slug: 'half', answer: text, human_lang })).body;
const NEVER_BELOW_ZERO = 'def half(n):\n    return abs(n) / 2\n';

test.each([
  ['_no', 'et tall under null'],
  ['_eng', 'a number below zero'],
])('a hidden check that fails shows its clue, in %s, and one that holds shows none', async (lang, clue) => {
  const { passed, checks } = await answer(NEVER_BELOW_ZERO, lang);
  expect(passed).toBe(false);
  expect(checks.map(({ state, clue }: { state: string; clue?: string }) => [state, clue])).toEqual([
    ['passed', undefined],
    ['failed', clue],
    ['passed', undefined],
  ]);
});

test('nothing else of a hidden check is in the answer: no value, no name, no input', async () => {
  const text = JSON.stringify(await answer(NEVER_BELOW_ZERO, '_no'));
  for (const secret of ['87654', '43827', 'hemmelige', 'below']) expect(text).not.toContain(secret);
});

test('nor is anything of it, its clue included, in the document that readers get', async () => {
  const text = JSON.stringify((await app.call('GET', 'get_doc_slug?slug=trial')).body);
  for (const secret of ['87654', 'hemmelige', 'below', 'et tall under null']) expect(text).not.toContain(secret);
});
