import { expect, test } from 'vitest';
import { countsOf, noteOf, type Result, tableOf } from './table.ts';

const RESULTS: Result[] = [
  { browser: 'A', journey: 'Run', outcome: 'passed', reason: '' },
  { browser: 'A', journey: 'Check', outcome: 'failed', reason: 'no answer' },
  { browser: 'B', journey: 'Run', outcome: 'not installed', reason: '' },
  { browser: 'B', journey: 'Check', outcome: 'not installed', reason: '' },
];

test('a browser that is not installed has neither passed nor failed, and a failure says why', () => {
  expect(countsOf(RESULTS)).toEqual({ passed: 1, failed: 1, skipped: 0, failures: ['A: Check\n    no answer'] });
});

test('the table has a row for each journey and a column for each browser', () => {
  const table = tableOf([{ title: 'Run' }, { title: 'Check' }], [{ name: 'A' }, { name: 'B' }], RESULTS);
  expect(table.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['A', 'B'],
    ['Run', 'passed', 'not installed'],
    ['Check', 'failed', 'not installed'],
  ]);
});

test('the summary names the browsers that were tried and those that are missing', () => {
  const browsers = [
    { name: 'A', start: () => {} },
    { name: 'B', start: null },
  ];
  expect(noteOf(browsers)).toBe('A; B not installed, not run');
});
