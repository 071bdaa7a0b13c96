import type { SourceDocument } from '@kodestien/contract/document/document';
import { expect, test } from 'vitest';
import { contentReport } from './report.ts';

const both = (text: string) => ({ _no: text, _eng: text });
const document = (slug: string, parent: string | null, order: number, about: object = {}) =>
  ({ slug, parent, order, ingress: both('One two.'), tittel: both(slug), ch_arr: [], blocks: [], ...about }) as never;
const check = (id: string, about: object = {}) => ({ id, name: both(id), kind: 'stdin', stdin: id, ...about });
const exercise = {
  type: 'exercise',
  slug: 'e',
  poeng: 10,
  task: both('Do it.'),
  starter: both('x'),
  checks: [check('a'), check('b', { hidden: true }), check('c', { hidden: true, clue: both('x') })],
  right: [{ id: 'r' }],
  wrong: [{ id: 'w' }, { id: 'v' }],
};
const documents: SourceDocument[] = [
  document('python', null, 1),
  document('css', null, 2),
  document('one', 'python', 1, {
    lk20: ['PRG01-02'],
    teaching: {},
    blocks: [exercise, { ...exercise, drill: 'review' }, { type: 'run', code: both('x') }],
  }),
  document('two', 'css', 1, {
    lk20: ['PRG01-02'],
    blocks: [{ type: 'quiz', kind: 'fill', question: both('What?'), code: both('x') }],
  }),
];

const rows = (text: string) =>
  Object.fromEntries(text.split('\n').map((line) => [line.slice(0, 27).trim(), line.slice(27).trim().split(/\s+/)]));

test('everything is counted for each course and for all of them together', () => {
  const report = rows(contentReport(documents));
  expect(report['']).toEqual(['python', 'css', 'all']);
  expect(report).toMatchObject({
    lessons: ['1', '1', '2'],
    'words _no': ['4', '3', '7'],
    exercises: ['1', '0', '1'],
    drills: ['1', '0', '1'],
    'drills that review': ['1', '0', '1'],
    'programs, in each language': ['11', '0', '11'],
    'right programs': ['2', '0', '2'],
    'wrong programs': ['4', '0', '4'],
    'public checks': ['2', '0', '2'],
    'hidden checks': ['4', '0', '4'],
    'hidden checks with a clue': ['2', '0', '2'],
    'questions: fill': ['0', '1', '1'],
    'questions: choose': ['0', '0', '0'],
  });
  expect(report).toMatchObject({
    'lessons with a test': ['1', '0', '1'],
    'lessons without a test': ['0', '1', '1'],
  });
  // The same aim in two courses is one aim.
  expect(Object.entries(report).find(([name]) => name.startsWith('aims'))?.[1]).toEqual(['1', '1', '1']);
  expect(report).not.toHaveProperty('strength in %');
});

test('strength is there when it was measured', () => {
  const report = rows(contentReport(documents, (lessons) => (lessons.includes('one') ? '97' : '—')));
  expect(report['strength in %']).toEqual(['97', '—', '97']);
});
