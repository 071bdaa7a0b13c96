import { expect, test } from 'vitest';
import { differences, isSameJson } from './differences.ts';

const block = (slug: string, txt = 'x') => ({ slug, type: 'text', txt: { _no: txt, _eng: 'y' } });

test('nothing differs between equals, whatever the order of their keys', () => {
  expect(differences({ a: 1, b: [block('x')] }, { b: [block('x')], a: 1 })).toEqual([]);
});

test('a change is shown where it is, and nowhere else', () => {
  const before = { order: 1, blocks: [block('one'), block('two')] };
  const after = { order: 2, blocks: [block('one'), block('two', 'z')] };
  expect(differences(before, after)).toEqual([
    { path: 'order', before: 1, after: 2 },
    { path: 'blocks.two.txt._no', before: 'x', after: 'z' },
  ]);
});

test('a block that is put in first leaves the others alone', () => {
  expect(differences({ blocks: [block('one')] }, { blocks: [block('new'), block('one')] })).toEqual([
    { path: 'blocks.new', before: null, after: block('new') },
  ]);
  expect(differences({ blocks: [block('one'), block('old')] }, { blocks: [block('one')] })).toEqual([
    { path: 'blocks.old', before: block('old'), after: null },
  ]);
});

test('another order is shown as such', () => {
  expect(differences([block('a'), block('b')], [block('b'), block('a')], 'blocks')).toEqual([
    { path: 'blocks', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
});

test('a list without names is compared as a whole', () => {
  expect(differences({ args: [1, 2] }, { args: [2, 1] })).toEqual([{ path: 'args', before: [1, 2], after: [2, 1] }]);
});

test('what comes or goes is shown whole', () => {
  expect(differences(null, block('a'))).toEqual([{ path: '', before: null, after: block('a') }]);
  expect(differences({ a: 1 }, { a: 1, caption: 'x' })).toEqual([{ path: 'caption', before: null, after: 'x' }]);
});

test('the order of keys is no difference, at any depth', () => {
  const before = { slug: 'a', tittel: { _no: 'x', _eng: 'y' }, blocks: [{ slug: 'b', args: [{ one: 1, two: [2] }] }] };
  const after = { blocks: [{ args: [{ two: [2], one: 1 }], slug: 'b' }], tittel: { _eng: 'y', _no: 'x' }, slug: 'a' };
  expect(differences(before, after)).toEqual([]);
  expect(isSameJson(before, after)).toBe(true);
});

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j and %j are not the same', (one, other) => {
  expect(isSameJson(one, other)).toBe(false);
  expect(isSameJson(other, one)).toBe(false);
});

test('a key that is called like something every object has is new when it is new', () => {
  expect(differences({ a: 1 }, { a: 1, constructor: 'x' })).toEqual([
    { path: 'constructor', before: null, after: 'x' },
  ]);
});
