import { randomInt } from 'node:crypto';
import { USERNAME_MAX } from '@kodestien/contract/limits';

const OWN_LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' };
const DIGITS = 4;

/**
 * A username for a pupil: the first name in plain letters and some digits. Comments are public under it, so it tells
 * no more of the pupil than that.
 */
export function usernameFor(name: string): string {
  const [first = ''] = name
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  const letters = [...first]
    .map((letter) => OWN_LETTERS[letter] ?? letter.normalize('NFKD'))
    .join('')
    .replaceAll(/[^a-z]/g, '')
    .slice(0, USERNAME_MAX - DIGITS);
  return `${letters || 'elev'}${randomInt(10 ** (DIGITS - 1), 10 ** DIGITS)}`;
}
