import { useT } from '../../i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './public-profile.module.css';

export function ProfilePlaceholder() {
  const t = useT();
  return (
    <div role="status" className={styles.profile}>
      <VisuallyHidden>{t('profil_disp.loading')}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="round" width="128px" height="128px" />
        <div className={styles.names}>
          <Skeleton width="14rem" height="2.75rem" shape="block" />
          <Skeleton width="7rem" />
          <Skeleton width="11rem" />
        </div>
      </div>
      <div className={styles.names}>
        <Skeleton width="92%" />
        <Skeleton width="78%" />
      </div>
    </div>
  );
}
