import { isDrill, isExercise, isQuiz, isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { kindOf } from './blocks/index.ts';

/** How much there is, for the people who write it: lessons, exercises, checks, wrong attempts, words. */
export function contentFigures(documents: readonly SourceDocument[]): string {
  const courses = documents.filter(({ slug }) => documents.some(({ parent }) => parent === slug));
  const rows = courses.map((course) => {
    const subLinks = new Set(course.ch_arr.map(({ slug }) => slug));
    const lessons = documents.filter(({ parent, slug }) => parent === course.slug && !subLinks.has(slug));
    const blocks = lessons.flatMap((lesson) => lesson.blocks);
    const exercises = blocks.filter(isExercise);
    const words = (lang: HumanLang) => lessons.reduce((sum, lesson) => sum + wordsOf(lesson, lang), 0);
    return {
      course: course.slug,
      lessons: lessons.length,
      exercises: exercises.filter(isRequiredExercise).length,
      drills: exercises.filter(isDrill).length,
      checks: exercises.reduce((sum, { checks }) => sum + checks.length, 0),
      'right attempts': exercises.reduce((sum, { right = [] }) => sum + right.length, 0),
      'wrong attempts': exercises.reduce((sum, { wrong = [] }) => sum + wrong.length, 0),
      questions: blocks.filter(isQuiz).length,
      'run blocks': blocks.filter(({ type }) => type === 'run').length,
      ...Object.fromEntries(HUMAN_LANGS.map((lang) => [`words ${lang}`, words(lang)])),
    };
  });
  const heads = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => heads.map((head) => String((row as Record<string, unknown>)[head])));
  const totals = heads.map((_, index) =>
    index === 0 ? 'all' : String(cells.reduce((sum, row) => sum + Number(row[index]), 0)),
  );
  const lines = [heads, ...cells, totals];
  const widths = heads.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
  return lines.map((line) => line.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ')).join('\n');
}

/** Words that a reader of the lesson reads: texts, tasks and questions, not code and not the drills. */
export function wordsOf({ ingress, blocks }: SourceDocument, lang: HumanLang): number {
  const texts = blocks.flatMap((block) => {
    if (isDrill(block)) return [];
    const kind = kindOf(block);
    return (kind.words ?? kind.prose)(block).map((text) => text[lang]);
  });
  return [ingress[lang], ...texts].join(' ').split(/\s+/).filter(Boolean).length;
}
