import { describe, expect, test } from 'vitest';
import {
  countDone,
  courseToContinue,
  lessonMark,
  lessonToContinue,
  NOTHING_READ,
  type Progress,
  type ReadingProgress,
  readProgress,
  withOpened,
  withRead,
} from './progress.ts';

const PYTHON = ['first-steps', 'variables', 'choices', 'loops'].map((slug) => ({ slug, exercises: 0 }));
const HTML = ['first-page', 'links'].map((slug) => ({ slug, exercises: 0 }));

/** Opened and read to the end, in this order; one with a ? was only opened. */
function after(...visits: string[]): Progress {
  return { ...reading(...visits), solved: {}, halved: {}, courses: {}, streak: 0 };
}

function reading(...visits: string[]): ReadingProgress {
  return visits.reduce((progress, visit) => {
    const slug = visit.replace('?', '');
    const opened = withOpened(progress, slug);
    return visit.endsWith('?') ? opened : withRead(opened, slug);
  }, NOTHING_READ);
}

test('a lesson is ahead, begun once it is opened, and read once its end was reached', () => {
  const progress = after('first-steps', 'variables?');
  expect(PYTHON.map((lesson) => lessonMark(progress, lesson).state)).toEqual(['done', 'begun', 'ahead', 'ahead']);
  expect(countDone(PYTHON, progress)).toBe(1);
});

test('a lesson that was read stays so when it is opened again', () => {
  expect(lessonMark(after('first-steps', 'first-steps?'), PYTHON[0] ?? { slug: '', exercises: 0 }).state).toBe('done');
});

test('the stones of a cairn are thirds of the exercises solved, and reading alone lays none', () => {
  const lesson = { slug: 'variables', exercises: 4 };
  const solved = (exercises: number) => ({ ...after('variables'), solved: { variables: { blocks: [], exercises } } });
  expect(lessonMark(after(), lesson)).toEqual({ state: 'ahead', stones: 0 });
  expect(lessonMark(after('variables'), lesson)).toEqual({ state: 'begun', stones: 0 });
  expect([1, 2, 3, 4, 9].map((count) => lessonMark(solved(count), lesson).stones)).toEqual([0, 1, 2, 3, 3]);
  expect([3, 4].map((count) => lessonMark(solved(count), lesson).state)).toEqual(['begun', 'done']);
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
  ])('%s', (_name, visits, expected) => {
    expect(lessonToContinue(PYTHON, after(...visits))?.slug ?? null).toBe(expected);
  });

  test('the course that was read last comes first, and another that was begun when it is read', () => {
    const courses = [
      { slug: 'python', children: PYTHON },
      { slug: 'html', children: HTML },
    ];
    expect(courseToContinue(courses, after())).toBeNull();
    expect(courseToContinue(courses, after('variables?', 'first-page'))?.slug).toBe('html');
    expect(courseToContinue(courses, after('variables?', 'first-page', 'links'))?.slug).toBe('python');
  });
});

test('what was stored is read back', () => {
  const progress = reading('first-steps', 'variables?');
  expect(readProgress(JSON.stringify(progress))).toEqual(progress);
});

test.each([null, '', 'nonsense', '7', '{}', '{"lessons":1,"last":null}', '{"lessons":{"x":"gone"},"last":7}'])(
  'what is no progress (%j) is none',
  (json) => {
    expect(readProgress(json)).toEqual(NOTHING_READ);
  },
);
