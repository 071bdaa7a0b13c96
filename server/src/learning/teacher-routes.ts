import { isDrill, isExercise, isQuiz, isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { trainedBy } from '@kodestien/contract/document/lk20';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { schoolHours } from '@kodestien/contract/learning/rules';
import type * as operations from '@kodestien/contract/learning/teachers';
import { renderProse } from '../document/blocks/prose.ts';
import { quizKindOf } from '../document/blocks/quiz-kinds/index.ts';
import type { AuthorRuns, Quiz } from '../document/blocks/quiz-kinds/kind.ts';
import type { SourceCourse } from '../document/document-tree.ts';
import { highlightBoth } from '../document/highlight.ts';
import { minutesFor } from '../document/reading-time.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { authorRuns } from './author-runs.ts';
import type { LearningServices } from './services.ts';

export const larerOversikt: Handler<typeof operations.larerOversikt, undefined, LearningServices> = (
  _call,
  { documents },
) => documents.answerOfCourses(teachersPlan);

/** The only answer that gives solutions to someone who has not tried the exercise. */
export const larerFasit: Handler<typeof operations.larerFasit, Caller, LearningServices> = async (
  { query, caller },
  services,
) => {
  const document = await services.documents.sourceOf(query.doc_slug);
  if (!document) throw new ProblemError('not_found');
  const exercises = document.blocks.filter(isExercise).map(solutionOf);
  const questions = document.blocks.filter(isQuiz);
  const runs = authorRuns(services, `player ${caller.player.id}`);
  return {
    exercises,
    questions: await Promise.all(questions.map((block) => rightAnswersOf(block, runs))),
  };
};

function teachersPlan(courses: readonly SourceCourse[]): operations.TeachersPlan {
  return { courses: courses.map(({ course, lessons }) => coursePlan(course, lessons.map(lessonPlan))) };
}

function coursePlan(
  { slug, tittel, page, lk20 = [] }: SourceDocument,
  lessons: operations.LessonPlan[],
): operations.CoursePlan {
  const sum = (count: (lesson: operations.LessonPlan) => number) =>
    lessons.reduce((total, lesson) => total + count(lesson), 0);
  return {
    slug,
    tittel,
    page,
    lk20: trainedBy([...lk20, ...lessons.flatMap((lesson) => lesson.lk20)], []).lk20,
    minutes: sum(({ minutes }) => minutes),
    school_hours: sum(({ school_hours }) => school_hours),
    lessons,
  };
}

function lessonPlan({
  slug,
  tittel,
  page,
  ingress,
  lk20 = [],
  aims = [],
  blocks,
  teaching,
}: SourceDocument): operations.LessonPlan {
  const minutes = minutesFor(blocks);
  return {
    slug,
    tittel,
    page,
    ingress,
    ...trainedBy(lk20, aims),
    minutes,
    school_hours: schoolHours(minutes),
    exercises: blocks
      .filter(isRequiredExercise)
      .map((block) => ({ blokk_slug: block.slug, tittel: block.tittel, poeng: block.poeng })),
    has_test: teaching !== undefined,
    drills: blocks.filter(isDrill).length,
    questions: blocks.filter(isQuiz).length,
  };
}

function solutionOf({ slug, tittel, language, solution }: BlockOf<'exercise'>) {
  return { blokk_slug: slug, tittel, language, solution, solution_html: highlightBoth(solution, language) };
}

async function rightAnswersOf(block: Quiz, runs: AuthorRuns) {
  const { isCode, rightAnswers } = quizKindOf(block);
  const [no = [], eng = []] = await Promise.all(HUMAN_LANGS.map((lang) => rightAnswers(block, lang, runs)));
  return {
    blokk_slug: block.slug,
    question_html: renderProse(block.question, block.slug),
    answers: { _no: no, _eng: eng },
    is_code: isCode,
  };
}
