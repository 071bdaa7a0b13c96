import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromFragment, LINK_MAX, type SharedProgram, toFragment } from './program-link.ts';

const python: SharedProgram = { language: 'python', code: 'print("Blåbær 🫐")\n', page: null, files: null };
const packed = (value: unknown) =>
  `#1.${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

test.each<SharedProgram>([
  python,
  { language: 'css', code: 'p { color: teal }', page: '<p>Hei</p>', files: null },
  { language: 'javascript', code: '', page: null, files: null },
  { ...python, files: { 'temperaturer.csv': 'sted,grader\nTromsø,-4\n', 'tom.txt': '' } },
])('a link gives back the very program that it was made of: %j', async (program) => {
  expect(await fromFragment((await toFragment(program)) ?? '')).toEqual(program);
});

test('a program of the greatest length fits where it repeats itself, and one that does not is too long for a link', async () => {
  const long = { ...python, code: 'print("the same line again")\n'.repeat(689) };
  expect(long.code.length).toBeGreaterThan(19_900);
  expect(await fromFragment((await toFragment(long)) ?? '')).toEqual(long);
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return String.fromCharCode(33 + (seed % 90));
  };
  expect(await toFragment({ ...python, code: Array.from({ length: 20_000 }, random).join('') })).toBeNull();
});

test.each([
  ['nothing', ''],
  ['another place on a page', '#part'],
  ['another version', '#9.abc'],
  ['no base64', '#1.%%%'],
  ['nothing that was packed', '#1.AAAA'],
  ['half a link', ''],
  ['no JSON', packed('not json')],
  ['a list', packed([python])],
  ['a language that does not exist', packed({ language: 'cobol', code: 'x' })],
  ['a name of every object', packed({ language: 'constructor', code: 'x' })],
  ['code that is no text', packed({ language: 'python', code: 7 })],
  ['more code than anyone may hand in', packed({ language: 'python', code: 'x'.repeat(20_001) })],
  ['a file outside its folder', packed({ language: 'python', code: 'x', files: { '../x.txt': 'x' } })],
  ['a file in place of the program', packed({ language: 'python', code: 'x', files: { 'program.py': 'x' } })],
  ['a file that is no text', packed({ language: 'python', code: 'x', files: { 'x.txt': 7 } })],
  ['files that are a list', packed({ language: 'python', code: 'x', files: ['x.txt'] })],
  ['a file that is too long', packed({ language: 'python', code: 'x', files: { 'x.txt': 'x'.repeat(20_001) } })],
  ['a link that unpacks to far more than it is', packed(`"${' '.repeat(5_000_000)}"`)],
  ['a link longer than any that is made', `#1.${'A'.repeat(LINK_MAX)}`],
])('%s is no program', async (name, fragment) => {
  const whole = (await toFragment(python)) ?? '';
  expect(await fromFragment(name === 'half a link' ? whole.slice(0, -12) : fragment)).toBeNull();
});

test('files come only with a program', async () => {
  const files = { 'x.txt': 'x' };
  expect(await fromFragment(packed({ language: 'html', code: '<p>', files }))).toMatchObject({ files: null });
});

test('a page comes only with a language that changes pages', async () => {
  expect(await fromFragment(packed({ language: 'python', code: 'x', page: '<p>' }))).toEqual({ ...python, code: 'x' });
});
