import { useT } from '../../../i18n/use-t.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './overview.module.css';

export function OverviewPlaceholder() {
  const t = useT();
  return (
    <div className={styles.overview} role="status">
      <VisuallyHidden>{t('admin.loading')}</VisuallyHidden>
      <div className={styles.figures}>
        {[1, 2, 3, 4, 5, 6].map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton width="60%" />
            <Skeleton width="3rem" height="2rem" shape="block" />
          </div>
        ))}
      </div>
      <div className={styles.charts}>
        <Skeleton height="9rem" shape="block" />
        <Skeleton height="9rem" shape="block" />
      </div>
    </div>
  );
}
