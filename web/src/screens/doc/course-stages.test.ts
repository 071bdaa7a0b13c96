import type { DocumentCard } from '@kodestien/contract/document/reader';
import { expect, test } from 'vitest';
import { inStages } from './course-stages.ts';

const lessons = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }) as DocumentCard);
const both = (text: string) => ({ _no: text, _eng: text });
const stage = (first: string) => ({ first, tittel: both(first), txt: both(first) });
const shown = (...stages: string[]) =>
  inStages(lessons, stages.map(stage)).map((one) => one.lessons.map(({ slug }) => slug).join(''));

test('a stage goes from its first lesson to where the next one begins', () => {
  expect(shown('a', 'c')).toEqual(['ab', 'cd']);
});

test('a lesson that is added before the first stage belongs to it', () => {
  expect(shown('b', 'd')).toEqual(['abc', 'd']);
});

test('a stage whose lesson is gone is left out, and a course without stages is one list', () => {
  expect(shown('a', 'gone', 'd')).toEqual(['abc', 'd']);
  expect(shown()).toEqual(['abcd']);
});
