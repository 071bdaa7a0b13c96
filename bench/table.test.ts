import { expect, test } from 'vitest';
import { isMet, middleOf, percentile, type Row } from './table.ts';

const row = (bar: Row['bar'], ours: number, baseline?: number): Row => ({
  what: 'something',
  unit: 'ms',
  ours,
  ...(baseline !== undefined && { baseline }),
  bar,
});

test('a bar is for the ratio where there is a baseline, and else for the value', () => {
  expect(isMet(row({ atLeast: 0.9 }, 90, 100))).toBe(true);
  expect(isMet(row({ atLeast: 0.9 }, 89, 100))).toBe(false);
  expect(isMet(row({ atMost: 10 }, 10))).toBe(true);
  expect(isMet(row({ atMost: 10 }, 11))).toBe(false);
});

test('a bar can say how much more than the baseline it may be', () => {
  expect(isMet(row({ atMostMore: 100 }, 150, 50))).toBe(true);
  expect(isMet(row({ atMostMore: 100 }, 151, 50))).toBe(false);
});

test('what could not be measured meets no bar', () => {
  expect(isMet(row({ atMost: 10 }, Number.NaN))).toBe(false);
  expect(isMet(row({ atLeast: 10 }, Number.NaN))).toBe(false);
  expect(isMet(row({ atMostMore: 10 }, 5, Number.NaN))).toBe(false);
});

test('of several rounds the one whose ratio is in the middle counts, with both of its values', () => {
  const slow = { ours: 1, baseline: 10 };
  const usual = { ours: 5, baseline: 10 };
  const fast = { ours: 9, baseline: 10 };
  expect(middleOf([fast, slow, usual])).toEqual(usual);
});

test('a percentile is a value that was measured', () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
});
