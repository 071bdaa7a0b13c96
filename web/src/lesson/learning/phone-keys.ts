import type { CursorStep } from '../../editor/code-editor.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';

/** A key of the row above a phone's keyboard; one without text does something else. */
export type PhoneKey = { sign: string; name: MessageKey; text?: string; cursorBack?: number; move?: CursorStep };

export const INDENT: PhoneKey = { sign: '⇥', name: 'learning.keys.indent' };
export const UNDO: PhoneKey = { sign: '↶', name: 'learning.keys.undo' };

export const pair = (signs: string, name: MessageKey): PhoneKey => ({
  sign: signs,
  name,
  text: signs,
  cursorBack: 1,
});
export const one = (sign: string, name: MessageKey): PhoneKey => ({ sign, name, text: sign });

export const ROUND = pair('()', 'learning.keys.round');
export const SQUARE = pair('[]', 'learning.keys.square');
export const CURLY = pair('{}', 'learning.keys.curly');
export const QUOTES = pair('""', 'learning.keys.quotes');
export const SINGLE_QUOTES = pair("''", 'learning.keys.single_quotes');
export const ANGLE = pair('<>', 'learning.keys.angle');
export const DOT = one('.', 'learning.keys.dot');
export const EQUALS = one('=', 'learning.keys.equals');
export const COLON = one(':', 'learning.keys.colon');
export const SEMICOLON = one(';', 'learning.keys.semicolon');

/** Hard to hit with a finger: one letter, or one line. */
export const ARROWS: readonly PhoneKey[] = [
  { sign: '←', name: 'learning.keys.left', move: 'left' },
  { sign: '→', name: 'learning.keys.right', move: 'right' },
  { sign: '↑', name: 'learning.keys.up', move: 'up' },
  { sign: '↓', name: 'learning.keys.down', move: 'down' },
];
