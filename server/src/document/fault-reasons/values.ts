import type { Translated } from '@kodestien/contract/language';
import type { ErrorObject } from 'ajv';

/** What is wrong with one value. The place of the value stands before these words, or beside them. */

export const VALUE_MISSING: Translated = { _no: 'mangler', _eng: 'is missing' };
export const NO_SETTING: Translated = { _no: 'er ikke en gyldig innstilling her', _eng: 'is no setting here' };
export const VALUE_EMPTY: Translated = { _no: 'er tom', _eng: 'is empty' };
export const CHARACTER_UNSHOWABLE: Translated = {
  _no: 'inneholder et tegn som ikke kan vises',
  _eng: 'holds a character that cannot be shown',
};

export const notOneOf = (allowed: readonly unknown[]): Translated => ({
  _no: `må være en av disse: ${allowed.join(', ')}`,
  _eng: `must be one of ${allowed.join(', ')}`,
});

export const tooLong = (limit: number): Translated => ({
  _no: `er lengre enn ${limit} tegn`,
  _eng: `is longer than ${limit} characters`,
});

const TYPE_NAME: Record<string, string> = {
  string: 'en tekst',
  integer: 'et heltall',
  number: 'et tall',
  boolean: 'true eller false',
  object: 'et objekt',
  array: 'en liste',
  null: 'null',
};

export const wrongType = (type: string): Translated => ({
  _no: `må være ${TYPE_NAME[type] ?? `av typen «${type}»`}`,
  _eng: `must be ${type}`,
});

const items = (count: number) => `${count} ${count === 1 ? 'element' : 'elementer'}`;

/** In Norwegian, what the schema checker says in English by itself. */
const CHECKER_WORDS: Record<string, (params: Record<string, unknown>) => string> = {
  // Where one of several constants would do, this stands for all of them.
  const: () => 'har en verdi som ikke er tillatt her',
  pattern: ({ pattern }) => `må følge mønsteret «${pattern}»`,
  minimum: ({ limit }) => `kan ikke være mindre enn ${limit}`,
  maximum: ({ limit }) => `kan ikke være større enn ${limit}`,
  minItems: ({ limit }) => `må ha minst ${items(Number(limit))}`,
  maxItems: ({ limit }) => `kan ha høyst ${items(Number(limit))}`,
  anyOf: () => 'har ingen av formene som er tillatt her',
};

export const NOT_RIGHT: Translated = { _no: 'er ikke riktig', _eng: 'is not right' };

export function refusedBySchema({ keyword, params, message }: ErrorObject): Translated {
  switch (keyword) {
    case 'required':
      return VALUE_MISSING;
    case 'additionalProperties':
      return NO_SETTING;
    case 'enum':
      return notOneOf(params.allowedValues as unknown[]);
    case 'minLength':
      return VALUE_EMPTY;
    case 'maxLength':
      return tooLong(Number(params.limit));
    case 'type':
      return wrongType(String(params.type));
    default:
      return {
        _no: CHECKER_WORDS[keyword]?.(params) ?? NOT_RIGHT._no,
        _eng: message ?? NOT_RIGHT._eng,
      };
  }
}

export const withPlace = (path: string, words: Translated): Translated => ({
  _no: `${path || 'dokumentet'}: ${words._no}`,
  _eng: `${path || 'the document'}: ${words._eng}`,
});
