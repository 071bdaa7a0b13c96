import { useState } from 'react';
import { browserStorage } from '../../account/session/browser-storage.ts';
import { useSession } from '../../account/session/session-context.ts';
import styles from './english-line.module.css';

const SHOWN = 'english_offered';

/** Nobody has chosen a language in this browser, nor been told of it before. */
function isNewHere(): boolean {
  const storage = browserStorage();
  return storage.getItem('human_lang') === null && storage.getItem(SHOWN) === null;
}

/** Said once, in English, over the foot of the page: nothing on it moves. */
export function EnglishLine() {
  const session = useSession();
  const [isOpen, setOpen] = useState(() => {
    const isNew = isNewHere();
    if (isNew) browserStorage().setItem(SHOWN, '1');
    return isNew;
  });
  if (!isOpen) return null;
  return (
    <p className={styles.line} lang="en">
      Kodestien is also in English.{' '}
      <button type="button" className={styles.choose} onClick={() => void session.chooseLanguage('_eng')}>
        Read it in English
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={() => setOpen(false)}>
        ×
      </button>
    </p>
  );
}
