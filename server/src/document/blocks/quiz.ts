import { createHash } from 'node:crypto';
import { type InEach, inLanguage } from '@kodestien/contract/document/exercise';
import { QUIZ_PARTS, type QuizKind, type QuizPart, quizKind } from '@kodestien/contract/document/quiz';
import type { HumanLang, Translated } from '@kodestien/contract/language';
import { isProgram } from '@kodestien/contract/languages';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { highlightBoth } from '../highlight.ts';
import { answerIdTwice, quizLacks, quizNotAsked } from '../issue-reasons/blocks.ts';
import { programFails } from '../issue-reasons/programs.ts';
import type { BlockIssue, BlockKind } from './kind.ts';
import { checkProse, renderProse } from './prose.ts';
import { quizKindOf } from './quiz-kinds/index.ts';
import type { Quiz } from './quiz-kinds/kind.ts';
import { shownLine } from './quiz-kinds/parsons.ts';
import { tableShape } from './quiz-kinds/trace.ts';
import { repeated } from './repeated.ts';
import { runOnce, whyEnded } from './run-once.ts';
import { bothLanguages, codeInBothLanguages } from './written.ts';

const PARTS = Object.keys(QUIZ_PARTS) as QuizPart[];
/** To read and to choose. */
const MINUTES_A_QUESTION = 1;
/** To follow a program for one row of a table of values. */
const MINUTES_A_ROW = 0.3;

export const quiz: BlockKind<'quiz'> = {
  read: (source) => {
    const code = source.optionalTranslatedCode('code');
    const { kind = 'choose', ...settings } = source.settings;
    return { kind: currentName(kind), ...settings, ...code, question: source.translated() };
  },
  write: ({ question, code, ...block }) => ({
    settings: {
      poeng: block.poeng,
      kind: block.kind === 'choose' ? undefined : quizKind(block.kind),
      language: code ? undefined : block.language,
      answers: block.answers,
      indent: block.indent,
      lines: block.lines,
      distractors: block.distractors,
      gaps: block.gaps,
      columns: block.columns,
      rows: block.rows,
      printed: block.printed,
      stdin: block.stdin,
      help: block.help,
      explanation: block.explanation,
    },
    sections: [
      ...bothLanguages(question),
      ...(code && block.language ? codeInBothLanguages(code, block.language, 'code') : []),
    ],
  }),
  check: (block, context) => {
    const issues = checkProse(block.question, block.slug, context);
    const kind = quizKind(block.kind);
    const record = quizKindOf(block);
    for (const part of record.needs) if (block[part] === undefined) issues.push({ reason: quizLacks(kind, part) });
    for (const part of PARTS) {
      if (block[part] !== undefined && !record.needs.includes(part) && !record.may?.includes(part)) {
        issues.push({ reason: quizNotAsked(kind, part) });
      }
    }
    for (const { txt } of block.answers ?? []) {
      issues.push(...checkProse(txt, block.slug, context).map(({ reason }) => ({ reason, setting: 'answers' })));
    }
    const { answers = [], lines = [], distractors = [] } = block;
    for (const id of repeated([...answers, ...lines, ...distractors].map((one) => one.id))) {
      issues.push({ reason: answerIdTwice(id) });
    }
    return [...issues, ...(record.check?.(block) ?? [])];
  },
  // Which answers are right, and why, is sent by the server after an answer.
  render: (block) => {
    const { slug, type, poeng, kind, question, answers = [], lines = [], distractors = [], gaps = [] } = block;
    const { language = null, code = null, indent = false } = block;
    return {
      slug,
      type,
      poeng,
      kind: quizKind(kind),
      html: renderProse(question, slug),
      multiple: answers.filter(({ correct }) => correct).length > 1,
      answers: answers.map(({ id, txt }) => ({ id, html: renderProse(txt, `${slug}-${id}`) })),
      lines: shuffled(slug, [...lines, ...distractors]).map((line) => ({ id: line.id, code: shownCode(block, line) })),
      indent,
      language,
      code,
      code_html: code && language ? highlightBoth(code, language) : null,
      gaps: gaps.length,
      table: tableShape(block),
    };
  },
  prose: ({ question }) => [question],
  words: ({ question, answers = [] }) => [question, ...answers.map(({ txt }) => txt)],
  texts: ({ question, code, answers = [] }) => [question, ...(code ? [code] : []), ...answers.map(({ txt }) => txt)],
  minutes: ({ rows = [] }) => MINUTES_A_QUESTION + rows.length * MINUTES_A_ROW,
  // Without what it may be answered with: that is met when one works on it.
  findable: ({ html }) => ({ html }),
  prove: proveQuiz,
};

/** Always the same order, which says nothing about the right one. */
function shuffled<T extends { id: string }>(slug: string, lines: readonly T[]): T[] {
  const key = ({ id }: T) => createHash('sha256').update(`${slug}/${id}`).digest('hex');
  const mixed = [...lines].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const isInOrder = mixed.every((line, index) => line === lines[index]);
  return isInOrder ? mixed.reverse() : mixed;
}

function shownCode(block: Quiz, { code }: { code: InEach<string> }): Translated {
  return { _no: shownLine(block, inLanguage(code, '_no')), _eng: shownLine(block, inLanguage(code, '_eng')) };
}

/** What a file says it is: a name of an earlier version is read as the one of today. */
function currentName(kind: unknown): unknown {
  return typeof kind === 'string' ? quizKind(kind as QuizKind) : kind;
}

async function proveQuiz(block: Quiz, lang: HumanLang, grader: Grader): Promise<BlockIssue[]> {
  const { language = 'python', code } = block;
  const kind = quizKindOf(block);
  const program = isProgram(language) ? kind.program(block, lang) : null;
  if (program === null) return [];
  const section = { name: code ? 'code' : '', lang, line: 0 };
  const observation = await runOnce(grader, language, program, kind.input?.(block, lang) ?? '');
  const why = whyEnded(observation);
  if (why) return [{ reason: programFails(lang, why), section }];
  return (kind.prove?.(observation, lang, block) ?? []).map((reason) => ({ reason, section }));
}
