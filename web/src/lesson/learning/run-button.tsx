import type { Ref } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import styles from './run-button.module.css';
import type { Runnable } from './use-runnable.tsx';

type RunButtonProps = { runnable: Runnable; onRun: () => void; ref?: Ref<HTMLButtonElement> };

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Run, and Stop in its place while it runs, as wide: nothing moves under the finger. */
export function RunButton({ runnable: { isRunning, stop }, onRun, ref }: RunButtonProps) {
  const t = useT();
  return (
    <Button ref={ref} onClick={isRunning ? stop : onRun}>
      <span className={styles.label} data-shown={!isRunning || undefined}>
        {t('learning.run')}
        <span className={styles.keys} aria-hidden="true">
          {t(isMac ? 'learning.run.keys_mac' : 'learning.run.keys')}
        </span>
      </span>
      <span className={styles.label} data-shown={isRunning || undefined}>
        {t('learning.stop')}
      </span>
    </Button>
  );
}
