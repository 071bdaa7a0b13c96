import { expect, test } from 'vitest';
import { cachedList, cacheList } from './list-memory.ts';

test('a list is found again as it was left, and the oldest are forgotten', () => {
  for (let entry = 1; entry <= 12; entry += 1)
    cacheList(`entry${entry}`, { page: { results: [], next: null }, top: entry });
  expect(cachedList('entry12')?.top).toBe(12);
  expect(cachedList('entry3')?.top).toBe(3);
  expect(cachedList('entry2')).toBeUndefined();
});

test('a list that is left once more counts as new', () => {
  cacheList('entry3', { page: { results: [], next: null }, top: 99 });
  cacheList('entry13', { page: { results: [], next: null }, top: 13 });
  expect(cachedList('entry3')?.top).toBe(99);
});
