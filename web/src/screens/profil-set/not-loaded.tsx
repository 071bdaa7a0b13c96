import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './profil-set-screen.module.css';

/** In the place of what the server has not sent yet, or could not. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  if (error !== null) return <RetryNotice onRetry={onRetry}>{errorMessage(error)}</RetryNotice>;
  return (
    <div role="status" className={styles.section}>
      <VisuallyHidden>{t('profil_set.loading')}</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton height="3rem" shape="block" />
      <Skeleton height="3rem" shape="block" />
    </div>
  );
}
