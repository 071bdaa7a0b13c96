import { expect, test } from 'vitest';
import { jsonDifferences } from './json-differences.ts';

test('a difference has its place, with the items of a list named by their slug', () => {
  const before = { tittel: { _no: 'Hei' }, blocks: [{ slug: 'one', txt: 'a' }, { slug: 'two' }] };
  const after = { tittel: { _no: 'Hallo' }, blocks: [{ slug: 'one', txt: 'b' }] };
  expect(jsonDifferences(before, after)).toEqual([
    { path: 'tittel._no', before: 'Hei', after: 'Hallo' },
    { path: 'blocks.one.txt', before: 'a', after: 'b' },
    { path: 'blocks.two', before: { slug: 'two' }, after: null },
  ]);
});

test('items that only changed places are told as an order', () => {
  expect(jsonDifferences([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }], 'checks')).toEqual([
    { path: 'checks', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
});

test('two equal documents have no differences', () => {
  expect(jsonDifferences({ a: [1, 2] }, { a: [1, 2] })).toEqual([]);
});

test('a key that is called like something every object has is new when it is new', () => {
  expect(jsonDifferences({ a: 1 }, { a: 1, constructor: 'x' })).toEqual([
    { path: 'constructor', before: null, after: 'x' },
  ]);
});
