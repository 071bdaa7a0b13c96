import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromProjectFragment, toProjectFragment } from './project-link.ts';
import type { ShownProject } from './shown-project.ts';

const bare: ShownProject = {
  language: 'python',
  code: 'print("Hei 🎵")\n',
  page: null,
  title: 'Musikkquiz',
  by: '',
  plan: null,
  reflection: null,
};
const whole: ShownProject = {
  ...bare,
  language: 'css',
  code: 'p { color: teal }',
  page: '<p onclick="alert(1)">Hei</p>',
  by: 'Ida <b>',
  plan: '1. Spør\n2. Svar',
  reflection: { aims: ['Den virker'], answers: [{ question: 'Hva lærte du?', answer: 'Mye & mer' }] },
};
const packed = (value: unknown) => `#p1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;
const given = { language: 'python', code: 'x', title: 'y' };

test.each([bare, whole, { ...bare, reflection: { aims: [], answers: [] } }])(
  'a link gives back the very project that it was made of: %j',
  async (project) => {
    expect(await fromProjectFragment((await toProjectFragment(project)) ?? '')).toEqual(project);
  },
);

test('what the maker has not chosen to show is not in the link', async () => {
  const fragment = (await toProjectFragment(bare)) ?? '';
  expect(await fromProjectFragment(fragment)).toMatchObject({ by: '', plan: null, reflection: null });
  expect(fragment.length).toBeLessThan(((await toProjectFragment({ ...bare, plan: 'hemmelig' })) ?? '').length);
});

test.each([
  ['a link of the scratchpad', `#1.${deflateRawSync(JSON.stringify(given)).toString('base64url')}`],
  ['no title', packed({ language: 'python', code: 'x' })],
  ['a title that is too long', packed({ ...given, title: 'x'.repeat(101) })],
  ['a name that is no text', packed({ ...given, by: { a: 1 } })],
  ['a plan that is too long', packed({ ...given, plan: 'x'.repeat(4001) })],
  ['aims that are no list', packed({ ...given, aims: 'all', answers: [] })],
  ['more aims than there can be', packed({ ...given, aims: Array.from({ length: 21 }, () => 'x'), answers: [] })],
  ['answers that are no pairs', packed({ ...given, aims: [], answers: ['x'] })],
  ['answers without aims', packed({ ...given, answers: [] })],
  ['an unknown language', packed({ ...given, language: 'cobol' })],
  ['a list', packed([given])],
  ['what unpacks to far more than it is', packed({ ...given, rest: ' '.repeat(5_000_000) })],
])('%s is no project', async (_, fragment) => {
  expect(await fromProjectFragment(fragment)).toBeNull();
});

test('half a link is no project', async () => {
  expect(await fromProjectFragment(((await toProjectFragment(whole)) ?? '').slice(0, -12))).toBeNull();
});
