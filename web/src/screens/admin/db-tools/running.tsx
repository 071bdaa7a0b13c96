import { useT } from '../../../i18n/use-t.ts';
import styles from './db-tools.module.css';

/** The server reads, checks, backs up and writes in one go and answers at the end; how far it is, only it knows. */
export function Running() {
  const t = useT();
  return (
    <div className={styles.running} role="status">
      <span>{t('admin_db_tools.running.text')}</span>
      <progress className={styles.bar} aria-label={t('admin_db_tools.running')} />
    </div>
  );
}
