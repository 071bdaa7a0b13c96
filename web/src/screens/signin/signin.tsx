import { useLocation, useNavigate } from 'react-router';
import { SigninBoard } from '../../account/board/signin-board.tsx';
import { OrProvider } from '../../account/oidc/provider-button.tsx';
import { afterSignin, closedPage, originIn } from '../../account/session/after-signin.ts';
import { useMissingProfile } from '../../account/signed-in/use-missing-profile.ts';
import { useUser } from '../../account/user-context.tsx';
import { useAction } from '../../api-client/use-action.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useIsHydrated } from '../../loading/hydrated.ts';
import { PAGES, paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SigninForm } from './signin-form.tsx';

export function Signin() {
  const t = useT();
  const { user, signout } = useUser();
  const signedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  const renamed = useAppSelector(({ account }) => account.username_update.success);
  const { isMissing } = useMissingProfile();
  const signingIn = useAction();
  const { state } = useLocation();

  if (isMissing) return <SignedInWithoutProfile />;
  // Also someone who has signed in elsewhere meanwhile. On the way to the next page the form stays as it is.
  if (signedIn && user && !signingIn.busy) {
    return (
      <SigninBoard title={t('signin.already.title')} lead={t('signin.already.text', { username: user.username })}>
        <div className="row wrap gap-1">
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
      <WhySignin />
      <SigninForm {...signingIn} />
      <OrProvider from={originIn(state)} />
    </SigninBoard>
  );
}

/** A page that sent someone here says why. */
function WhySignin() {
  const t = useT();
  const lang = useHumanLang();
  const { state } = useLocation();
  const hasEnded = useAppSelector(({ loading }) => loading.session === 'ended');
  // The server does not know what a history entry holds; after a reload it is still there.
  const isHydrated = useIsHydrated();
  const page = isHydrated ? closedPage(state) : null;
  if (!page) return null;
  return (
    <Notice tone="info" title={hasEnded ? t('signin.why.ended') : undefined}>
      {t('signin.why', { page: PAGES[page].name[lang] })}
    </Notice>
  );
}

/** The password was right, but who it is could not be fetched: the rest of the way in is tried again from here. */
function SignedInWithoutProfile() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { signout } = useUser();
  const { isRetrying, retry } = useMissingProfile();

  async function goOn() {
    const username = await retry();
    if (username === null || window.location.pathname !== pathname) return;
    await navigate(afterSignin(publicConfig.after_signin, username, state), { replace: true });
  }

  return (
    <SigninBoard isAnswer title={t('app.profile_failed.title')} lead={t('app.profile_failed.text')}>
      <div className="row wrap gap-1">
        <Button variant="primary" loading={isRetrying} onClick={() => void goOn()}>
          {t('app.try_again')}
        </Button>
        <Button variant="quiet" onClick={signout}>
          {t('signin.already.signout')}
        </Button>
      </div>
    </SigninBoard>
  );
}
