import { isPlainText, tidyPlainText } from '@kodestien/contract/document/rules';
import { TEXT_LONG_MAX } from '@kodestien/contract/limits';
import { characterCount } from '@kodestien/contract/text';

export type TextIssue = 'empty' | 'too_long' | 'not_plain';

/** What is wrong with a comment or description, by the server's own rules; `null` when it can be sent. */
export function textIssue(typed: string): TextIssue | null {
  const txt = tidyPlainText(typed);
  if (txt === '') return 'empty';
  if (characterCount(txt) > TEXT_LONG_MAX) return 'too_long';
  return isPlainText(txt) ? null : 'not_plain';
}
