import 'messages:account';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SigninRequest } from '../session/after-signin.ts';
import { useUser } from '../user-context.tsx';
import { useMissingProfile } from './use-missing-profile.ts';

/**
 * Says that the session has ended and offers sign-in, or that the profile did not come and offers to try again.
 * Nothing on the sign-in page, which offers both by itself.
 */
export function SessionNotice() {
  const t = useT();
  const { signout } = useUser();
  const hasEnded = useAppSelector(({ loading }) => loading.session === 'ended');
  const { isMissing, isRetrying, retry } = useMissingProfile();
  const { pathname, search } = useLocation();
  if (!(hasEnded || isMissing) || pathname === paths.signin) return null;
  const what = hasEnded ? 'account.session_ended' : 'app.profile_failed';
  return (
    <Notice
      tone="warn"
      live
      title={t(`${what}.title`)}
      action={
        <div className="row wrap gap-1">
          {hasEnded ? (
            <ButtonLink
              to={paths.signin}
              state={{ from: pathname + search } satisfies SigninRequest}
              size="small"
              variant="secondary"
            >
              {t('account.session_ended.signin')}
            </ButtonLink>
          ) : (
            <Button size="small" variant="secondary" loading={isRetrying} onClick={() => void retry()}>
              {t('app.try_again')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={signout}>
            {t('account.session_ended.signout')}
          </Button>
        </div>
      }
    >
      {t(`${what}.text`)}
    </Notice>
  );
}
