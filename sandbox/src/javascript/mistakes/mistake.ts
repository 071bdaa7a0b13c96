import type { Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import type { ProgramError } from '../../judge/observation.ts';

export type Texts = { what: Both; why: Both; tries: Both };

export type Mistake = {
  id: string;
  /** The texts, when this is the mistake. */
  find: (error: ProgramError, line: string, source: string) => Texts | null;
};

/** A name that JavaScript does not find, and the line that uses it. */
export type Missing = { name: string; program: Program; source: string; line: number };

export function both(_no: string, _eng: string): Both {
  return { _no, _eng };
}

export function texts(what: Both, why: Both, tries: Both): Texts {
  return { what, why, tries };
}

/** The code of a line, with nothing inside its strings and without its comment. */
export function plainOf(line: string): string {
  return line
    .replace(/(["'`])(?:\\.|(?!\1).)*\1/g, '$1$1')
    .replace(/\/\/.*/, '')
    .trimEnd();
}

/** The last line above that is not empty. */
export function lineAbove(source: string, line: number | null): string {
  const above = source.split('\n').slice(0, (line ?? 1) - 1);
  return above.findLast((one) => one.trim() !== '') ?? '';
}

/** A mistake that the engine's own words tell apart; nothing in its texts depends on the program. */
export function byMessage(id: string, pattern: RegExp, what: Both, why: Both, tries: Both): Mistake {
  return { id, find: ({ message }) => (pattern.test(message) ? texts(what, why, tries) : null) };
}

/** A mistake in a program that does not start, which the code of its line tells apart. */
export function byLine(id: string, pattern: RegExp, what: Both, why: Both, tries: Both): Mistake {
  return { id, find: ({ syntax }, line) => (syntax && pattern.test(plainOf(line)) ? texts(what, why, tries) : null) };
}

/** The same, where the engine's own words must fit as well. */
export function byLineAnd(id: string, said: RegExp, pattern: RegExp, what: Both, why: Both, tries: Both): Mistake {
  return {
    id,
    find: ({ syntax, message }, line) =>
      syntax && said.test(message) && pattern.test(plainOf(line)) ? texts(what, why, tries) : null,
  };
}

/** `whlie (x > 0) {`: the keyword that was meant at the head of a block. */
export function misspeltHead(line: string): { word: string; keyword: string } | null {
  const plain = plainOf(line);
  // With a capital letter, also before a statement on the same line.
  const capital = plain.match(/^\s*(?:\}?\s*else\s+)?(IF|If|FOR|For|WHILE|While)\s*\(/)?.[1];
  if (capital) return { word: capital, keyword: capital.toLowerCase() };
  const [, word = '', inside = ''] = plain.match(/^\s*(?:\}?\s*else\s+)?([a-zA-Z]+)\s*\((.*)\)\s*\{?$/) ?? [];
  const keyword = HEADS.includes(word) ? undefined : (lookUp(NORWEGIAN, word) ?? closest(word, HEADS, 2));
  if (!keyword || (keyword === 'for' && !/;|\b(?:of|in)\b/.test(inside))) return null;
  return { word, keyword };
}

/** Keywords as they are said. */
export const NORWEGIAN: Readonly<Record<string, string>> = {
  funksjon: 'function',
  hvis: 'if',
  ellers: 'else',
  mens: 'while',
  returner: 'return',
  klasse: 'class',
  func: 'function',
  fn: 'function',
  fun: 'function',
  la: 'let',
};

const HEADS = ['if', 'for', 'while', 'switch'];

/** A name in a pattern. */
export function escaped(name: string): string {
  return name.replaceAll(/[$.()[\]]/g, '\\$&');
}

/** The operator or bracket at a place of a line. */
export function signAt(line: string, column: number | null): string | null {
  return line.slice((column ?? 1) - 1).match(/^\s*([^\p{L}\p{N}\s_$"'`;)\]}]+)/u)?.[1] ?? null;
}

/** How long the code of a program may be in a sentence. */
export const CALLED_SHOWN_MAX = 40;
