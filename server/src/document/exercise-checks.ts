import { createHash } from 'node:crypto';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import { inLanguage, type Check as SourceCheck } from '@kodestien/contract/document/exercise';
import { withFiles } from '@kodestien/contract/document/program-files';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { isPage, mayHavePage, pageOf } from '@kodestien/contract/languages';
import type { PageInput, PageSource, ProgramInput, ScriptSource } from '@kodestien/sandbox/judge/inputs';
import { type Check, hiddenLast, type When } from '@kodestien/sandbox/judge/judge';

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
      input: withFiles(inputsOf(check)[lang] as ProgramInput | PageInput, block.files, lang),
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

/** What a check asks, in each language. */
export function inputsOf(check: SourceCheck): Record<HumanLang, Record<string, unknown>> {
  const {
    id: _,
    name: _name,
    hidden: _hidden,
    clue: _clue,
    after: _after,
    compare: _compare,
    help: _help,
    ...input
  } = check;
  const inputIn = (lang: HumanLang) =>
    Object.fromEntries(Object.entries(input).map(([key, value]) => [key, inLanguage<unknown>(value, lang)]));
  const [_no, _eng] = HUMAN_LANGS.map(inputIn);
  return { _no: _no ?? {}, _eng: _eng ?? {} };
}

/** What the sandbox is given for an answer: a program, a page, or a page and the style or the program that was written for it. */
export function sourceOf(
  { language, page }: Pick<Exercise, 'language' | 'page'>,
  lang: HumanLang,
  answer: string,
): string | PageSource | ScriptSource {
  if (isPage(language)) return pageOf(language, page?.[lang], answer);
  return page && mayHavePage(language) ? { html: page[lang], javascript: answer } : answer;
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
