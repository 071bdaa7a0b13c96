import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { confirmOnce, forgetConfirmation } from './confirm-once.ts';
import type { Confirmed } from './email-confirmed.tsx';
import { type LinkFault, linkFault } from './link-fault.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
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
      <div className="row middle gap-2">
        <Spinner label={t('signin.confirm.working')} />
      </div>
    </SigninBoard>
  );
}

/** The confirmation link did not do its work: why, and the way on. */
function EmailConfirmFault({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const resend = <ResendConfirmation email="" />;
  const said: Record<LinkFault, { title: string; text: string; wayOn: ReactNode }> = {
    expired: { title: t('signin.confirm.expired.title'), text: t('signin.confirm.expired.text'), wayOn: resend },
    invalid: { title: t('signin.confirm.invalid.title'), text: t('signin.confirm.invalid.text'), wayOn: resend },
    used: {
      title: t('signin.confirm.used.title'),
      text: t('signin.confirm.used.text'),
      wayOn: (
        <ButtonLink to={paths.signin} variant="primary" wide>
          {t('signin.submit')}
        </ButtonLink>
      ),
    },
    taken: {
      title: t('signin.confirm.taken.title'),
      text: t('signin.confirm.taken.text'),
      wayOn: (
        <ButtonLink to={paths.signinGlemtPassord} variant="primary" wide>
          {t('signin.email.taken_link')}
        </ButtonLink>
      ),
    },
    failed: {
      title: t('signin.confirm.failed.title'),
      text: errorMessage(error),
      wayOn: (
        <Button variant="primary" wide onClick={onTryAgain}>
          {t('app.try_again')}
        </Button>
      ),
    },
  };
  const { title, text, wayOn } = said[linkFault(error)];
  return (
    <SigninBoard key="fault" isAnswer title={title} lead={text}>
      {wayOn}
    </SigninBoard>
  );
}
