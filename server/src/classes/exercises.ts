import type { HandInExercise } from '@kodestien/contract/classes/hand-ins';
import { isExercise, isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ClassServices } from './services.ts';

export type ExercisePlace = { doc_slug: string; blokk_slug: string };
export const placeKey = ({ doc_slug, blokk_slug }: ExercisePlace) => `${doc_slug}#${blokk_slug}`;

/** Finds lessons and exercises by their names, all of them in one reading of the courses. */
export async function exerciseFinder({ documents }: ClassServices) {
  const lessons = new Map<string, SourceDocument>(
    (await documents.courses()).flatMap((course) => course.lessons.map((lesson) => [lesson.slug, lesson])),
  );
  const shown = (lesson: SourceDocument, { slug, tittel }: Pick<HandInExercise, 'tittel'> & { slug: string }) => ({
    doc_slug: lesson.slug,
    blokk_slug: slug,
    tittel,
    lesson: lesson.tittel,
    page: lesson.page,
  });
  return {
    /** Undefined if it is no exercise of a lesson, or no longer. */
    find({ doc_slug, blokk_slug }: ExercisePlace): HandInExercise | undefined {
      const lesson = lessons.get(doc_slug);
      const block = lesson?.blocks.filter(isExercise).find(({ slug }) => slug === blokk_slug);
      return lesson && block && shown(lesson, block);
    },
    /** Extra practice aside: nobody is asked to do that. */
    ofLesson(docSlug: string): HandInExercise[] {
      const lesson = lessons.get(docSlug);
      if (!lesson) return [];
      return lesson.blocks.filter(isRequiredExercise).map((block) => shown(lesson, block));
    },
  };
}
