import { isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { countDone, lessonMark, type Progress } from '../../lesson/progress/progress.ts';

export type LessonEnd = {
  /** Exercises of the lesson without its drills, all of them solved. */
  solved: number;
  /** What they gave. */
  poeng: number;
  /** Lessons of the course that are done, and all of them. */
  done: number;
  all: number;
};

/** What there is to say at the end of a lesson that is done; null while something of it is left. */
export function lessonEnd(document: ReaderDocument, progress: Progress): LessonEnd | null {
  const lessons = document.course?.lessons ?? [];
  const lesson = lessons.find(({ slug }) => slug === document.slug);
  if (!lesson || lessonMark(progress, lesson).state !== 'done') return null;
  const exercises = document.blocks.filter(isRequiredExercise);
  return {
    solved: exercises.length,
    poeng: exercises.reduce((sum, { poeng }) => sum + poeng, 0),
    done: countDone(lessons, progress),
    all: lessons.length,
  };
}
