import type { Translated } from '@kodestien/contract/language';

/** What is wrong with how a file is written, before anything in it is understood. */

export const NO_FRONT_MATTER: Translated = {
  _no: 'filen må begynne med innstillingene mellom to linjer med ---',
  _eng: 'the file must start with its settings between two lines of ---',
};

export const TEXT_OUTSIDE_BLOCK: Translated = {
  _no: 'tekst må stå i en blokk; begynn en med «::: text slug»',
  _eng: 'text must be inside a block: start one with "::: text slug"',
};

export const SECTION_OUTSIDE_BLOCK: Translated = {
  _no: 'en seksjon må stå i en blokk',
  _eng: 'a section must be inside a block',
};

export const BLOCK_HEADER: Translated = {
  _no: 'en blokk begynner med «::: type slug»',
  _eng: 'a block starts with "::: type slug"',
};

export const FENCE_NEVER_CLOSED: Translated = {
  _no: 'kodeblokken som begynner her, blir aldri lukket',
  _eng: 'this code fence is never closed',
};

export const SETTINGS_FORM: Translated = {
  _no: 'innstillinger skrives som «navn: verdi»',
  _eng: 'settings are written as "name: value"',
};

/** The YAML reader has its own words, in English only. */
export const settingsUnreadable = (words: string): Translated => ({
  _no: `innstillingene er ikke gyldig YAML: «${words}»`,
  _eng: words,
});

export const PICTURE_UNREADABLE: Translated = {
  _no: 'er ikke et bilde som kan leses',
  _eng: 'is not a picture that can be read',
};
