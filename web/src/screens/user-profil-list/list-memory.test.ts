import { expect, test } from 'vitest';
import { keepList, keptList } from './list-memory.ts';

test('a list is found again as it was left, and the oldest are forgotten', () => {
  for (let entry = 1; entry <= 12; entry += 1) keepList(`entry${entry}`, { players: [], next: null, top: entry });
  expect(keptList('entry12')?.top).toBe(12);
  expect(keptList('entry3')?.top).toBe(3);
  expect(keptList('entry2')).toBeUndefined();
});

test('a list that is left once more counts as new', () => {
  keepList('entry3', { players: [], next: null, top: 99 });
  keepList('entry13', { players: [], next: null, top: 13 });
  expect(keptList('entry3')?.top).toBe(99);
});
