import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

test.each([
  [0, 'nå', 'now'],
  [59 * SECOND, 'nå', 'now'],
  [61 * SECOND, 'for 1 minutt siden', '1 minute ago'],
  [3 * HOUR, 'for 3 timer siden', '3 hours ago'],
  [DAY, 'i går', 'yesterday'],
  [13 * DAY, 'forrige uke', 'last week'],
  [800 * DAY, 'for 2 år siden', '2 years ago'],
  [-5 * HOUR, 'nå', 'now'],
])('a comment from %i ms ago says when, in both languages', (ago, no, eng) => {
  expect(relativeTime(NOW - ago, NOW, '_no')).toBe(no);
  expect(relativeTime(NOW - ago, NOW, '_eng')).toBe(eng);
});
