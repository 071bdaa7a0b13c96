import { isDrill } from '@kodestien/contract/document/block-types';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { LK20 } from '@kodestien/contract/document/lk20';
import { QUIZ_KIND_NAMES } from '@kodestien/contract/document/quiz';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { table } from '../table.ts';
import { DocumentTree } from './document-tree.ts';
import { wordsOf } from './figures.ts';
import { minutesFor } from './reading-time.ts';

/** What was measured of the exercises of some lessons, by the slug of the lesson. */
export type StrengthOf = (lessons: readonly string[]) => string;

/** Everything there is to count of the courses: a column for each of them, and one for all. */
export function contentReport(documents: readonly SourceDocument[], strengthOf?: StrengthOf): string {
  const courses = new DocumentTree(documents).courses();
  const columns = [
    ...courses.map(({ course, lessons }) => ({ name: course.slug, lessons })),
    { name: 'all', lessons: courses.flatMap(({ lessons }) => lessons) },
  ];
  const figures = columns.map(({ lessons }) => figuresOf(lessons, strengthOf));
  const heads = Object.keys(figures[0] ?? {});
  return table([
    ['', ...columns.map(({ name }) => name)],
    ...heads.map((head) => [head, ...figures.map((column) => String(column[head]))]),
  ]);
}

function figuresOf(lessons: readonly SourceDocument[], strengthOf?: StrengthOf): Record<string, string | number> {
  const blocks = lessons.flatMap((lesson) => lesson.blocks);
  const exercises = blocks.filter((block): block is BlockOf<'exercise'> => block.type === 'exercise');
  const drills = exercises.filter(isDrill);
  const questions = blocks.filter((block): block is BlockOf<'quiz'> => block.type === 'quiz');
  const runs = blocks.filter(({ type }) => type === 'run').length;
  const checks = exercises.flatMap((exercise) => exercise.checks);
  const hidden = checks.filter((check) => check.hidden);
  const right = sum(exercises, (exercise) => exercise.right?.length ?? 0);
  const wrong = sum(exercises, (exercise) => exercise.wrong?.length ?? 0);
  const aims = new Set(lessons.flatMap(({ lk20 = [] }) => lk20));
  return {
    lessons: lessons.length,
    ...Object.fromEntries(
      HUMAN_LANGS.map((lang) => [`words ${lang}`, sum(lessons, (lesson) => wordsOf(lesson, lang))]),
    ),
    minutes: sum(lessons, (lesson) => minutesFor(lesson.blocks)),
    // Examples, and of each exercise its solution, its starter and every attempt.
    'programs, in each language': runs + 2 * exercises.length + right + wrong,
    examples: runs,
    exercises: exercises.length - drills.length,
    drills: drills.length,
    'drills that review': drills.filter(({ drill }) => drill === 'review').length,
    'right programs': right,
    'wrong programs': wrong,
    'public checks': checks.length - hidden.length,
    'hidden checks': hidden.length,
    'hidden checks with a clue': hidden.filter(({ clue }) => clue).length,
    questions: questions.length,
    ...Object.fromEntries(
      QUIZ_KIND_NAMES.map((kind) => [`questions: ${kind}`, questions.filter((quiz) => quiz.kind === kind).length]),
    ),
    [`aims of LK20, of ${LK20.length}`]: aims.size,
    'lessons with a test': lessons.filter(({ teaching }) => teaching).length,
    'lessons without a test': lessons.filter(({ teaching }) => !teaching).length,
    ...(strengthOf && { 'strength in %': strengthOf(lessons.map(({ slug }) => slug)) }),
  };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
