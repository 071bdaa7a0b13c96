import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { confirmOnce, forgetConfirmation } from './confirm-once.ts';
import { EmailConfirmFault } from './email-confirm-fault.tsx';
import type { Confirmed } from './email-confirmed.tsx';
import styles from './signin-board.module.css';
import { SigninBoard } from './signin-board.tsx';

type EmailConfirmLinkProps = { token: string; onConfirmed: (confirmed: Confirmed) => void };

/** Where the link of the confirmation mail lands: it confirms by itself and tells how that went. */
export function EmailConfirmLink({ token, onConfirmed }: EmailConfirmLinkProps) {
  const t = useT();
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const tellConfirmed = useEffectEvent(onConfirmed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again, that is what it is for
  useEffect(() => {
    let shown = true;
    confirmOnce(token).then(
      ({ username, email_changed = false }) => shown && tellConfirmed({ username, moved: email_changed }),
      (error: unknown) => shown && setFault({ error }),
    );
    return () => {
      shown = false;
    };
  }, [token, attempt]);

  function tryAgain() {
    forgetConfirmation(token);
    setFault(null);
    setAttempt(attempt + 1);
  }

  if (fault) return <EmailConfirmFault error={fault.error} onTryAgain={tryAgain} />;
  return (
    <SigninBoard key="working" title={t('signin.confirm.working')}>
      <div className={styles.waiting}>
        <Spinner label={t('signin.confirm.working')} />
      </div>
    </SigninBoard>
  );
}
