import type { Course, DocumentCard } from '@kodestien/contract/document/reader';
import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

const lesson: DocumentCard = {
  slug: 'python-variables',
  tittel: { _no: 'Variabler', _eng: 'Variables' },
  icon: 'cairn',
  page: '/doc/python-variables',
  ingress: { _no: 'Navn', _eng: 'Names' },
  minutes: 2,
  exercises: 3,
};
const course: Course = {
  ...lesson,
  slug: 'python',
  tittel: { _no: 'Python', _eng: 'Python' },
  lessons: [lesson],
  ch_arr: [],
};
const rest = { parent: null, stages: [], previous: null, next: null, headings: [], blocks: [] };

test('a lesson is titled with its course, in the reader’s language', () => {
  expect(pageTitle(lesson.slug, { ...lesson, ...rest, course }, null, '_eng')).toBe('Variables – Python');
});

test('a course is titled with its own name', () => {
  expect(pageTitle('python', { ...course, ...rest, course }, null, '_no')).toBe('Python');
});

test('a lesson on its way is titled by what its course calls it, one that nobody knows not at all', () => {
  expect(pageTitle(lesson.slug, null, course, '_no')).toBe('Variabler – Python');
  expect(pageTitle('elsewhere', null, course, '_no')).toBeUndefined();
});
