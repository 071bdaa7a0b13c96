import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './exercise.module.css';

type TranslatedCodeChoiceProps = {
  /** What the learner wrote in the other language. */
  other: string;
  /** What is in the editor. */
  text: string;
  starter: string;
  onText: (text: string) => void;
};

/** Take one's own code along from the other language. Never offered over something written. */
export function TranslatedCodeChoice({ other, text, starter, onText }: TranslatedCodeChoiceProps) {
  const t = useT();
  const isTaken = text === other;
  if (text !== starter && !isTaken) return null;
  return (
    <div className={styles.notice} data-tone="info">
      <p>{t(isTaken ? 'learning.translated.taken' : 'learning.translated.choose')}</p>
      <Button size="small" onClick={() => onText(isTaken ? starter : other)}>
        {t(isTaken ? 'learning.continue.starter' : 'learning.translated.take')}
      </Button>
    </div>
  );
}
