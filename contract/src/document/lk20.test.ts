import { expect, test } from 'vitest';
import { AIM_IDS, trainedBy } from './lk20.ts';

test('no two aims have the same id', () => {
  expect(new Set(AIM_IDS).size).toBe(AIM_IDS.length);
});

test('a curriculum with one aim names it by its tag; of one with several, the lesson says which', () => {
  expect(trainedBy(['MAT01-05 5', 'PRG01-02'], [])).toEqual({ lk20: ['PRG01-02', 'MAT01-05 5'], aims: ['mat5'] });
});

test('an aim brings its curriculum along', () => {
  expect(trainedBy([], ['it2-classes'])).toEqual({ lk20: ['INF01-02 IT2'], aims: ['it2-classes'] });
});
