import type { SourceDocument } from '@kodestien/contract/document/document';
import { trainedBy } from '@kodestien/contract/document/lk20';
import type { TestQuestion } from '@kodestien/contract/document/teaching';
import type * as operations from '@kodestien/contract/learning/teachers';
import { renderProse } from '../document/blocks/prose.ts';
import { GLOSSARY, termsOf } from '../document/guide/glossary.ts';
import { highlightBoth } from '../document/highlight.ts';
import { minutesFor } from '../document/reading-time.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { LearningServices } from './services.ts';

type Material = Pick<operations.LessonTeaching, 'counted_minutes' | 'material'>;

/** Anyone may ask for it, and a document stays the same object until someone changes it. */
const rendered = new WeakMap<SourceDocument, Material>();

export const larerOpplegg: Handler<typeof operations.larerOpplegg, undefined, LearningServices> = async (
  { query },
  { documents },
) => {
  const courses = await documents.courses();
  const found = courses.find(({ lessons }) => lessons.some(({ slug }) => slug === query.doc_slug));
  const lesson = found && (await documents.sourceOf(query.doc_slug));
  if (!found || !lesson) throw new ProblemError('not_found');
  const { slug, tittel, ingress, page, lk20 = [], aims = [] } = lesson;
  const { course } = found;
  const glossary = await documents.sourceOf(GLOSSARY);
  const material = rendered.get(lesson) ?? materialOf(lesson);
  rendered.set(lesson, material);
  return {
    slug,
    tittel,
    ingress,
    page,
    course: { slug: course.slug, tittel: course.tittel, page: course.page },
    ...trainedBy(lk20, aims),
    terms: glossary ? termsOf(lesson, glossary) : [],
    ...material,
  };
};

/** The only answer that has a test in it. */
export const larerProve: Handler<typeof operations.larerProve, unknown, LearningServices> = async (
  { query },
  { documents },
) => {
  const lesson = await documents.sourceOf(query.doc_slug);
  if (!lesson) throw new ProblemError('not_found');
  return { questions: lesson.teaching?.questions.map(questionOf) ?? [] };
};

function materialOf({ blocks, teaching }: SourceDocument): Material {
  const counted_minutes = minutesFor(blocks);
  if (!teaching) return { counted_minutes, material: null };
  const { minutes, goals, goes_wrong, unplugged } = teaching;
  const material = {
    minutes,
    goals_html: renderProse(goals, 'goals'),
    goes_wrong_html: renderProse(goes_wrong, 'goes-wrong'),
    unplugged_html: renderProse(unplugged, 'unplugged'),
  };
  return { counted_minutes, material };
}

function questionOf({ slug, question, language, code, output, answer }: TestQuestion) {
  return {
    slug,
    question_html: renderProse(question, slug),
    language: language ?? null,
    code: code ?? null,
    code_html: code && language ? highlightBoth(code, language) : null,
    output: output ?? null,
    answer_html: answer ? renderProse(answer, slug) : null,
  };
}
