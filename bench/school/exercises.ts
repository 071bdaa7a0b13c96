import { isDrill } from '@kodestien/contract/document/block-types';
import { readContent } from '../../server/src/document/files/content-folder.ts';
import { CONTENT_FOLDER } from '../../server/src/document/source/content-root.ts';

/** What a learner of one course can hand in, right and wrong, as the authors wrote it. */
export type Exercise = {
  doc_slug: string;
  blokk_slug: string;
  isDrill: boolean;
  right: string;
  wrong: readonly string[];
};
export type Course = 'Python' | 'JavaScript' | 'HTML and CSS';
export type Exercises = Readonly<Record<Course, readonly Exercise[]>>;

const COURSE_OF: Readonly<Record<string, Course>> = {
  python: 'Python',
  javascript: 'JavaScript',
  html: 'HTML and CSS',
  css: 'HTML and CSS',
};

export async function readExercises(): Promise<Exercises> {
  const { documents } = await readContent(CONTENT_FOLDER);
  const exercises: Record<Course, Exercise[]> = { Python: [], JavaScript: [], 'HTML and CSS': [] };
  for (const { document } of documents) {
    for (const block of document.blocks) {
      const course = block.type === 'exercise' ? COURSE_OF[block.language] : undefined;
      if (block.type !== 'exercise' || !course || !block.wrong?.length) continue;
      exercises[course].push({
        doc_slug: document.slug,
        blokk_slug: block.slug,
        isDrill: isDrill(block),
        right: block.solution._no,
        wrong: block.wrong.map(({ code }) => code._no),
      });
    }
  }
  return exercises;
}
