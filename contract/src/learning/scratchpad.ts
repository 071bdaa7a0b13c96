import { isProgram, mayHavePage, RUN_LANGUAGES, type RunLanguage } from '../languages.ts';

/** Where the drafts of the scratchpad are stored: for each language, the page that it is applied to and the files that it reads. */
export const SCRATCHPAD_SLUG = 'kladd';
export const SCRATCHPAD_BLOCKS: readonly string[] = RUN_LANGUAGES.flatMap((language) => [
  language,
  ...(mayHavePage(language) ? [scratchpadPage(language)] : []),
  ...(isProgram(language) ? [scratchpadFiles(language)] : []),
]);

export function scratchpadPage(language: RunLanguage): string {
  return `${language}-page`;
}

export function scratchpadFiles(language: RunLanguage): string {
  return `${language}-files`;
}
