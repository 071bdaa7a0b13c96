import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '../document/load.ts';
import { type ContentFixture, contentFixture, lessonFile } from '../document/testing/content-fixture.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const EXERCISE = `
::: exercise red
tittel:
  _no: Rød
  _eng: Red
poeng: 5
checks:
  - id: paragraph
    name:
      _no: Avsnittet er rødt
      _eng: The paragraph is red
    kind: style
    selector: p
    property: color
  - id: heading
    name:
      _no: Overskriften er svart
      _eng: The heading is black
    kind: style
    selector: h1
    property: color
  - id: wide
    name:
      _no: Overskriften er en blokk
      _eng: The heading is a block
    hidden: true
    kind: style
    selector: h1
    property: display
  - id: given
    name:
      _no: Lenken er grønn
      _eng: The link is green
    kind: style
    selector: a
    property: color
[_no _eng]
Make the paragraph red.
[page _no _eng]
\`\`\`html
<h1>Hi</h1><p>You</p><a>There</a>
\`\`\`
[starter _no _eng]
\`\`\`css
a { color: green; }
\`\`\`
[solution _no _eng]
\`\`\`css
a { color: green; }
p { color: red; }
\`\`\`
`;

let app: TestApp;
let files: ContentFixture;
beforeAll(async () => {
  app = await startTestApp();
  files = await contentFixture();
  await files.write('python/80-trial.md', lessonFile('trial', 80, EXERCISE));
  await loadContent(app.app.services.database, { folder: files.folder });
});
afterAll(async () => {
  await app.dispose();
  await files.dispose();
});

type Shown = { id: string; state: string; passed: boolean };
const statesFor = async (answer: string) => {
  const { body } = await app.post('oppgave_svar', { doc_slug: 'trial', blokk_slug: 'red', answer });
  return Object.fromEntries(body.checks.map(({ id, state }: Shown) => [id, state]));
};

test('garbage, an empty answer and the starter pass nothing: what holds before anything is written waits', async () => {
  const nothing = { paragraph: 'failed', heading: 'waiting', 'hidden-1': 'waiting' };
  expect(await statesFor('asdf')).toEqual({ ...nothing, given: 'failed' });
  expect(await statesFor('')).toEqual({ ...nothing, given: 'failed' });
  expect(await statesFor('a { color: green; }')).toEqual({ ...nothing, given: 'waiting' });
});

test('as soon as something is earned, those that hold count too', async () => {
  expect(await statesFor('p { color: red; }')).toEqual({
    paragraph: 'passed',
    heading: 'passed',
    'hidden-1': 'passed',
    given: 'failed',
  });
});

test('the page knows which of the public checks those are', async () => {
  const checksOf = async () => {
    const { body } = await app.call('GET', 'get_doc_slug?slug=trial');
    return body.blocks[0].checks as { id: string; expected: unknown; free?: object }[];
  };
  await expect.poll(async () => (await checksOf())[0]?.expected, { timeout: 60_000 }).not.toBeNull();
  expect((await checksOf()).map(({ id, free }) => [id, free])).toEqual([
    ['paragraph', undefined],
    ['heading', { _no: true, _eng: true }],
    ['given', { _no: true, _eng: true }],
  ]);
});
