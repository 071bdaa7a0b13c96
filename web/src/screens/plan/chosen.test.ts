import type { TeachersPlan } from '@kodestien/contract/learning/teachers';
import { expect, test } from 'vitest';
import { lessonsFor, readChosen, writeChosen } from './chosen.ts';

const TODAY = '2026-08-19';

test('what an address says that is no choice counts as none', () => {
  expect(readChosen('?fag=latin&maal=it2-classes&timer=900&fra=aldri', TODAY)).toEqual({
    fag: '',
    maal: '',
    kurs: '',
    timer: '2',
    fra: TODAY,
    fri: '',
  });
});

test('an aim of another curriculum is not asked for', () => {
  expect(readChosen('?fag=PRG01-02&maal=it2-classes', TODAY).maal).toBe('');
});

test('a plan is in its address', () => {
  const chosen = { ...readChosen('', TODAY), fag: 'INF01-02 IT2' as const, maal: 'it2-classes', fri: '40, 51-52' };
  expect(readChosen(writeChosen(chosen), '2027-01-01')).toEqual(chosen);
});

test('lessons are chosen by course, curriculum and aim', () => {
  const lesson = (slug: string, lk20: string[], aims: string[]) => ({ slug, lk20, aims });
  const plan = {
    courses: [
      { slug: 'python', lessons: [lesson('a', ['PRG01-02'], ['prg-debug']), lesson('b', ['MAT01-05 5'], ['mat5'])] },
      { slug: 'css', lessons: [lesson('c', ['PRG01-02'], [])] },
    ],
  } as unknown as TeachersPlan;
  const slugs = (search: string) => lessonsFor(plan, readChosen(search, TODAY)).map(({ slug }) => slug);
  expect(slugs('')).toEqual(['a', 'b', 'c']);
  expect(slugs('?fag=PRG01-02')).toEqual(['a', 'c']);
  expect(slugs('?fag=PRG01-02&maal=prg-debug')).toEqual(['a']);
  expect(slugs('?kurs=css')).toEqual(['c']);
});
