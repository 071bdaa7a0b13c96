import type { Reason } from './reason.ts';

export type Compare = {
  /**
   * `lines`: white space at the end of a line and of the output does not matter. `words`: only the words matter, not how
   * they stand on lines. `exact`: everything matters.
   */
  output?: 'exact' | 'lines' | 'words';
  /** Numbers may differ by this much, in values and in the output. */
  tolerance?: number;
  ignore_case?: boolean;
  /** For calls and expressions: what they print must be the same too. */
  also_output?: boolean;
};

export const NUMBER = /[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?/gi;

export function isSameOutput(actual: string, expected: string, compare: Compare): boolean {
  const one = normalise(actual, compare);
  const other = normalise(expected, compare);
  return (
    one === other || (compare.tolerance !== undefined && isSameButNumbers(one, other, isWithin(compare.tolerance)))
  );
}

/** In which way an output is wrong, as far as that can be known: the first thing that, if mended, would make it right. */
export function outputReason(actual: string, expected: string, compare: Compare): Reason {
  const lines: Compare = { ...compare, output: 'lines' };
  const [one, other] = [normalise(actual, lines), normalise(expected, lines)];
  if (one === '' && other !== '') return 'nothing';
  if (one.toLowerCase() === other.toLowerCase() && one !== other) return 'case';
  if (withoutSpaces(one) === withoutSpaces(other)) return 'spaces';
  if (withoutPunctuation(one) === withoutPunctuation(other)) return 'punctuation';
  if (isSameButNumbers(one, other, isRounded)) return 'rounding';
  if (isSameButNumbers(one, other, isOneOff)) return 'off_by_one';
  const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));
  return listReason(linesOf(one), linesOf(other), 'line');
}

/** The same for a row of things: lines of an output, or items of a list. */
export function listReason(actual: readonly string[], expected: readonly string[], what: 'line' | 'item'): Reason {
  const inOrder = (row: readonly string[]) => row.toSorted().join('\n');
  if (inOrder(actual) === inOrder(expected)) return 'order';
  if (actual.length < expected.length && isPartOf(actual, expected)) return `missing_${what}`;
  if (actual.length > expected.length && isPartOf(expected, actual)) return `extra_${what}`;
  return 'different';
}

export function textReason(actual: string, expected: string): Reason | null {
  if (actual.toLowerCase() === expected.toLowerCase()) return 'case';
  if (withoutSpaces(actual) === withoutSpaces(expected)) return 'spaces';
  if (withoutPunctuation(actual) === withoutPunctuation(expected)) return 'punctuation';
  return null;
}

/** One number is the other with fewer decimals. */
export function isRounded(one: number, other: number): boolean {
  if (Number.isInteger(one) && Number.isInteger(other)) return false;
  return [0, 1, 2, 3, 4, 5, 6].some((digits) => {
    const step = 10 ** -digits;
    const rounded = (value: number) => Math.round(value / step) * step;
    const cut = (value: number) => Math.trunc(value / step) * step;
    const near = (a: number, b: number) => Math.abs(a - b) < step / 1e6;
    return [rounded, cut].some((round) => near(round(one), other) || near(round(other), one));
  });
}

export function isOneOff(one: number, other: number): boolean {
  return Number.isInteger(one) && Number.isInteger(other) && Math.abs(one - other) === 1;
}

function isWithin(tolerance: number): (one: number, other: number) => boolean {
  return (one, other) => Math.abs(one - other) <= tolerance;
}

export function normalise(output: string, { output: mode = 'lines', ignore_case }: Compare): string {
  const text = ignore_case ? output.toLowerCase() : output;
  if (mode === 'exact') return text;
  if (mode === 'words') return text.trim().replace(/\s+/g, ' ');
  // Line by line: one regular expression for all of them takes the square of the length of a row of spaces.
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** A minus sign is part of its number: -2 and 2 are two numbers, and 1-2 is two numbers with a dash between them. */
const PUNCTUATION = /(?:(?!(?<![\p{L}\p{N}])-\d)[\p{P}\s])+/gu;

function withoutPunctuation(text: string): string {
  return text.replace(PUNCTUATION, ' ').trim();
}

/** The same text around the numbers, and for each pair of numbers that differ, `isNear`; at least one pair differs. */
function isSameButNumbers(one: string, other: string, isNear: (one: number, other: number) => boolean): boolean {
  if (one.replace(NUMBER, '#') !== other.replace(NUMBER, '#')) return false;
  const [first, second] = [one.match(NUMBER) ?? [], other.match(NUMBER) ?? []];
  return (
    first.length === second.length &&
    first.every((text, index) => {
      const [a, b] = [Number(text), Number(second[index])];
      return a === b || isNear(a, b);
    })
  );
}

function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const line of whole) if (line === part[found]) found++;
  return found === part.length;
}
