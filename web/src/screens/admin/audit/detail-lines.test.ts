import { expect, test } from 'vitest';
import { detailLines } from './detail-lines.ts';

test('only what says something is shown of the details', () => {
  expect(
    detailLines({ added: ['css', 'html'], changed: [], removed: [], revision_id: 12, note: '', by: null }),
  ).toEqual([
    { name: 'added', text: 'css, html' },
    { name: 'revision_id', text: '12' },
  ]);
  expect(detailLines(null)).toEqual([]);
});

test('a long list is cut, and says how long it is', () => {
  expect(detailLines({ removed: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })).toEqual([
    { name: 'removed', text: 'a, b, c, d, e, f … (8)' },
  ]);
});
