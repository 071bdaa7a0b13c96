import { describe, expect, test } from 'vitest';
import { mondayOf, readWeeks, termPlan, weekNumber } from './term-plan.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const lessons = [
  { slug: 'one', school_hours: 1.5 },
  { slug: 'two', school_hours: 3 },
  { slug: 'three', school_hours: 0.5 },
];
const shown = (weeks: ReturnType<typeof termPlan<(typeof lessons)[number]>>) =>
  weeks.map(({ number, parts }) => [
    number,
    ...parts.map(({ lesson, hours, isContinued }) => `${lesson.slug} ${hours}${isContinued ? ' …' : ''}`),
  ]);

test('lessons fill the weeks, and one that is too long goes on in the next', () => {
  const term = { hoursPerWeek: 2, from: day('2026-08-19'), weeksOff: new Set<number>() };
  expect(shown(termPlan(lessons, term))).toEqual([
    [34, 'one 1.5', 'two 0.5'],
    [35, 'two 2 …'],
    [36, 'two 0.5 …', 'three 0.5'],
  ]);
});

test('weeks without school are left out', () => {
  const term = { hoursPerWeek: 3, from: day('2026-09-28'), weeksOff: new Set([41]) };
  expect(shown(termPlan(lessons, term)).map(([number]) => number)).toEqual([40, 42]);
});

test('a year of holidays gives a plan without weeks', () => {
  const weeksOff = new Set(Array.from({ length: 53 }, (_, index) => index + 1));
  expect(termPlan(lessons, { hoursPerWeek: 2, from: day('2026-08-19'), weeksOff })).toEqual([]);
});

test('weeks have the numbers of the calendar, also in a year with 53 of them', () => {
  expect(weekNumber(day('2026-12-31'))).toBe(53);
  expect(weekNumber(day('2027-01-03'))).toBe(53);
  expect(weekNumber(day('2027-01-04'))).toBe(1);
  expect(mondayOf(day('2027-01-03'))).toBe(day('2026-12-28'));
});

describe('weeks as a teacher writes them', () => {
  test.each([
    ['', []],
    ['40', [40]],
    ['40, 51-52 8', [40, 51, 52, 8]],
  ])('%j', (text, weeks) => {
    expect([...(readWeeks(text) ?? [])]).toEqual(weeks);
  });
  test.each(['høstferie', '0', '54', '52-51', '4o'])('%j is no list of weeks', (text) => {
    expect(readWeeks(text)).toBeNull();
  });
});
