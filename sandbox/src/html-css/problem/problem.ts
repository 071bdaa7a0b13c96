import type { ProgramError } from '../../judge/observation.ts';

/**
 * Something in a page that a browser passes over without a word. A page always shows, so none of these stops it or is a
 * wrong answer by itself; they are for telling the learner. `type` is the id of the explanation.
 */
export type PageProblem = ProgramError & {
  readonly type: ProblemType;
  /** Which of the learner's texts the line is in. */
  readonly part: 'html' | 'css';
  /** What it is about: a property, an element, and what was probably meant. */
  readonly names: readonly string[];
};

export const PROBLEM_TYPES = [
  'element-not-closed',
  'elements-cross',
  'end-without-start',
  'wrong-end',
  'block-in-paragraph',
  'quote-missing',
  'bracket-missing',
  'html-comment-not-closed',
  'element-misspelt',
  'attribute-misspelt',
  'attribute-twice',
  'sign-in-class',
  'image-without-address',
  'image-without-alt',
  'id-twice',
  'semicolon-missing',
  'colon-missing',
  'equals-for-colon',
  'brace-missing',
  'brace-too-many',
  'parenthesis-missing',
  'css-quote-missing',
  'slash-comment',
  'css-comment-not-closed',
  'html-in-css',
  'property-misspelt',
  'unit-missing',
  'space-before-unit',
  'decimal-comma',
  'hash-missing',
  'value-in-quotes',
  'comma-in-value',
  'value-misspelt',
  'var-missing',
  'dash-missing',
  'value-not-possible',
  'dot-missing',
  'wrong-sign',
  'selector-finds-nothing',
  'selector-not-possible',
] as const;
export type ProblemType = (typeof PROBLEM_TYPES)[number];

export function problem(
  type: ProblemType,
  part: 'html' | 'css',
  place: { readonly line: number; readonly column: number },
  message: string,
  ...names: string[]
): PageProblem {
  const { line, column } = place;
  return { type, part, message, line, column, names, traceback: '', syntax: false };
}
