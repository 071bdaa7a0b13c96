import { EMAIL_MAX, USERNAME_MAX } from './limits.ts';

/** Form and server call the same functions; patterns are strings so that schemas can carry them too. */
export const USERNAME_PATTERN = `^[A-Za-z][A-Za-z0-9]{0,${USERNAME_MAX - 1}}$`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
export const EMAIL_PATTERN = `^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`;
/** No control characters: they cannot be typed again on purpose, and a NUL ends strings in some databases. */
export const PRINTABLE_PATTERN = '^[^\\u0000-\\u001f\\u007f]*$';

const emailRule = new RegExp(EMAIL_PATTERN);

export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX && emailRule.test(email);
}
