import type { MessageKey } from '../../i18n/message-key.ts';

/** A key of the row above a phone's keyboard; one without text does something else. */
export type PhoneKey = { sign: string; name: MessageKey; text?: string; cursorBack?: number };

export const INDENT: PhoneKey = { sign: '⇥', name: 'learning.keys.indent' };
export const UNDO: PhoneKey = { sign: '↶', name: 'learning.keys.undo' };

export const pair = (signs: string, name: MessageKey): PhoneKey => ({
  sign: `${signs[0]} ${signs[1]}`,
  name,
  text: signs,
  cursorBack: 1,
});
export const one = (sign: string, name: MessageKey): PhoneKey => ({ sign, name, text: sign });

export const ROUND = pair('()', 'learning.keys.round');
export const SQUARE = pair('[]', 'learning.keys.square');
export const CURLY = pair('{}', 'learning.keys.curly');
export const QUOTES = pair('""', 'learning.keys.quotes');
export const EQUALS = one('=', 'learning.keys.equals');
export const COLON = one(':', 'learning.keys.colon');
export const SEMICOLON = one(';', 'learning.keys.semicolon');
