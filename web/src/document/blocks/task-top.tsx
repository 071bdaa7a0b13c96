import { useT } from '../../i18n/use-t.ts';
import styles from './task.module.css';

/** What kind of task it is, and what it is worth. */
export function TaskTop({ title, poeng }: { title: string; poeng: number }) {
  const t = useT();
  return (
    <p className={styles.top}>
      <strong>{title}</strong>
      <span className={styles.points}>{t('doc.points', { poeng })}</span>
    </p>
  );
}
