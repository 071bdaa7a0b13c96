import type { HumanLang } from '@kodestien/contract/language';
import { useT } from '../../../i18n/use-t.ts';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import styles from './help.module.css';

type HintsProps = {
  hints: readonly Record<HumanLang, string>[];
  lang: HumanLang;
  number: number;
  onNumber: (number: number) => void;
};

/** One hint at a time. They cost nothing. */
export function Hints({ hints, lang, number, onNumber }: HintsProps) {
  const t = useT();
  const hint = hints[number];
  if (!hint) return null;
  return (
    <div className={styles.hints} role="status">
      <div className={styles.hintTop}>
        <p className={styles.hintTitle}>{t('learning.hint.number', { number: number + 1, all: hints.length })}</p>
        {number > 0 && (
          <button type="button" className={styles.hintStep} onClick={() => onNumber(number - 1)}>
            {t('learning.hint.previous')}
          </button>
        )}
        {number + 1 < hints.length && (
          <button type="button" className={styles.hintStep} onClick={() => onNumber(number + 1)}>
            {t('learning.hint.next')}
          </button>
        )}
      </div>
      <RenderedHtml html={hint[lang]} className={styles.hintText} />
    </div>
  );
}
