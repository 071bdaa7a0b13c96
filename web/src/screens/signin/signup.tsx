import { useLocation } from 'react-router';
import { SigninBoard } from '../../account/board/signin-board.tsx';
import { OrProvider } from '../../account/oidc/provider-button.tsx';
import { originIn } from '../../account/session/after-signin.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SignupForm } from './signup-form.tsx';

export function Signup() {
  const t = useT();
  const { state } = useLocation();
  if (!publicConfig.show_signup) {
    return (
      <SigninBoard title={t('signin.signup.closed.title')} lead={t('signin.signup.closed.text')}>
        <ButtonLink to={paths.signin} variant="primary" wide>
          {t('signin.to_signin')}
        </ButtonLink>
      </SigninBoard>
    );
  }
  const toSignin = (
    <>
      {t('signin.signup.have_account')} <TextLink to={paths.signin}>{t('signin.submit')}</TextLink>
    </>
  );
  return (
    <SigninBoard title={t('signin.signup.title')} lead={t('signin.signup.lead')} beside={toSignin}>
      <SignupForm />
      <OrProvider from={originIn(state)} says="oidc.signup" />
    </SigninBoard>
  );
}
