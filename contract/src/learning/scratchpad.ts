import { mayHavePage, RUN_LANGUAGES, type RunLanguage } from '../languages.ts';

/** Where the drafts of the scratchpad are stored, one for each language and each page that a language is applied to. */
export const SCRATCHPAD_SLUG = 'kladd';
export const SCRATCHPAD_BLOCKS: readonly string[] = RUN_LANGUAGES.flatMap((language) =>
  mayHavePage(language) ? [language, scratchpadPage(language)] : [language],
);

export function scratchpadPage(language: RunLanguage): string {
  return `${language}-page`;
}
