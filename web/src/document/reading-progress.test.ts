import { describe, expect, test } from 'vitest';
import {
  countRead,
  courseToContinue,
  lessonState,
  lessonToContinue,
  NOTHING_READ,
  type ReadingProgress,
  readProgress,
  withOpened,
  withRead,
} from './reading-progress.ts';

const PYTHON = ['first-steps', 'variables', 'choices', 'loops'].map((slug) => ({ slug }));
const HTML = ['first-page', 'links'].map((slug) => ({ slug }));

/** Opened and read to the end, in this order; one with a ? was only opened. */
function after(...visits: string[]): ReadingProgress {
  return visits.reduce((progress, visit) => {
    const slug = visit.replace('?', '');
    const opened = withOpened(progress, slug);
    return visit.endsWith('?') ? opened : withRead(opened, slug);
  }, NOTHING_READ);
}

test('a lesson is ahead, begun once it is opened, and read once its end was reached', () => {
  const progress = after('first-steps', 'variables?');
  expect(PYTHON.map(({ slug }) => lessonState(progress, slug))).toEqual(['done', 'begun', 'ahead', 'ahead']);
  expect(countRead(PYTHON, progress)).toBe(1);
});

test('a lesson that was read stays so when it is opened again', () => {
  expect(lessonState(after('first-steps', 'first-steps?'), 'first-steps')).toBe('done');
});

describe('going on with a course', () => {
  test.each<[string, string[], string | null]>([
    ['nothing opened: there is nothing to go on with', [], null],
    ['only another course opened: the same', ['links?'], null],
    ['one lesson half read: that one', ['first-steps', 'variables?'], 'variables'],
    ['one lesson read: the next', ['first-steps'], 'variables'],
    ['begun in the middle: the one after, not the first', ['choices'], 'loops'],
    ['read to the end with a gap: the gap', ['first-steps', 'choices', 'loops'], 'variables'],
    [
      'an old lesson opened again: the first unread one after it',
      ['first-steps', 'variables', 'first-steps?'],
      'choices',
    ],
    ['all read: nothing', ['first-steps', 'variables', 'choices', 'loops'], null],
  ])('%s', (_name, visits, wanted) => {
    expect(lessonToContinue(PYTHON, after(...visits))?.slug ?? null).toBe(wanted);
  });

  test('the course that was read last comes first, and another that was begun when it is read', () => {
    const courses = [
      { slug: 'python', children: PYTHON },
      { slug: 'html', children: HTML },
    ];
    expect(courseToContinue(courses, NOTHING_READ)).toBeNull();
    expect(courseToContinue(courses, after('variables?', 'first-page'))?.slug).toBe('html');
    expect(courseToContinue(courses, after('variables?', 'first-page', 'links'))?.slug).toBe('python');
  });
});

test('what was kept is read back', () => {
  const progress = after('first-steps', 'variables?');
  expect(readProgress(JSON.stringify(progress))).toEqual(progress);
});

test.each([null, '', 'nonsense', '7', '{}', '{"lessons":1,"last":null}', '{"lessons":{"x":"gone"},"last":7}'])(
  'what is no progress (%j) is none',
  (json) => {
    expect(readProgress(json)).toEqual(NOTHING_READ);
  },
);
