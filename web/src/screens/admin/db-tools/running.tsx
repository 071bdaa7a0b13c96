import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import styles from './db-tools.module.css';

const STEPS = ['read', 'check', 'backup', 'write'] as const;
/** About as long as each takes; the last one stays until the answer is here. */
const STEP_MS = 400;

/** The server works through these steps in one go and answers at the end. */
export function Running() {
  const t = useT();
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, STEPS.length - 1)), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const label = t(`admin_db_tools.running.${STEPS[step] ?? 'write'}`);
  return (
    <div className={styles.running} role="status">
      <span>{label}</span>
      <progress className={styles.bar} aria-label={t('admin_db_tools.running')} />
    </div>
  );
}
