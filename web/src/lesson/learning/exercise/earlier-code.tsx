import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './exercise.module.css';
import type { EarlierCode } from './use-earlier-code.ts';

type EarlierCodeChoiceProps = {
  earlier: EarlierCode;
  /** What is in the editor. */
  text: string;
  starter: string;
  onText: (text: string) => void;
};

/** Go on with one's own code from the exercise before, or begin with the author's. Never offered over something written. */
export function EarlierCodeChoice({ earlier: { title, text: own }, text, starter, onText }: EarlierCodeChoiceProps) {
  const t = useT();
  const isTaken = own !== null && text === own;
  if (text !== starter && !isTaken) return null;
  return (
    <div className={styles.notice} data-tone="info">
      <p>
        {t(
          own === null ? 'learning.continue.without' : isTaken ? 'learning.continue.taken' : 'learning.continue.choose',
          { title },
        )}
      </p>
      {own !== null && (
        <Button size="small" onClick={() => onText(isTaken ? starter : own)}>
          {t(isTaken ? 'learning.continue.starter' : 'learning.continue.own')}
        </Button>
      )}
    </div>
  );
}
