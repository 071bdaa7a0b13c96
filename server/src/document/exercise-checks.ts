import { createHash } from 'node:crypto';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import { inLanguage } from '@kodestien/contract/document/exercise';
import type { HumanLang, Translated } from '@kodestien/contract/language';
import type { PageInput, PageSource, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { type Check, hiddenLast, type When } from '@kodestien/sandbox/judge/judge';
import { inputsOf } from './blocks/exercise.ts';

export type Exercise = BlockOf<'exercise'>;
/** The author's words for a near miss. */
export type Help = { when: When; txt: string };
export type ExerciseCheck = Check<Help> & { name: Translated; clue?: Translated };

/** The checks as the judge wants them, in the order in which a sandbox is given their inputs. */
export function checksOf(block: Exercise, lang: HumanLang): ExerciseCheck[] {
  const checks = block.checks.map((check): ExerciseCheck => {
    const { id, name, hidden = false, clue, after, compare, help = [] } = check;
    return {
      id,
      name,
      hidden,
      ...(clue && { clue }),
      input: inputsOf(check)[lang] as ProgramInput | PageInput,
      ...(after && { after }),
      ...(compare && { compare }),
      help: help.map(({ reason, got, txt }) => ({
        when: { ...(reason !== undefined && { reason }), ...(got !== undefined && { got: inLanguage(got, lang) }) },
        txt: txt[lang],
      })),
    };
  });
  return hiddenLast(checks);
}

/** What the sandbox is given for an answer: a program, a page, or a page and the style that was written for it. */
export function sourceOf(
  { language, page }: Pick<Exercise, 'language' | 'page'>,
  lang: HumanLang,
  answer: string,
): string | PageSource {
  if (language === 'html') return { html: answer };
  if (language === 'css') return { html: page?.[lang] ?? '', css: answer };
  return answer;
}

/** Changes when anything does that the reference solution's observations depend on. */
export function hashOf(block: Exercise, lang: HumanLang): string {
  const inputs = checksOf(block, lang).map(({ id, input }) => ({ id, input }));
  const parts = [ENGINES, block.language, block.page?.[lang] ?? null, block.solution[lang], inputs];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Counted up when an engine, or the process that it runs in, changes in a way that changes what programs give: what a
 * server of the version before stores beside this one is then not used.
 */
export const ENGINES = 4;
