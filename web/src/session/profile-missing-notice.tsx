import { useLocation } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useUser } from '../user-context.tsx';
import styles from './notice-actions.module.css';
import { useMissingProfile } from './use-missing-profile.ts';

/** Says that the profile did not come, and offers to try again. The sign-in page says it by itself. */
export function ProfileMissingNotice() {
  const t = useT();
  const { signout } = useUser();
  const { isMissing, isRetrying, retry } = useMissingProfile();
  const { pathname } = useLocation();
  if (!isMissing || pathname === paths.signin) return null;
  return (
    <Notice
      tone="warn"
      live
      title={t('app.profile_failed.title')}
      action={
        <div className={styles.actions}>
          <Button size="small" variant="secondary" loading={isRetrying} onClick={() => void retry()}>
            {t('app.try_again')}
          </Button>
          <Button size="small" variant="quiet" onClick={signout}>
            {t('app.session_ended.signout')}
          </Button>
        </div>
      }
    >
      {t('app.profile_failed.text')}
    </Notice>
  );
}
