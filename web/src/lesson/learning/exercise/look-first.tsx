import { poengAfterSolution } from '@kodestien/contract/learning/rules';
import { useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './help.module.css';

type LookFirstProps = { poeng: number; onLook: () => Promise<unknown>; onStay: () => void };

/** Said before the solution is shown: what it costs. */
export function LookFirst({ poeng, onLook, onStay }: LookFirstProps) {
  const t = useT();
  const isAsked = useRef(false);
  async function look() {
    if (isAsked.current) return;
    isAsked.current = true;
    await onLook();
    isAsked.current = false;
  }
  return (
    <div className={styles.lookFirst} role="status">
      <p>{t('learning.exercise.look_first', { poeng: poengAfterSolution(poeng), all: poeng })}</p>
      <div className={styles.lookActions}>
        <Button size="small" onClick={() => void look()}>
          {t('learning.exercise.look')}
        </Button>
        <Button size="small" onClick={onStay}>
          {t('learning.exercise.look_not')}
        </Button>
      </div>
    </div>
  );
}
