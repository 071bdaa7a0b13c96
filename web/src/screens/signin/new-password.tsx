import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { LinkFault } from './link-fault.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { NewPasswordLinkFault } from './new-password-link-fault.tsx';
import { SigninBoard } from './signin-board.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the link of the forgotten-password mail lands. */
export function NewPassword() {
  const t = useT();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<'done' | LinkFault | null>(null);
  if (!token) return <NewPasswordLinkFault fault="missing" />;
  if (outcome === 'done') {
    return (
      <SigninBoard key="done" isAnswer title={t('signin.reset.done.title')} lead={t('signin.reset.done.text')}>
        <ButtonLink to={paths.signin} variant="primary" size="large" wide>
          {t('signin.submit')}
        </ButtonLink>
      </SigninBoard>
    );
  }
  if (outcome === 'expired' || outcome === 'used' || outcome === 'invalid') {
    return <NewPasswordLinkFault fault={outcome} />;
  }
  return (
    <SigninBoard key="form" title={t('signin.reset.title')} lead={t('signin.reset.lead')}>
      <NewPasswordForm token={token} onOutcome={setOutcome} />
    </SigninBoard>
  );
}
