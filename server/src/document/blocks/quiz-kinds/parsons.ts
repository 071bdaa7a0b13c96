import { inLanguage } from '@kodestien/contract/document/exercise';
import { readLine } from '@kodestien/contract/document/parsons-answer';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { isProgram, LANGUAGES } from '@kodestien/contract/languages';
import { differsByIndent, indentUneven, quizLacks } from '../../issue-reasons/blocks.ts';
import type { Quiz, QuizKindRecord } from './kind.ts';

/** No program that a learner puts together is deeper than this. */
const LEVELS_MAX = 8;

/** Judged programs draw the same numbers each time: one that uses chance could print the same without doing the same. */
const CHANCE = /\brandom\b/;

/** Lines of a program to put in order, and to indent where the problem says so. */
export const parsons: QuizKindRecord = {
  needs: ['lines'],
  may: ['distractors', 'indent'],
  check: (block) => {
    if (!block.indent) return [];
    if (!block.language) return [{ reason: quizLacks('parsons', 'language'), setting: 'indent' }];
    const { indent } = LANGUAGES[block.language];
    const uneven = (block.lines ?? []).filter(({ code }) =>
      HUMAN_LANGS.some(
        (lang) => !/^ *\S/.test(inLanguage(code, lang)) || spacesOf(inLanguage(code, lang)) % indent > 0,
      ),
    );
    const alike = (block.distractors ?? []).filter(({ code }) =>
      HUMAN_LANGS.some((lang) =>
        linesIn(block, lang)
          .map(trimmed)
          .includes(trimmed(inLanguage(code, lang))),
      ),
    );
    return [
      ...uneven.map(({ id }) => ({ reason: indentUneven(id, indent), setting: 'lines' })),
      ...alike.map(({ id }) => ({ reason: differsByIndent(id), setting: 'distractors' })),
    ];
  },
  program: (block, lang) => (block.language ? linesIn(block, lang).join('\n') : null),
  judge: async (block, lang, answer, runs) => {
    const { distractors = [], language } = block;
    const expected = linesIn(block, lang);
    const given = answer.map((line) => givenLine(block, lang, line));
    const written = given.map(({ code }) => code);
    const right = given.map(({ id }) => ({ id, correct: true }));
    if (isSameList(written, expected)) return { passed: true, parts: right };
    const extra = distractors.filter(({ id }) => given.some((line) => line.id === id));
    if (extra.length > 0) {
      return { passed: false, parts: extra.map(({ id, why }) => ({ id, correct: false, why: why[lang] })) };
    }
    // The same lines in another order, or indented otherwise, may be just as right: the program says so.
    const isRearranged = isSameList(written.map(trimmed).sort(), expected.map(trimmed).sort());
    const program = expected.join('\n');
    if (isRearranged && language && isProgram(language) && !CHANCE.test(program)) {
      const isAlike = await runs.doTheSame(language, program, written.join('\n'));
      if (isAlike) return { passed: true, parts: right };
    }
    const index = written.findIndex((code, at) => code !== expected[at]);
    const wrong = given[index];
    if (!wrong) return { passed: false, parts: [] };
    const isIndent = block.indent && trimmed(wrong.code) === trimmed(expected[index] ?? '');
    return { passed: false, parts: [{ id: wrong.id, correct: false, ...(isIndent && { indent: true }) }] };
  },
  rightAnswers: linesIn,
  isCode: true,
};

/** A line as readers get it: without what they are to find out. */
export function shownLine({ indent }: Quiz, code: string): string {
  return indent ? code.trimStart() : code;
}

function linesIn({ lines = [] }: Quiz, lang: HumanLang): string[] {
  return lines.map(({ code }) => inLanguage(code, lang));
}

/** A line of the answer as code; one that the problem does not have is empty, and so never right. */
function givenLine(block: Quiz, lang: HumanLang, answered: string): { id: string; code: string } {
  const { id, level } = readLine(answered) ?? { id: answered, level: 0 };
  const { lines = [], distractors = [], indent, language } = block;
  const line = [...lines, ...distractors].find((one) => one.id === id);
  if (!line || level > LEVELS_MAX) return { id, code: '' };
  const code = inLanguage(line.code, lang);
  if (!indent || !language) return { id, code };
  return { id, code: ' '.repeat(level * LANGUAGES[language].indent) + code.trimStart() };
}

function isSameList(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

function trimmed(code: string): string {
  return code.trimStart();
}

function spacesOf(code: string): number {
  return code.length - code.trimStart().length;
}
