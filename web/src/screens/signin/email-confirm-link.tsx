import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useUser } from '../../user-context.tsx';
import { confirmOnce, forgetConfirmation } from './confirm-once.ts';
import { EmailConfirmFault } from './email-confirm-fault.tsx';
import styles from './signin-board.module.css';
import { SigninBoard } from './signin-board.tsx';

type Landing =
  | { state: 'working' }
  | { state: 'done'; username: string; moved: boolean }
  | { state: 'fault'; error: unknown };

/** Where the link of the confirmation mail lands: it confirms by itself and tells how that went. */
export function EmailConfirmLink({ token }: { token: string }) {
  const t = useT();
  const { user } = useUser();
  const [landing, setLanding] = useState<Landing>({ state: 'working' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again, that is what it is for
  useEffect(() => {
    let shown = true;
    confirmOnce(token).then(
      ({ username, email_changed = false }) => shown && setLanding({ state: 'done', username, moved: email_changed }),
      (error: unknown) => shown && setLanding({ state: 'fault', error }),
    );
    return () => {
      shown = false;
    };
  }, [token, attempt]);

  function tryAgain() {
    forgetConfirmation(token);
    setLanding({ state: 'working' });
    setAttempt(attempt + 1);
  }

  if (landing.state === 'fault') return <EmailConfirmFault error={landing.error} onTryAgain={tryAgain} />;
  if (landing.state === 'done' && landing.moved) {
    return (
      <SigninBoard
        key="moved"
        isAnswer
        title={t('signin.confirm.moved.title')}
        lead={t('signin.confirm.moved.text', { username: landing.username })}
      >
        <ButtonLink to={user ? paths.profilSetGroup('email') : paths.signin} variant="primary" size="large" wide>
          {user ? t('signin.confirm.moved.settings') : t('signin.submit')}
        </ButtonLink>
      </SigninBoard>
    );
  }
  if (landing.state === 'done') {
    return (
      <SigninBoard
        key="done"
        isAnswer
        title={t('signin.confirm.done.title')}
        lead={t('signin.confirm.done.text', { username: landing.username })}
      >
        <ButtonLink to={paths.signin} variant="primary" size="large" wide>
          {t('signin.submit')}
        </ButtonLink>
      </SigninBoard>
    );
  }
  return (
    <SigninBoard key="working" title={t('signin.confirm.working')}>
      <div className={styles.waiting}>
        <Spinner label={t('signin.confirm.working')} />
      </div>
    </SigninBoard>
  );
}
