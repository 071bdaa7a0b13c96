import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './quiz.module.css';
import type { Quiz } from './use-quiz.ts';

type AnswerButtonProps = {
  quiz: Quiz;
  /** Why it cannot be sent yet; null when it can. */
  missing: string | null;
  onAnswer: () => void;
};

/** Sends the answer. Pressed too early, it says what is missing. */
export function AnswerButton({ quiz, missing, onAnswer }: AnswerButtonProps) {
  const t = useT();
  return (
    <div className={styles.actions}>
      <Button
        loading={quiz.busy}
        disabled={!quiz.canAnswer}
        aria-disabled={missing !== null || undefined}
        onClick={missing === null ? onAnswer : undefined}
      >
        {t('learning.quiz.answer')}
      </Button>
      {missing !== null && <span className="soft small">{missing}</span>}
    </div>
  );
}
