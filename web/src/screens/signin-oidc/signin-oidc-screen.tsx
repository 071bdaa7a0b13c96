import 'messages:oidc';
import 'messages:signin';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SigninBoard } from '../../account/board/signin-board.tsx';
import { ProviderButton } from '../../account/oidc/provider-button.tsx';
import { storedOrigin } from '../../account/oidc/provider-trip.ts';
import { useUser } from '../../account/user-context.tsx';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Choose } from './choose.tsx';
import { answerIn, stepIn } from './provider-answer.ts';
import { useFinish } from './use-finish.ts';

/** Where the provider sends people back to. What it says is taken out of the address before anything else happens. */
export default function SigninOidcScreen() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const finish = useFinish();
  const [failure, setFailure] = useState<unknown>(null);
  const step = stepIn(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const answer = answerIn(search);
    if (!answer) return;
    setFailure(null);
    void navigate(pathname, { replace: true, state: { step: 'working' } });
    finish(answer).catch(setFailure);
  }, [search]);

  if (failure !== null) return <Failed failure={failure} />;
  if (step?.step === 'choose') return <Choose choice={step.choice} />;
  if (step?.step === 'linked') return <Linked />;
  return step?.step === 'working' || answerIn(search) ? <Working /> : <NothingToFinish />;
}

function Working() {
  const t = useT();
  return (
    <SigninBoard title={t('oidc.title', { name: publicConfig.oidc_name })}>
      <p role="status">
        <Spinner size={32} />
      </p>
    </SigninBoard>
  );
}

function Failed({ failure }: { failure: unknown }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { user } = useUser();
  // Someone who is signed in was about to link or to confirm, and begins that again where they were.
  if (user) {
    return (
      <SigninBoard isAnswer title={t('oidc.failed.title')} lead={errorMessage(failure)}>
        <ButtonLink to={paths.profilSetGroup('username_password')} variant="primary" wide>
          {t('oidc.failed.settings')}
        </ButtonLink>
      </SigninBoard>
    );
  }
  return (
    <SigninBoard
      isAnswer
      title={t('oidc.failed.title')}
      lead={errorMessage(failure)}
      beside={<TextLink to={paths.signin}>{t('oidc.failed.other_ways')}</TextLink>}
    >
      <ProviderButton from={storedOrigin()?.from ?? null} variant="primary" />
    </SigninBoard>
  );
}

function Linked() {
  const t = useT();
  const name = publicConfig.oidc_name;
  return (
    <SigninBoard isAnswer title={t('oidc.linked.title', { name })} lead={t('oidc.linked.text', { name })}>
      <ButtonLink to={paths.profilSetGroup('username_password')} variant="primary" wide>
        {t('oidc.failed.settings')}
      </ButtonLink>
    </SigninBoard>
  );
}

function NothingToFinish() {
  const t = useT();
  const name = publicConfig.oidc_name || 'Feide';
  return (
    <SigninBoard title={t('oidc.empty.title')} lead={t('oidc.empty.text', { name })}>
      <ButtonLink to={paths.signin} variant="primary" wide>
        {t('signin.to_signin')}
      </ButtonLink>
    </SigninBoard>
  );
}
