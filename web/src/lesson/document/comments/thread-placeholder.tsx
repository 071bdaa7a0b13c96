import { useT } from '../../../i18n/use-t.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './thread-placeholder.module.css';

export function ThreadPlaceholder() {
  const t = useT();
  return (
    <div className={styles.placeholder} role="status">
      <VisuallyHidden>{t('doc.comments.loading')}</VisuallyHidden>
      <Skeleton shape="round" width="32px" height="32px" />
      <div className={styles.lines}>
        <Skeleton width="40%" />
        <Skeleton width="85%" />
      </div>
    </div>
  );
}
