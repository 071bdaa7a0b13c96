import { expect, test } from 'vitest';
import { detailLines } from './detail-lines.ts';

const WORDS = { yes: 'ja', no: 'nei' };

test('only what says something is shown of the details', () => {
  const details = { added: ['css', 'html'], changed: [], revision_id: 12, note: '', by: null, sent: true };
  expect(detailLines(details, WORDS)).toEqual([
    { name: 'added', text: 'css, html' },
    { name: 'revision_id', text: '12' },
    { name: 'sent', text: 'ja' },
  ]);
  expect(detailLines(null, WORDS)).toEqual([]);
});

test('a long list is cut, and says how long it is', () => {
  expect(detailLines({ removed: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }, WORDS)).toEqual([
    { name: 'removed', text: 'a, b, c, d, e, f … (8)' },
  ]);
});
