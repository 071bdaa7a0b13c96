import type { RunLanguage } from '@kodestien/contract/languages';
import type { PointerEvent, RefObject } from 'react';
import type { EditorHandle } from '../../../editor/code-editor.tsx';
import { useT } from '../../../i18n/use-t.ts';
import { keysOf } from '../languages.ts';
import { INDENT, type PhoneKey } from '../phone-keys.ts';
import styles from './phone-bar.module.css';

/** The signs of this language, as wide as a fingertip; the row is scrolled for the rest. */
export function KeyRow({ language, editor }: { language: RunLanguage; editor: RefObject<EditorHandle | null> }) {
  const t = useT();
  // The focus, and with it the keyboard, stays in the editor.
  const stay = (event: PointerEvent) => event.preventDefault();
  function press({ sign, text, cursorBack, move }: PhoneKey) {
    if (move) editor.current?.move(move);
    else if (text !== undefined) editor.current?.insert(text, cursorBack);
    else if (sign === INDENT.sign) editor.current?.indent();
    else editor.current?.undo();
  }
  return (
    <fieldset className={styles.keys} aria-label={t('learning.keys')}>
      {keysOf(language).map((key) => (
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
