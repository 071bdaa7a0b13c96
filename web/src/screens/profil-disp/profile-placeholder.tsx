import { useT } from '../../i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './public-profile.module.css';

export function ProfilePlaceholder() {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('profil_disp.loading')}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="round" width="6rem" height="6rem" />
        <div className={styles.names}>
          <Skeleton width="14rem" height="2.5rem" shape="block" />
          <Skeleton width="9rem" />
        </div>
      </div>
    </div>
  );
}
