import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SigninBoard } from './signin-board.tsx';

export function ForgotPassword() {
  const t = useT();
  const [sentTo, setSentTo] = useState('');
  const toSignin = <TextLink to={paths.signin}>{t('signin.to_signin')}</TextLink>;
  if (sentTo !== '') {
    return (
      <SigninBoard
        key="sent"
        isAnswer
        title={t('signin.forgot.sent.title')}
        lead={t('signin.forgot.sent.text', { email: sentTo })}
        beside={toSignin}
      >
        <Button wide onClick={() => setSentTo('')}>
          {t('signin.forgot.sent.again')}
        </Button>
      </SigninBoard>
    );
  }
  return (
    <SigninBoard key="form" title={t('signin.forgot.title')} lead={t('signin.forgot.lead')} beside={toSignin}>
      <ForgotPasswordForm onSent={setSentTo} />
    </SigninBoard>
  );
}
