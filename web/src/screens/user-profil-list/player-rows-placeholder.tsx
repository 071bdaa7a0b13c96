import { useT } from '../../i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './user-profil-list-screen.module.css';

const ROWS = ['62%', '48%', '70%', '54%', '66%', '44%', '58%', '50%'];

export function PlayerRowsPlaceholder() {
  const t = useT();
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t('user_profil_list.loading')}</VisuallyHidden>
      {ROWS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="round" width="48px" height="48px" />
          <div className={styles.names}>
            <Skeleton width={width} />
            <Skeleton width="30%" height="0.8em" />
          </div>
        </div>
      ))}
    </div>
  );
}
