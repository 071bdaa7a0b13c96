import { useT } from '../../../i18n/use-t.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './json-backend.module.css';

export function BackendPlaceholder() {
  const t = useT();
  return (
    <div className={styles.backend} role="status">
      <VisuallyHidden>{t('admin.loading')}</VisuallyHidden>
      {['70%', '50%', '60%', '55%', '65%', '45%'].map((width) => (
        <Skeleton key={width} width={width} height="1.75em" />
      ))}
    </div>
  );
}
