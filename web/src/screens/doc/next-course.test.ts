import { expect, test } from 'vitest';
import { NOTHING_READ, withRead } from '../../lesson/progress/progress.ts';
import { nextCourse } from './next-course.ts';

const NOTHING_SOLVED = { solved: {}, halved: {}, courses: {}, streak: 0 };
const courses = ['python', 'javascript', 'html'].map((slug) => ({
  slug,
  children: [{ slug: `${slug}-1`, exercises: 0 }],
}));
const next = (slug: string, read: string[] = []) =>
  nextCourse(courses, slug, { ...read.reduce(withRead, NOTHING_READ), ...NOTHING_SOLVED })?.slug ?? null;

test('the next course is the one after, and the first after the last', () => {
  expect(next('python')).toBe('javascript');
  expect(next('html')).toBe('python');
});

test('a course that has been read is passed over, and when all have been there is none', () => {
  expect(next('python', ['javascript-1'])).toBe('html');
  expect(next('python', ['javascript-1', 'html-1'])).toBeNull();
});

test('while the list of courses has not come there is none', () => {
  expect(nextCourse([], 'python', { ...NOTHING_READ, ...NOTHING_SOLVED })).toBeNull();
});
