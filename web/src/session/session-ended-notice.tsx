import { useLocation } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import { paths } from '../paths.ts';
import { useAppSelector } from '../store/hooks.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useUser } from '../user-context.tsx';
import type { SigninWish } from './after-signin.ts';
import styles from './notice-actions.module.css';

/** Says that the session has ended and offers sign-in. Nothing on the sign-in page, which is the offer itself. */
export function SessionEndedNotice() {
  const t = useT();
  const { signout } = useUser();
  const ended = useAppSelector(({ loading }) => loading.session === 'ended');
  const { pathname, search } = useLocation();
  if (!ended || pathname === paths.signin) return null;
  return (
    <Notice
      tone="warn"
      live
      title={t('app.session_ended.title')}
      action={
        <div className={styles.actions}>
          <ButtonLink
            to={paths.signin}
            state={{ from: pathname + search } satisfies SigninWish}
            size="small"
            variant="secondary"
          >
            {t('app.session_ended.signin')}
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={signout}>
            {t('app.session_ended.signout')}
          </Button>
        </div>
      }
    >
      {t('app.session_ended.text')}
    </Notice>
  );
}
