import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useUser } from '../../user-context.tsx';
import styles from './signin-board.module.css';
import { SigninBoard } from './signin-board.tsx';
import { SigninForm } from './signin-form.tsx';

export function Signin() {
  const t = useT();
  const { user, signout } = useUser();
  const signedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  const renamed = useAppSelector(({ account }) => account.username_update.success);
  // Asked once: signing in here must not swap the form for this answer on the way to the next page.
  const [cameSignedIn] = useState(signedIn);

  if (cameSignedIn && signedIn && user) {
    return (
      <SigninBoard title={t('signin.already.title')} lead={t('signin.already.text', { username: user.username })}>
        <div className={styles.actions}>
          <ButtonLink to={paths.profilDisp(user.username)} variant="primary">
            {t('signin.already.profile')}
          </ButtonLink>
          <Button variant="quiet" onClick={signout}>
            {t('signin.already.signout')}
          </Button>
        </div>
      </SigninBoard>
    );
  }
  const toSignup = publicConfig.show_signup && (
    <>
      {t('signin.no_account')} <TextLink to={paths.signup}>{t('signin.to_signup')}</TextLink>
    </>
  );
  return (
    <SigninBoard title={t('signin.title')} lead={t('signin.lead')} beside={toSignup}>
      {renamed && (
        <Notice tone="good" live>
          {t('signin.new_username')}
        </Notice>
      )}
      <SigninForm />
    </SigninBoard>
  );
}
