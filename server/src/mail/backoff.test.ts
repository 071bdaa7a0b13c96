import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';

const allPauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1) ?? Number.NaN);

test('the pauses between attempts only grow', () => {
  expect(allPauses[0]).toBe(10_000);
  expect(allPauses).toEqual(allPauses.toSorted((a, b) => a - b));
});

test('a mail is given up after about a day', () => {
  const hours = allPauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(26);
  expect(pauseAfter(MAX_ATTEMPTS)).toBeNull();
});
