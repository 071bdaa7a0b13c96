import type { HumanLang } from '@kodestien/contract/language';
import { isProgram } from '@kodestien/contract/languages';
import { isSameOutput } from '@kodestien/sandbox/judge/output-reason';
import { printsNothing } from '../../issue-reasons/programs.ts';
import type { AuthorRuns, Quiz, QuizKindRecord } from './kind.ts';

export const predict: QuizKindRecord = {
  needs: ['code'],
  program: ({ code }, lang) => code?.[lang] ?? '',
  prove: ({ output }, lang) => (output.trim() === '' ? [printsNothing(lang)] : []),
  judge: async (block, lang, [predicted = ''], runs) => {
    const passed = isSameOutput(predicted, await outputOf(block, lang, runs), {});
    return { passed, parts: [{ id: 'output', correct: passed }] };
  },
  rightAnswers: async (block, lang, runs) => (await outputOf(block, lang, runs)).trimEnd().split('\n'),
  isCode: true,
};

/** A page prints nothing. */
async function outputOf({ language = 'python', code }: Quiz, lang: HumanLang, runs: AuthorRuns): Promise<string> {
  return isProgram(language) ? runs.outputOf(language, code?.[lang] ?? '') : '';
}
