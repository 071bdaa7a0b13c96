import { expect, test } from 'vitest';
import { countsPerDay, dayOf, lastDays } from './days.ts';

const HOUR = 60 * 60_000;
const hourOf = (time: string) => Math.floor(Date.parse(time) / HOUR);

test('a day begins at midnight in Norway, in summer and in winter', () => {
  expect(dayOf(Date.parse('2025-07-01T21:59:59Z'))).toBe('2025-07-01');
  expect(dayOf(Date.parse('2025-07-01T22:00:00Z'))).toBe('2025-07-02');
  expect(dayOf(Date.parse('2025-12-01T22:59:59Z'))).toBe('2025-12-01');
  expect(dayOf(Date.parse('2025-12-01T23:00:00Z'))).toBe('2025-12-02');
});

test('thirty days, none twice and none left out, also where summer time ends', () => {
  const days = lastDays(Date.parse('2025-11-01T23:30:00Z'));
  expect([days.length, new Set(days).size]).toEqual([30, 30]);
  expect([days[0], days.at(-1)]).toEqual(['2025-10-04', '2025-11-02']);
});

test('counts by the hour add up to counts by the day', () => {
  const now = Date.parse('2025-07-02T10:00:00Z');
  const counts = countsPerDay(
    [
      { hour: hourOf('2025-07-01T21:00:00Z'), count: 2 },
      { hour: hourOf('2025-07-01T22:00:00Z'), count: 3 },
      { hour: hourOf('2025-07-02T09:00:00Z'), count: 4 },
      { hour: hourOf('2025-05-01T09:00:00Z'), count: 99 },
    ],
    now,
  );
  expect(counts.slice(-2)).toEqual([
    { day: '2025-07-01', count: 2 },
    { day: '2025-07-02', count: 7 },
  ]);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(9);
});
