import type { FieldErrorCode } from '../errors.ts';
import { isEmail } from '../patterns.ts';
import { characterCount, tidyLines, withoutInvisible } from '../text.ts';
import { type ProfileItem, profileItem } from './items.ts';

/** A text as it would be kept, or what is wrong with it. */
export type ProfileText = { txt: string } | { issue: FieldErrorCode };

/** Marks that turn the direction of what follows could make a name in a list read as another. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BESIDES_LINE_BREAK = /(?!\n)[\p{Cc}\u2028\u2029]/u;

/** Form and server call this one. An empty text is always allowed: it takes the line off the profile. */
export function profileText(item: ProfileItem, input: string): ProfileText {
  const { kind, max } = profileItem(item);
  const isLong = kind === 'lines';
  const txt = (isLong ? tidyLines(input) : withoutInvisible(input).trim()).normalize('NFC');
  if (!txt.isWellFormed() || DIRECTION_MARKS.test(txt)) return { issue: 'field_not_allowed' };
  if ((isLong ? CONTROL_BESIDES_LINE_BREAK : CONTROL).test(txt)) return { issue: 'field_not_allowed' };
  if (characterCount(txt) > max) return { issue: 'field_too_long' };
  if (kind === 'email' && txt !== '' && !isEmail(txt)) return { issue: 'email_invalid' };
  if (kind === 'url' && txt !== '' && !isWebAddress(txt)) return { issue: 'url_invalid' };
  return { txt };
}

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const webAddress = new RegExp(`^https?://${label}(?:\\.${label})+(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'iu');

/** Only what a browser opens as a page: never javascript:, data: or an address that carries a password. */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text);
}
