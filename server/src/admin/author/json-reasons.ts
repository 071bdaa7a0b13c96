import type { Translated } from '@kodestien/contract/language';

/** Why a text is not JSON. */

export const ENDS_TOO_EARLY: Translated = {
  _no: 'dokumentet slutter for tidlig',
  _eng: 'the document ends too early',
};

export const ENDED_ALREADY: Translated = {
  _no: 'dokumentet er allerede slutt her',
  _eng: 'the document has already ended here',
};

export const NESTED_TOO_DEEPLY: Translated = {
  _no: 'for mange nivåer inni hverandre',
  _eng: 'nested too deeply',
};

export const VALUE_EXPECTED: Translated = {
  _no: 'her skal det stå en verdi',
  _eng: 'a value is expected here',
};

export const NAME_EXPECTED: Translated = {
  _no: 'her skal det stå et navn i doble anførselstegn',
  _eng: 'a name in double quotes is expected here',
};

export const characterExpected = (character: string): Translated => ({
  _no: `her skal det stå ${character}`,
  _eng: `${character} is expected here`,
});

export const commaExpected = (end: string): Translated => ({
  _no: `her skal det stå et komma eller ${end}`,
  _eng: `a comma or ${end} is expected here`,
});

export const nothingAfterComma = (end: string): Translated => ({
  _no: `det står ingenting mellom kommaet og ${end}`,
  _eng: `there is nothing between the comma and ${end}`,
});

export const nameTwice = (name: string): Translated => ({
  _no: `«${name}» står her to ganger`,
  _eng: `"${name}" is here twice`,
});

export const TEXT_NEVER_ENDS: Translated = {
  _no: 'denne teksten mangler anførselstegn på slutten av linjen; et linjeskift skrives \\n',
  _eng: 'this text has no closing quotation mark on its line; a line break is written \\n',
};

export const TEXT_UNREADABLE: Translated = {
  _no: 'denne teksten har et ugyldig tegn, eller en \\ som ikke betyr noe',
  _eng: 'this text has an invalid character, or a \\ that means nothing',
};

export const NO_COMMENTS: Translated = {
  _no: 'JSON kan ikke ha kommentarer',
  _eng: 'JSON cannot have comments',
};
