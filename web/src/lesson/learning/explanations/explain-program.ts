import type { ProgramLanguage } from '@kodestien/contract/languages';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { ProgramError } from '@kodestien/sandbox/judge/observation';
import { explanationsOf } from '../languages.ts';

/**
 * Why a program stopped, or for null why it did nothing, in plain words; null when those are not known, or do not come: what
 * the interpreter itself says is shown instead.
 */
export async function explainProgram(
  language: ProgramLanguage,
  error: ProgramError | null,
  source: string,
): Promise<Explanation | null> {
  try {
    const { explain, explainSilence } = await explanationsOf(language);
    return error ? explain(error, source) : explainSilence(language, source);
  } catch {
    return null;
  }
}

/** They are as large as an editor, and only needed when a program has stopped: the engine comes first. */
export async function fetchExplanations(language: ProgramLanguage): Promise<void> {
  await explanationsOf(language).catch(() => {});
}
