import { randomInt } from 'node:crypto';
import { WORDS } from './words.ts';

/** What is read aloud and typed by hand: the code of a class, and the password on a slip. */

export function newClassCode(): string {
  return `${word().toUpperCase()}-${randomInt(100, 1000)}`;
}

export function newPassword(): string {
  return `${word()}-${word()}-${word()}`;
}

function word(): string {
  return WORDS[randomInt(WORDS.length)] ?? '';
}
