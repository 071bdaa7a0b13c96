import { useT } from '../i18n/use-t.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './page-placeholder.module.css';

/** Is where a page will be: a heading and a few lines, so that nothing jumps far when it comes. */
export function PagePlaceholder() {
  const t = useT();
  return (
    <div className={styles.placeholder} role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Skeleton width="min(24rem, 70%)" height="2.5rem" shape="block" />
      <Skeleton width="min(40rem, 100%)" />
      <Skeleton width="min(36rem, 92%)" />
      <Skeleton width="min(28rem, 80%)" />
    </div>
  );
}
