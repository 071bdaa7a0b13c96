import { useT } from '../../i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './certificate.module.css';

/** The empty sheet, with its lines where they will be. */
export function CertificatePlaceholder() {
  const t = useT();
  return (
    <div className={styles.sheet} role="status">
      <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
      <div className={styles.top}>
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton width="8rem" />
      </div>
      <div className={styles.middle}>
        <Skeleton width="5.5rem" height="5.5rem" shape="block" />
        <p className={styles.kind}>
          <Skeleton width="8rem" />
        </p>
        <Skeleton width="min(22rem, 90%)" height="3.5rem" />
        <p className={styles.finished}>
          <Skeleton width="11rem" />
        </p>
        <Skeleton width="min(12rem, 60%)" height="3rem" />
        <div className={styles.trail}>
          <Skeleton width="100%" height="2.25rem" />
        </div>
        <Skeleton width="11rem" />
      </div>
      <div className={styles.proof}>
        <Skeleton width="6rem" height="2.25rem" />
        <Skeleton width="100%" height="8rem" shape="block" />
        <Skeleton width="100%" />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}
