import type { RunLanguage } from '@kodestien/contract/document/fields';
import type { PointerEvent, RefObject } from 'react';
import type { EditorHandle } from '../../../editor/code-editor.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useT } from '../../../i18n/use-t.ts';
import styles from './phone-bar.module.css';

type Key = { sign: string; name: MessageKey; text?: string; cursorBack?: number };

const INDENT: Key = { sign: '⇥', name: 'learning.keys.indent' };
const UNDO: Key = { sign: '↶', name: 'learning.keys.undo' };
const pair = (signs: string, name: MessageKey): Key => ({
  sign: `${signs[0]} ${signs[1]}`,
  name,
  text: signs,
  cursorBack: 1,
});
const one = (sign: string, name: MessageKey): Key => ({ sign, name, text: sign });
const ROUND = pair('()', 'learning.keys.round');
const SQUARE = pair('[]', 'learning.keys.square');
const CURLY = pair('{}', 'learning.keys.curly');
const QUOTES = pair('""', 'learning.keys.quotes');
const EQUALS = one('=', 'learning.keys.equals');
const COLON = one(':', 'learning.keys.colon');
const SEMICOLON = one(';', 'learning.keys.semicolon');

/** The signs that a phone's keyboard hides, and programs are full of. */
const KEYS: Record<RunLanguage, readonly Key[]> = {
  python: [INDENT, ROUND, SQUARE, COLON, QUOTES, EQUALS, one('_', 'learning.keys.underscore'), UNDO],
  javascript: [INDENT, ROUND, SQUARE, CURLY, SEMICOLON, QUOTES, EQUALS, UNDO],
  html: [INDENT, pair('<>', 'learning.keys.angle'), one('/', 'learning.keys.slash'), QUOTES, EQUALS, UNDO],
  css: [INDENT, CURLY, COLON, SEMICOLON, one('#', 'learning.keys.hash'), one('-', 'learning.keys.dash'), UNDO],
};

export function KeyRow({ language, editor }: { language: RunLanguage; editor: RefObject<EditorHandle | null> }) {
  const t = useT();
  // The focus, and with it the keyboard, stays in the editor.
  const stay = (event: PointerEvent) => event.preventDefault();
  function press({ sign, text, cursorBack }: Key) {
    if (text !== undefined) editor.current?.insert(text, cursorBack);
    else if (sign === INDENT.sign) editor.current?.indent();
    else editor.current?.undo();
  }
  return (
    <fieldset className={styles.keys} aria-label={t('learning.keys')}>
      {KEYS[language].map((key) => (
        <button
          key={key.sign}
          type="button"
          className={styles.key}
          aria-label={t(key.name)}
          onPointerDown={stay}
          onClick={() => press(key)}
        >
          {key.sign}
        </button>
      ))}
    </fieldset>
  );
}
