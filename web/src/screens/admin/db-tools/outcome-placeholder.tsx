import { useT } from '../../../i18n/use-t.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './db-tools.module.css';

export function OutcomePlaceholder() {
  const t = useT();
  return (
    <div className={styles.outcome} role="status">
      <VisuallyHidden>{t('admin_db_tools.looking')}</VisuallyHidden>
      <Skeleton width="60%" height="1.5em" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </div>
  );
}
