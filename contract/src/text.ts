/** Rules for every text that people write: what it may hold, and what is taken out of it before it is stored. */

/** Half of a character, what Unicode calls no character, separators that look like nothing, and what turns the direction of the text around it. */
const UNSAFE = '\\p{Cs}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';

/** One line: nothing in it can begin a new line of a log, a mail header or a list. */
export const LINE_PATTERN = `^[^\\p{Cc}${UNSAFE}]*$`;
/** Lines and tabs are fine; other control characters are not. */
export const LINES_PATTERN = `^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f${UNSAFE}]*$`;

/** Soft hyphens, spaces without width and blank letters. Pasted text has them, and nobody knows. */
const INVISIBLE = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;
/** The letters that spell the flag of a region inside an emoji; anywhere else they are a hidden message. */
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(TAGS, (_, flag?: string) => flag ?? '');
}

/** Overrides and isolates would also turn what is after the text. Phones put them around numbers that one copies. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTION, '');
}

const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
const BLANK_LINES = /\n(?:[^\S\n]*\n){3,}/g;

/** One kind of line break, at most two blank lines in a row, no blank edges, nothing invisible. */
export function tidyLines(text: string): string {
  return withoutInvisible(text).replace(LINE_BREAK, '\n').replace(BLANK_LINES, '\n\n\n').trim();
}

/** Characters as a person counts them, the same on both sides (an emoji is not two). */
export function characterCount(text: string): number {
  return [...text].length;
}
