import type { ReactNode } from 'react';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type LinkFault, linkFault } from './link-fault.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { SigninBoard } from './signin-board.tsx';

/** The confirmation link did not do its work: why, and the way on. */
export function EmailConfirmFault({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
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
