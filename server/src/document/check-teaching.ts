import type { SourceDocument } from '@kodestien/contract/document/document';
import { TEST_CODE_LINES_MAX, type Teaching, type TestQuestion } from '@kodestien/contract/document/teaching';
import type { Translated } from '@kodestien/contract/language';
import { isProgram } from '@kodestien/contract/languages';
import type { BlockIssue, CheckContext } from './blocks/kind.ts';
import { checkProse } from './blocks/prose.ts';
import { repeated } from './blocks/repeated.ts';
import {
  ANSWER_MISSING,
  codeTooLong,
  MINUTES_IN_FIVES,
  minutesTooFew,
  minutesUnlike,
  OUTPUT_WITHOUT_PROGRAM,
  partsDiffer,
  questionTwice,
  TEACHING_WITHOUT_LESSON,
} from './issue-reasons/teaching.ts';
import { shapeOf } from './markdown.ts';
import { minutesFor } from './reading-time.ts';

/** The texts of a teacher's material, by the slug that each has in its file. */
export const TEACHING_TEXTS = {
  goals: 'goals',
  'goes-wrong': 'goes_wrong',
  unplugged: 'unplugged',
} as const satisfies Record<string, keyof Teaching>;
export type TeachingText = keyof typeof TEACHING_TEXTS;
export const TEACHING_TEXT_SLUGS = Object.keys(TEACHING_TEXTS) as TeachingText[];

/** What teachers say of the time: a class that discusses takes longer than one reader alone, and none is three times as slow. */
const OF_COUNTED = { least: 0.75, most: 3 } as const;

type TeachingIssue = BlockIssue & { teaching: string };

export function* checkTeaching(document: SourceDocument, context: CheckContext): Generator<TeachingIssue> {
  const { teaching, parent } = document;
  if (!teaching) return;
  if (parent === null) yield { teaching: '', reason: TEACHING_WITHOUT_LESSON };
  yield* checkMinutes(document, teaching);
  for (const slug of TEACHING_TEXT_SLUGS) yield* checkText(slug, '', teaching[TEACHING_TEXTS[slug]], context);
  for (const slug of repeated(teaching.questions.map((question) => question.slug))) {
    yield { teaching: slug, reason: questionTwice(slug) };
  }
  for (const question of teaching.questions) yield* checkQuestion(question, context);
}

function* checkMinutes({ blocks }: SourceDocument, { minutes }: Teaching): Generator<TeachingIssue> {
  const { reading, exercises, whole } = minutes;
  const place = { teaching: '', setting: 'minutes' };
  if ([reading, exercises, whole].some((count) => count % 5 !== 0)) yield { ...place, reason: MINUTES_IN_FIVES };
  if (reading + exercises > whole) yield { ...place, reason: minutesTooFew(whole, reading + exercises) };
  const counted = minutesFor(blocks);
  if (whole < counted * OF_COUNTED.least || whole > counted * OF_COUNTED.most) {
    yield { ...place, reason: minutesUnlike(whole, counted) };
  }
}

function* checkText(
  teaching: string,
  section: string,
  txt: Translated,
  context: CheckContext,
): Generator<TeachingIssue> {
  for (const issue of checkProse(txt, teaching, context)) {
    yield { teaching, ...issue, ...(issue.section && { section: { ...issue.section, name: section } }) };
  }
  const [no, eng] = [shapeOf(txt._no).items, shapeOf(txt._eng).items];
  if (no !== eng) yield { teaching, reason: partsDiffer(no, eng) };
}

function* checkQuestion(asked: TestQuestion, context: CheckContext): Generator<TeachingIssue> {
  const { slug, question, language, code, output, answer } = asked;
  yield* checkText(slug, '', question, context);
  if (answer) yield* checkText(slug, 'answer', answer, context);
  if (!answer && !output) yield { teaching: slug, reason: ANSWER_MISSING };
  if (output && (!code || !language || !isProgram(language))) {
    yield { teaching: slug, reason: OUTPUT_WITHOUT_PROGRAM };
  }
  const lines = Math.max(...Object.values(code ?? {}).map((text) => text.split('\n').length));
  if (lines > TEST_CODE_LINES_MAX) {
    yield {
      teaching: slug,
      reason: codeTooLong(lines, TEST_CODE_LINES_MAX),
      section: { name: 'code', line: 0 },
    };
  }
}
