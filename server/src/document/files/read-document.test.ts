import { expect, test } from 'vitest';
import type { Issue } from '../issue.ts';
import { lessonFile } from '../testing/content-fixture.ts';
import { readDocument } from './read-document.ts';
import { writeDocument } from './write-document.ts';

const PICTURES = new Map([['python/images/x.svg', { width: 10, height: 20, version: '0123456789ab' }]]);
/** lessonFile's own settings end on line 12. */
const FIRST = 13;

function read(blocks: string) {
  return readSource(lessonFile('trial', 7, blocks));
}

function readSource(source: string) {
  const issues: Issue[] = [];
  const found = readDocument('python/trial.md', source, PICTURES, issues);
  return { found, document: found?.document, issues: issues.map(({ line, reason }) => `${line}: ${reason._eng}`) };
}

test('a file becomes a document with both languages', () => {
  const { document, issues } = read(`
::: text hello
[_no]
Hei **du**
[_eng]

Hi **you**

::: code program
filename: a.py
[_no _eng]
\`\`\`python
print("[_no]")

::: not a marker
\`\`\`
`);
  expect(issues).toEqual([]);
  expect(document).toMatchObject({ slug: 'trial', page: '/doc/trial', parent: 'python', order: 7, ch_arr: [] });
  const code = 'print("[_no]")\n\n::: not a marker';
  expect(document?.blocks).toEqual([
    { slug: 'hello', type: 'text', txt: { _no: 'Hei **du**', _eng: 'Hi **you**' } },
    { slug: 'program', type: 'code', filename: 'a.py', language: 'python', code: { _no: code, _eng: code } },
  ]);
});

test('a missing or empty translation is named with its line', () => {
  expect(read('::: text hello\n[_no]\nHei\n').issues).toEqual([
    `${FIRST}: the English text is missing: block "hello" needs a section [_eng]`,
  ]);
  expect(read('::: text hello\n[_no]\nHei\n[_eng]\n\n').issues).toEqual([`${FIRST + 3}: the English text is empty`]);
  expect(readSource(lessonFile('trial', 1, '').replace('  _eng: A trial.\n', '')).issues).toEqual([
    '6: ingress._eng: is missing',
  ]);
});

test('all issues of a file are reported, not only the first', () => {
  const { issues } = read(`::: poem one
::: text two
[_no _eng]
Hei
[_eng]
Hi
::: code three
nonsense: 1
[_no _eng]
\`\`\`python
x
\`\`\`
:::text four
::: image five
src: python/images/missing.svg
[_no _eng]
x
`);
  expect(issues).toEqual([
    `${FIRST + 12}: a block starts with "::: type slug"`,
    `${FIRST}: there is no block type "poem": text, code, run, exercise, quiz, image, link, project`,
    `${FIRST + 4}: a block of type text does not have this section, or has it twice`,
    `${FIRST + 7}: nonsense: is not a valid setting here`,
    `${FIRST + 14}: there is no picture python/images/missing.svg`,
  ]);
});

test('issues in the settings of a file are found on their lines', () => {
  const file = lessonFile('trial', 1, '')
    .replace('icon: cairn', 'icon: rocket\ncolour: red')
    .replace('slug: trial', 'slug: Trial Run');
  expect(readSource(file).issues.sort()).toEqual(
    [
      '10: colour: is not a valid setting here',
      '2: slug: must begin with a lower-case letter and may only have a–z, digits and single - or _',
      expect.stringMatching(/^9: icon: must be one of python, javascript/),
    ].sort(),
  );
  expect(readSource('Hello').issues[0]).toBe('1: the file must start with its settings between two lines of ---');
  expect(readSource('---\nslug: [\n---\n').issues[0]).toMatch(/^[23]: /);
});

test('a fence that is never closed, code without a fence and two programming languages are refused', () => {
  expect(read('::: text a\n[_no _eng]\n```python\nx\n').issues).toContain(
    `${FIRST + 2}: this code fence is never closed`,
  );
  expect(read('::: code a\n[_no _eng]\nprint(1)\n').issues[0]).toMatch(`${FIRST + 2}: only code belongs here`);
  expect(read('::: code a\n[_no]\n```python\nx\n```\n[_eng]\n```css\nx\n```\n').issues).toEqual([
    `${FIRST}: the code must be in one language, not in python and css`,
  ]);
});

test('a check of the wrong shape is explained by its own kind alone', () => {
  const exercise = `::: exercise a
tittel: { _no: En, _eng: One }
poeng: 5
checks:
  - id: one
    name: { _no: En, _eng: One }
    kind: call
    function: f
[_no _eng]
x
[starter _no _eng]
\`\`\`python
x
\`\`\`
[solution _no _eng]
\`\`\`python
x
\`\`\`
`;
  expect(read(exercise).issues).toEqual([`${FIRST + 3}: checks.0.args: is missing`]);
});

test('writing what was read, and reading that, gives the same document', () => {
  const { document } = read(`::: code a
[_no]
\`\`\`\`text
\`\`\`
fence
\`\`\`
\`\`\`\`
[_eng]
\`\`\`text
other
\`\`\`

::: image b
src: python/images/x.svg
[_no]
Et bilde: "x" # ikke en kommentar
[_eng]
A picture
[caption _no _eng]
X
`);
  expect(document).toBeDefined();
  const written = writeDocument(document as NonNullable<typeof document>);
  expect(readSource(written).document).toEqual(document);
  expect(writeDocument(readSource(written).document as NonNullable<typeof document>)).toBe(written);
});

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const WITH_FILES = `
::: run reads
[_no _eng]
${fenced('python', 'print(1)')}
[file-shared.json _no _eng]
${fenced('json', '[1, 2]')}
[file-poeng.csv _no]
${fenced('csv', 'navn,poeng\n\nAda,3')}
[file-points.csv _eng]
${fenced('csv', 'name,points\n\nAda,3')}
`;

test('the files of a program are sections of their own, and a written document reads as the same one', () => {
  const { document, issues } = read(WITH_FILES);
  expect(issues).toEqual([]);
  expect(document?.blocks[0]).toMatchObject({
    files: {
      _no: { 'shared.json': '[1, 2]\n', 'poeng.csv': 'navn,poeng\n\nAda,3\n' },
      _eng: { 'shared.json': '[1, 2]\n', 'points.csv': 'name,points\n\nAda,3\n' },
    },
  });
  const written = document ? writeDocument(document) : '';
  expect(readSource(written).document).toEqual(document);
  expect(written).toContain('[file-shared.json _no _eng]');
});

test.each([
  ['../notes.txt', '"../notes.txt" cannot be the name of a file'],
  ['folder/notes.txt', '"folder/notes.txt" cannot be the name of a file'],
  ['program.py', '"program.py" cannot be the name of a file'],
  ['', '"" cannot be the name of a file'],
])('a file that is called %j is refused where it is written', (name, reason) => {
  const { found, issues } = read(WITH_FILES.replaceAll('shared.json', name));
  expect(found).toBeUndefined();
  expect(issues[0]).toContain(reason);
});

test('two files with the same name are refused', () => {
  const { issues } = read(`${WITH_FILES}[file-shared.json _no _eng]\n${fenced('json', '[3]')}\n`);
  expect(issues).toEqual([expect.stringContaining('or has it twice')]);
});

test('a file that is too long is refused', () => {
  const { issues } = read(WITH_FILES.replace('[1, 2]', '1'.repeat(20_001)));
  expect(issues.join('\n')).toContain('files._no.shared.json');
});
