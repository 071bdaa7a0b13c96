import { expect, test } from 'vitest';
import { courseSteps } from './course-steps.ts';

const states = (done: number, total: number) => courseSteps(done, total).map(({ state }) => state);

test('each lesson is a cairn, and the T is at the next one', () => {
  expect(states(2, 4)).toEqual(['done', 'done', 'ahead', 'ahead']);
  expect(courseSteps(2, 4).map(({ isHere }) => isHere)).toEqual([false, false, true, false]);
});

test('a course that is walked to its end has no T, and one that is not begun has none either', () => {
  expect(courseSteps(4, 4).every(({ state, isHere }) => state === 'done' && !isHere)).toBe(true);
  expect(courseSteps(0, 4).every(({ state, isHere }) => state === 'ahead' && !isHere)).toBe(true);
});

test('a long course has eight cairns, filled only when all of their part is done', () => {
  expect(states(13, 40)).toEqual(['done', 'done', 'begun', ...Array(5).fill('ahead')]);
  expect(states(39, 40).filter((state) => state === 'done')).toHaveLength(7);
});

test('numbers that do not fit together still draw a trail', () => {
  expect(states(9, 4)).toEqual(['done', 'done', 'done', 'done']);
  expect(states(0, 0)).toEqual(['ahead']);
});
