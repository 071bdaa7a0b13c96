import { createHash } from 'node:crypto';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import { type InEach, inLanguage } from '@kodestien/contract/document/exercise';
import type { QuizKind } from '@kodestien/contract/document/quiz';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { isProgram } from '@kodestien/contract/languages';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { highlightBoth } from '../highlight.ts';
import { answerIdTwice, gapsDiffer, NO_ANSWER_CORRECT, quizLacks, quizNotAsked } from '../issue-reasons/blocks.ts';
import { printsNothing, programFails } from '../issue-reasons/programs.ts';
import type { BlockIssue, BlockKind } from './kind.ts';
import { checkProse, renderProse } from './prose.ts';
import { repeated } from './repeated.ts';
import { runOnce, whyEnded } from './run-once.ts';
import { bothLanguages, codeInBothLanguages } from './written.ts';

type Quiz = BlockOf<'quiz'>;
type Part = 'answers' | 'lines' | 'distractors' | 'gaps' | 'code';

/** What each kind of question needs, and what it may have besides. */
const PARTS: Record<QuizKind, { needs: readonly Part[]; may: readonly Part[] }> = {
  choose: { needs: ['answers'], may: [] },
  order: { needs: ['lines'], may: ['distractors'] },
  fill: { needs: ['code', 'gaps'], may: [] },
  predict: { needs: ['code'], may: [] },
};
const ALL_PARTS: readonly Part[] = ['answers', 'lines', 'distractors', 'gaps', 'code'];
const GAP = /___/g;
/** To read and to choose. */
const MINUTES_A_QUESTION = 1;

export const quiz: BlockKind<'quiz'> = {
  read: (source) => {
    const code = source.optionalTranslatedCode('code');
    return { kind: 'choose', ...source.settings, ...code, question: source.translated() };
  },
  write: ({ poeng, kind, answers, lines, distractors, gaps, explanation, question, code, language }) => ({
    settings: {
      poeng,
      kind: kind === 'choose' ? undefined : kind,
      language: code ? undefined : language,
      answers,
      lines,
      distractors,
      gaps,
      explanation,
    },
    sections: [...bothLanguages(question), ...(code && language ? codeInBothLanguages(code, language, 'code') : [])],
  }),
  check: (block, context) => {
    const issues = checkProse(block.question, block.slug, context);
    const { needs, may } = PARTS[block.kind];
    for (const part of needs) if (block[part] === undefined) issues.push({ reason: quizLacks(block.kind, part) });
    for (const part of ALL_PARTS) {
      if (block[part] !== undefined && !needs.includes(part) && !may.includes(part)) {
        issues.push({ reason: quizNotAsked(block.kind, part) });
      }
    }
    for (const { txt } of block.answers ?? []) {
      issues.push(...checkProse(txt, block.slug, context).map(({ reason }) => ({ reason, setting: 'answers' })));
    }
    return [...issues, ...checkAnswers(block)];
  },
  // Which answers are right, and why, is told by the server after an answer.
  render: ({ slug, type, poeng, kind, question, answers = [], lines = [], distractors = [], gaps = [], ...rest }) => ({
    slug,
    type,
    poeng,
    kind,
    html: renderProse(question, slug),
    multiple: answers.filter(({ correct }) => correct).length > 1,
    answers: answers.map(({ id, txt }) => ({ id, html: renderProse(txt, `${slug}-${id}`) })),
    lines: shuffled(slug, [...lines, ...distractors]).map(({ id, code }) => ({ id, code: both(code) })),
    language: rest.language ?? null,
    code: rest.code ?? null,
    code_html: rest.code && rest.language ? highlightBoth(rest.code, rest.language) : null,
    gaps: gaps.length,
  }),
  prose: ({ question }) => [question],
  words: ({ question, answers = [] }) => [question, ...answers.map(({ txt }) => txt)],
  texts: ({ question, code, answers = [] }) => [question, ...(code ? [code] : []), ...answers.map(({ txt }) => txt)],
  minutes: () => MINUTES_A_QUESTION,
  // Without what it may be answered with: that is met when one works on it.
  findable: ({ html }) => ({ html }),
  prove: proveQuiz,
};

function checkAnswers({ kind, answers = [], lines = [], distractors = [], gaps = [], code }: Quiz): BlockIssue[] {
  const issues: BlockIssue[] = [];
  const ids = [...answers, ...lines, ...distractors].map(({ id }) => id);
  for (const id of repeated(ids)) issues.push({ reason: answerIdTwice(id) });
  if (kind === 'choose' && !answers.some(({ correct }) => correct)) {
    issues.push({ reason: NO_ANSWER_CORRECT, setting: 'answers' });
  }
  if (kind === 'fill' && code) {
    const counts = HUMAN_LANGS.map((lang) => code[lang].match(GAP)?.length ?? 0);
    if (counts.some((count) => count !== gaps.length))
      issues.push({ reason: gapsDiffer(gaps.length), setting: 'gaps' });
  }
  return issues;
}

/** Always the same order, which says nothing about the right one. */
function shuffled<T extends { id: string }>(slug: string, lines: readonly T[]): T[] {
  const key = ({ id }: T) => createHash('sha256').update(`${slug}/${id}`).digest('hex');
  const mixed = [...lines].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const isInOrder = mixed.every((line, index) => line === lines[index]);
  return isInOrder ? mixed.reverse() : mixed;
}

function both(value: InEach<string>): Translated {
  return { _no: inLanguage(value, '_no'), _eng: inLanguage(value, '_eng') };
}

async function proveQuiz(block: Quiz, lang: HumanLang, grader: Grader): Promise<BlockIssue[]> {
  const program = programOf(block, lang);
  if (program === null) return [];
  const section = { name: block.code ? 'code' : '', lang, line: 0 };
  const observation = await runOnce(grader, block.language ?? 'python', program, '');
  const why = whyEnded(observation);
  if (why) return [{ reason: programFails(lang, why), section }];
  return block.kind === 'predict' && observation.output.trim() === '' ? [{ reason: printsNothing(lang), section }] : [];
}

/** The program that a right answer makes; null where there is none to run. */
function programOf({ kind, language, code, gaps = [], lines = [] }: Quiz, lang: HumanLang): string | null {
  if (language && !isProgram(language)) return null;
  if (kind === 'predict') return code?.[lang] ?? '';
  if (kind === 'order') return language ? lines.map((line) => inLanguage(line.code, lang)).join('\n') : null;
  if (kind !== 'fill') return null;
  let gap = 0;
  return (code?.[lang] ?? '').replace(/___/g, () => {
    const accept: InEach<string[]> = gaps[gap++]?.accept ?? [''];
    return inLanguage(accept, lang)[0] ?? '';
  });
}
