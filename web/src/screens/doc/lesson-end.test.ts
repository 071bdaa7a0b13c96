import type { DocumentCard, ReaderDocument } from '@kodestien/contract/document/reader';
import { expect, test } from 'vitest';
import { NOTHING_READ, type Progress } from '../../lesson/progress/progress.ts';
import { lessonEnd } from './lesson-end.ts';

const words = { _no: 'x', _eng: 'x' };
const card = (slug: string, exercises: number): DocumentCard => ({
  slug,
  tittel: words,
  icon: 'cairn',
  page: `/doc/${slug}`,
  ingress: words,
  minutes: 20,
  exercises,
});
const lessons = [card('first', 0), card('variables', 2), card('input', 3)];
const exercise = (slug: string, poeng: number) => ({ type: 'exercise', slug, poeng });
const lesson = {
  ...card('variables', 2),
  course: { ...card('python', 0), lessons, ch_arr: [] },
  blocks: [exercise('a', 10), { type: 'quiz', slug: 'q', poeng: 5 }, exercise('b', 15)],
} as unknown as ReaderDocument;
const progress = (solved: number, read: string[] = []): Progress => ({
  ...NOTHING_READ,
  lessons: Object.fromEntries(read.map((slug) => [slug, 'done' as const])),
  solved: { variables: { blocks: [], exercises: solved } },
  halved: {},
  courses: {},
  streak: 0,
});

test('the end of a lesson whose exercises are all solved says what they gave and how many lessons are done', () => {
  expect(lessonEnd(lesson, progress(2, ['first']))).toEqual({ solved: 2, poeng: 25, done: 2, all: 3 });
});

test('a lesson with something left, or one that was only read, has no such end', () => {
  expect(lessonEnd(lesson, progress(1))).toBeNull();
  expect(lessonEnd(lesson, progress(0, ['variables']))).toBeNull();
});

test('a page beside the course has none either', () => {
  expect(lessonEnd({ ...lesson, slug: 'glossary', course: null }, progress(2))).toBeNull();
});
