import { DRILLS, isDrill, isExercise, isQuiz, isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { kindOf } from '../blocks/index.ts';
import type { DocumentIssue } from '../check.ts';
import { DocumentTree } from '../document-tree.ts';
import { wordsOf } from '../figures.ts';
import {
  attemptWithoutHelp,
  DRILL_BEFORE_OTHERS,
  DRILL_OUT_OF_ORDER,
  drillPoints,
  LK20_MISSING,
  lessonLacks,
  lessonWords,
  nextNotLinked,
  sentencesLong,
  sentenceTooLong,
  structureDiffers,
  tooFew,
} from '../issue-reasons/guide.ts';
import { shapeOf } from '../markdown.ts';
import { ruleIssues } from './exercise-rules.ts';
import { GLOSSARY, glossaryIssues } from './glossary.ts';
import { referenceIssues } from './reference.ts';
import { sentencesOf } from './sentences.ts';

/** What a lesson must have and how long it may be. content/README.md tells authors the same numbers. */
export const LESSON = {
  wordsMin: 500,
  wordsMax: 950,
  exercisesMin: 3,
  questionsMin: 1,
} as const;

/** Short enough for someone of twelve who reads alone. */
export const SENTENCE = { wordsMax: 25, averageMax: 12 } as const;

export const EXERCISE = { publicChecksMin: 2, hiddenChecksMin: 3, wrongMin: 3, hintsMin: 2 } as const;

/** Extra practice is short: less is asked of its author, and each is worth the same. */
export const DRILL = { publicChecksMin: 1, hiddenChecksMin: 2, wrongMin: 2, hintsMin: 1, poeng: 3 } as const;

/**
 * What our own lessons promise beyond being loadable (content/README.md). The loader does not ask for it: a school that
 * writes lessons of its own may decide otherwise.
 */
export function guideFaults(documents: readonly SourceDocument[]): DocumentIssue[] {
  const tree = new DocumentTree(documents);
  const courses = tree.courses();
  const issues = documents.flatMap((document) => [...structureIssues(document)]);
  for (const { course, lessons } of courses) {
    const reference = tree.find(`${course.slug}-reference`);
    if (reference) issues.push(...referenceIssues(reference, lessons));
    for (const [index, lesson] of lessons.entries()) issues.push(...lessonIssues(lesson, lessons[index + 1]));
  }
  const glossary = tree.find(GLOSSARY);
  if (glossary) issues.push(...glossaryIssues(glossary, courses));
  return issues;
}

/** Both languages are built alike: links, code, list items and rows of tables. */
function* structureIssues({ slug, blocks }: SourceDocument): Generator<DocumentIssue> {
  for (const [index, block] of blocks.entries()) {
    for (const txt of kindOf(block).prose(block)) {
      const shapes = { _no: partsOf(txt._no), _eng: partsOf(txt._eng) };
      const part = PARTS.find((name) => shapes._no[name] !== shapes._eng[name]);
      if (part) yield { slug, block: index, reason: structureDiffers(part, shapes._no[part], shapes._eng[part]) };
    }
  }
}

const PARTS = ['links', 'code', 'items', 'rows'] as const;

function partsOf(text: string): Record<(typeof PARTS)[number], string> {
  const { links, code, items, rows } = shapeOf(text);
  const hrefs = links.map(({ href }) => href).sort();
  return { links: hrefs.join(' '), code: String(code), items: String(items), rows: String(rows) };
}

function* lessonIssues(lesson: SourceDocument, next: SourceDocument | undefined): Generator<DocumentIssue> {
  const { slug, blocks, lk20 = [] } = lesson;
  if (lk20.length === 0) yield { slug, key: 'slug', reason: LK20_MISSING };
  const { exercisesMin, questionsMin } = LESSON;
  if (blocks.filter(isRequiredExercise).length < exercisesMin)
    yield { slug, reason: lessonLacks('exercise', exercisesMin) };
  if (blocks.filter(isQuiz).length < questionsMin) yield { slug, reason: lessonLacks('quiz', questionsMin) };
  for (const lang of HUMAN_LANGS) {
    const words = wordsOf(lesson, lang);
    if (words < LESSON.wordsMin || words > LESSON.wordsMax) yield { slug, reason: lessonWords(lang, words, LESSON) };
    yield* readingIssues(lesson, lang);
  }
  for (const [block, exercise] of blocks.entries()) {
    if (isExercise(exercise)) yield* exerciseIssues(slug, block, exercise);
  }
  yield* drillIssues(lesson);
  for (const { rule: _rule, ...issue } of ruleIssues(lesson)) yield issue;
  if (next) yield* nextIssues(lesson, next.slug);
}

function* readingIssues({ slug, blocks }: SourceDocument, lang: HumanLang): Generator<DocumentIssue> {
  let [sentences, words] = [0, 0];
  for (const [block, content] of blocks.entries()) {
    for (const sentence of kindOf(content)
      .prose(content)
      .flatMap((txt) => sentencesOf(txt[lang]))) {
      if (!isDrill(content)) {
        sentences += 1;
        words += sentence.words;
      }
      if (sentence.words <= SENTENCE.wordsMax) continue;
      const reason = sentenceTooLong(sentence.words, SENTENCE.wordsMax, sentence.text);
      yield { slug, block, at: { reason, section: { name: '', lang, line: sentence.line } }, reason };
    }
  }
  const average = sentences === 0 ? 0 : words / sentences;
  if (average > SENTENCE.averageMax) yield { slug, reason: sentencesLong(lang, average, SENTENCE.averageMax) };
}

function* exerciseIssues(slug: string, block: number, exercise: BlockOf<'exercise'>): Generator<DocumentIssue> {
  const { checks, wrong = [], hints = [] } = exercise;
  const issue = (setting: string, reason: Translated): DocumentIssue => ({
    slug,
    block,
    at: { reason, setting },
    reason,
  });
  const open = checks.filter(({ hidden }) => !hidden);
  const { publicChecksMin, hiddenChecksMin, wrongMin, hintsMin } = isDrill(exercise) ? DRILL : EXERCISE;
  if (open.length < publicChecksMin) yield issue('checks', tooFew('public', open.length, publicChecksMin));
  const hidden = checks.length - open.length;
  if (hidden < hiddenChecksMin) yield issue('checks', tooFew('hidden', hidden, hiddenChecksMin));
  if (wrong.length < wrongMin) yield issue('wrong', tooFew('wrong', wrong.length, wrongMin));
  if (hints.length < hintsMin) yield issue('hints', tooFew('hints', hints.length, hintsMin));
  // Of a hidden check nothing is shown but that it failed, so help for it would never be seen.
  for (const { id, check, reason } of wrong) {
    const stopping = open.find((candidate) => candidate.id === check);
    const isHelped = stopping?.help?.some((help) => fits(help.reason, reason)) ?? false;
    if (stopping && !isHelped) yield issue('wrong', attemptWithoutHelp(id, check, reason));
  }
}

/** Drills are the end of the file, those of the lesson before those that review, so that the reader can fold them. */
function* drillIssues({ slug, blocks }: SourceDocument): Generator<DocumentIssue> {
  let order = -1;
  for (const [block, content] of blocks.entries()) {
    const drill = content.type === 'exercise' ? content.drill : undefined;
    if (content.type !== 'exercise' || drill === undefined) {
      if (order !== -1) yield { slug, block, reason: DRILL_BEFORE_OTHERS };
      continue;
    }
    const at = (setting: string, reason: Translated): DocumentIssue => ({
      slug,
      block,
      at: { reason, setting },
      reason,
    });
    if (DRILLS.indexOf(drill) < order) yield at('drill', DRILL_OUT_OF_ORDER);
    if (content.poeng !== DRILL.poeng) yield at('poeng', drillPoints(content.poeng, DRILL.poeng));
    order = Math.max(order, DRILLS.indexOf(drill));
  }
}

/** Help may be for this reason, for every error, or for the very answer whatever the reason. */
function fits(given: string | undefined, reason: string): boolean {
  return given === undefined || given === reason || reason.startsWith(`${given}:`);
}

/** The last text of a lesson leads on to the next one. */
function* nextIssues({ slug, blocks }: SourceDocument, next: string): Generator<DocumentIssue> {
  const block = blocks.findLastIndex(({ type }) => type === 'text');
  const last = blocks[block];
  if (last?.type !== 'text') return;
  const isLinked = HUMAN_LANGS.every((lang) =>
    shapeOf(last.txt[lang]).links.some(({ href }) => href === `/doc/${next}`),
  );
  if (!isLinked) yield { slug, block, reason: nextNotLinked(next) };
}
