import {
  PASSWORD_MAX,
  PASSWORD_MEDIUM_UP_TO,
  PASSWORD_MIN,
  PASSWORD_WEAK_UP_TO,
  USERNAME_MAX_LENGTH_FLAG,
} from '../limits.ts';
import { PRINTABLE_PATTERN, USERNAME_PATTERN } from '../patterns.ts';
import { characterCount } from '../text.ts';

const usernameRule = new RegExp(USERNAME_PATTERN);
const printableRule = new RegExp(PRINTABLE_PATTERN);

export const USERNAME_STATES = ['invalid', 'valid', 'valid_max_length', 'taken'] as const;
export type UsernameState = (typeof USERNAME_STATES)[number];

/** The state of a username before anyone has asked whether it is taken. */
export function usernameShape(username: string): Exclude<UsernameState, 'taken'> {
  if (!usernameRule.test(username)) return 'invalid';
  return username.length >= USERNAME_MAX_LENGTH_FLAG ? 'valid_max_length' : 'valid';
}

/** Names that would read as the product itself speaking. They count as taken. */
const RESERVED_USERNAMES = new Set(
  `admin administrator api root superuser system support hjelp help kodestien moderator mod owner staff
   null undefined anonymous anonym deleted slettet webmaster postmaster security sikkerhet info kontakt
   signin signup signout login logout doc mal footer profil settings about terms courses`
    .trim()
    .split(/\s+/),
);

export function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.has(usernameKey(username));
}

/** Two usernames that differ only in case are the same username. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

/** Two addresses that differ only in case reach the same inbox in practice. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export const PASSWORD_STRENGTHS = ['empty', 'weak', 'medium', 'strong', 'strong_max_length', 'too_long'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

export function passwordStrength(password: string): PasswordStrength {
  const length = characterCount(password);
  if (length === 0) return 'empty';
  if (length <= PASSWORD_WEAK_UP_TO) return 'weak';
  if (length <= PASSWORD_MEDIUM_UP_TO) return 'medium';
  if (length < PASSWORD_MAX) return 'strong';
  return length === PASSWORD_MAX ? 'strong_max_length' : 'too_long';
}

export function isPassword(password: string): boolean {
  const length = characterCount(password);
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX && printableRule.test(password);
}

export const CONFIRMATION_STATES = ['empty', 'matches', 'differs'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

export function confirmationState(password: string, confirmation: string): ConfirmationState {
  if (confirmation === '') return 'empty';
  return confirmation === password && characterCount(confirmation) >= PASSWORD_MIN ? 'matches' : 'differs';
}
