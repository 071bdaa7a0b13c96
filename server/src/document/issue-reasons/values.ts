import { PAGE_PATTERN } from '@kodestien/contract/document/document';
import { IMAGE_PATH_PATTERN, SLUG_PATTERN } from '@kodestien/contract/document/rules';
import type { Translated } from '@kodestien/contract/language';
import { LINE_PATTERN, LINES_PATTERN } from '@kodestien/contract/text';
import type { ErrorObject } from 'ajv';

/** What is wrong with one value. The place of the value is before these words, or beside them. */

export const VALUE_MISSING: Translated = { _no: 'mangler', _eng: 'is missing' };
export const NO_SETTING: Translated = { _no: 'er ikke en gyldig innstilling her', _eng: 'is not a valid setting here' };
export const VALUE_EMPTY: Translated = { _no: 'er tom', _eng: 'is empty' };
export const CHARACTER_UNSHOWABLE: Translated = {
  _no: 'inneholder et tegn som ikke kan vises',
  _eng: 'contains a character that cannot be shown',
};

export const NOT_ONE_LINE: Translated = {
  _no: 'må stå på én linje, uten usynlige tegn',
  _eng: 'must be a single line without invisible characters',
};

export const notOneOf = (allowed: readonly unknown[]): Translated => ({
  _no: `må være en av disse: ${allowed.join(', ')}`,
  _eng: `must be one of ${allowed.join(', ')}`,
});

export const tooLong = (limit: number): Translated => ({
  _no: `er lengre enn ${limit} tegn`,
  _eng: `is longer than ${limit} characters`,
});

const TYPE_NAME: Record<string, Translated> = {
  string: { _no: 'en tekst', _eng: 'a text' },
  integer: { _no: 'et heltall', _eng: 'a whole number' },
  number: { _no: 'et tall', _eng: 'a number' },
  boolean: { _no: 'true eller false', _eng: 'true or false' },
  object: { _no: 'et objekt', _eng: 'an object' },
  array: { _no: 'en liste', _eng: 'a list' },
  null: { _no: 'null', _eng: 'null' },
};

export const wrongType = (type: string): Translated => ({
  _no: `må være ${TYPE_NAME[type]?._no ?? `av typen «${type}»`}`,
  _eng: `must be ${TYPE_NAME[type]?._eng ?? `of type "${type}"`}`,
});

const items = (count: unknown): Translated => ({
  _no: `${count} ${count === 1 ? 'element' : 'elementer'}`,
  _eng: `${count} ${count === 1 ? 'item' : 'items'}`,
});

/** A pattern says nothing to an author: the common ones have words of their own. */
const PATTERN_WORDS: ReadonlyMap<unknown, Translated> = new Map([
  [LINE_PATTERN, NOT_ONE_LINE],
  [LINES_PATTERN, CHARACTER_UNSHOWABLE],
  [
    SLUG_PATTERN,
    {
      _no: 'må begynne med en liten bokstav og kan ellers bare ha a–z, tall og enkle - eller _',
      _eng: 'must begin with a lower-case letter and may only have a–z, digits and single - or _',
    },
  ],
  [
    IMAGE_PATH_PATTERN,
    {
      _no: 'må være stien til et bilde under content/, som python/images/liste.svg',
      _eng: 'must be the path of a picture under content/, such as python/images/list.svg',
    },
  ],
  [
    PAGE_PATTERN,
    {
      _no: 'må være en sti på dette nettstedet, som /doc/python',
      _eng: 'must be a path on this site, such as /doc/python',
    },
  ],
]);

/** The schema checker has words of its own, but in English only and for programmers. */
const CHECKER_WORDS: Record<string, (params: Record<string, unknown>) => Translated> = {
  // Where one of several constants would do, this represents all of them.
  const: () => ({ _no: 'har en verdi som ikke er tillatt her', _eng: 'has a value that is not allowed here' }),
  pattern: ({ pattern }) =>
    PATTERN_WORDS.get(pattern) ?? {
      _no: `må følge mønsteret «${pattern}»`,
      _eng: `must follow the pattern "${pattern}"`,
    },
  minimum: ({ limit }) => ({ _no: `kan ikke være mindre enn ${limit}`, _eng: `cannot be less than ${limit}` }),
  maximum: ({ limit }) => ({ _no: `kan ikke være større enn ${limit}`, _eng: `cannot be more than ${limit}` }),
  minItems: ({ limit }) => ({
    _no: `må ha minst ${items(limit)._no}`,
    _eng: `must have at least ${items(limit)._eng}`,
  }),
  minProperties: ({ limit }) => ({
    _no: `må ha minst ${items(limit)._no}`,
    _eng: `must have at least ${items(limit)._eng}`,
  }),
  maxProperties: ({ limit }) => ({
    _no: `kan ha høyst ${items(limit)._no}`,
    _eng: `can have at most ${items(limit)._eng}`,
  }),
  maxItems: ({ limit }) => ({ _no: `kan ha høyst ${items(limit)._no}`, _eng: `can have at most ${items(limit)._eng}` }),
  uniqueItems: () => ({ _no: 'kan ikke ha det samme to ganger', _eng: 'cannot have the same twice' }),
  anyOf: () => ({
    _no: 'har ingen av formene som er tillatt her',
    _eng: 'has none of the shapes that are allowed here',
  }),
};

export const NOT_RIGHT: Translated = { _no: 'er ikke riktig', _eng: 'is not right' };

export function refusedBySchema({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): Translated {
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
      return CHECKER_WORDS[keyword]?.(params) ?? NOT_RIGHT;
  }
}

export const withPlace = (path: string, words: Translated): Translated => ({
  _no: `${path || 'dokumentet'}: ${words._no}`,
  _eng: `${path || 'the document'}: ${words._eng}`,
});
