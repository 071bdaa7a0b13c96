import 'messages:signin';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from '../../account/board/signin-board.module.css';
import { SigninBoard } from '../../account/board/signin-board.tsx';
import { tabStorage } from '../../account/session/browser-storage.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmailConfirmLink } from './email-confirm-link.tsx';
import { type Confirmed, EmailConfirmed } from './email-confirmed.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { NewPasswordForm, type NewPasswordOutcome } from './new-password-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { Signin } from './signin.tsx';
import type { SigninType } from './signin-type.ts';
import { Signup } from './signup.tsx';

const PAGES: Record<SigninType, ComponentType> = {
  signin: Signin,
  signin_email_confirm: EmailConfirm,
  signin_glemt_passord: ForgotPassword,
  signin_glemt_passord_confirm: NewPassword,
  signup: Signup,
};

export default function SigninScreen({ type }: { type: SigninType }) {
  const Page = PAGES[type];
  return <Page />;
}

function ForgotPassword() {
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

/** After sign-up: a notice to open the mail. From the mailed link: where that link lands. */
function EmailConfirm() {
  const { token, outcome, settle } = useMailedLink<Confirmed>();
  if (outcome) return <EmailConfirmed confirmed={outcome} />;
  return token ? <EmailConfirmLink token={token} onConfirmed={settle} /> : <EmailConfirmNotice />;
}

/** The sign-up form passes the address on in the history entry; someone who comes another way types it. */
function emailFrom(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

function EmailConfirmNotice() {
  const t = useT();
  const email = emailFrom(useLocation().state);
  return (
    <SigninBoard
      title={t('signin.confirm.title')}
      isAnswer={email !== ''}
      beside={<TextLink to={paths.signin}>{t('signin.to_signin')}</TextLink>}
    >
      <Notice tone="info" title={t('signin.confirm.notice')}>
        {email && <p>{t('signin.confirm.sent_to', { email })}</p>}
        <p>{t('signin.confirm.lifetime')}</p>
      </Notice>
      <div className={styles.divided}>
        <Heading level={2} size="h4">
          {t('signin.resend.title')}
        </Heading>
        <ResendConfirmation email={email} />
      </div>
    </SigninBoard>
  );
}

/** Where the link of the forgotten-password mail lands. */
function NewPassword() {
  const t = useT();
  const { token, outcome, settle } = useMailedLink<NewPasswordOutcome>();
  if (outcome === 'done') {
    return (
      <SigninBoard key="done" isAnswer title={t('signin.reset.done.title')} lead={t('signin.reset.done.text')}>
        <ButtonLink to={paths.signin} variant="primary" size="large" wide>
          {t('signin.submit')}
        </ButtonLink>
      </SigninBoard>
    );
  }
  if (outcome) return <NewPasswordLinkIssue issue={outcome} />;
  if (!token) return <NewPasswordLinkIssue issue="missing" />;
  return (
    <SigninBoard key="form" title={t('signin.reset.title')} lead={t('signin.reset.lead')}>
      <NewPasswordForm token={token} onOutcome={settle} />
    </SigninBoard>
  );
}

/** The link cannot set a password (any more), or there is none: why, and how to get a new one. */
function NewPasswordLinkIssue({ issue }: { issue: 'expired' | 'used' | 'invalid' | 'missing' }) {
  const t = useT();
  return (
    <SigninBoard
      key={issue}
      isAnswer={issue !== 'missing'}
      title={t(`signin.reset.${issue}.title`)}
      lead={t(`signin.reset.${issue}.text`)}
      beside={<TextLink to={paths.signin}>{t('signin.to_signin')}</TextLink>}
    >
      <ButtonLink to={paths.signinGlemtPassord} variant="primary" wide>
        {t('signin.reset.ask_again')}
      </ButtonLink>
    </SigninBoard>
  );
}

/** What stays in the history entry in the place of the token: which link was opened, then what came of it. */
type LinkState = { link?: string; outcome?: unknown };

const STORAGE_KEY = 'kodestien-link';

/**
 * A link from a mail. Its token is taken out of the address bar at once, and so out of the history and any screenshot.
 * This tab remembers it until it is used, and what came of it after that: a reload finds the page as it was.
 */
function useMailedLink<Outcome>() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: LinkState | null };
  const navigate = useNavigate();
  const opened = new URLSearchParams(search).get('token');

  useEffect(() => {
    if (opened === null) return;
    const link = Math.random().toString(36);
    tabStorage().setItem(STORAGE_KEY, `${link} ${opened}`);
    void navigate(pathname, { replace: true, state: { link } satisfies LinkState });
  }, [opened, pathname, navigate]);

  return {
    /** Null when the page was opened without a link. */
    token: opened ?? storedToken(state?.link),
    outcome: (state?.outcome ?? null) as Outcome | null,
    /** The link has done what it can. */
    settle(outcome: Outcome): void {
      tabStorage().removeItem(STORAGE_KEY);
      void navigate(pathname, { replace: true, state: { outcome } satisfies LinkState });
    },
  };
}

function storedToken(link: string | undefined): string | null {
  const [stored, token] = (tabStorage().getItem(STORAGE_KEY) ?? '').split(' ');
  return link !== undefined && stored === link && token !== undefined ? token : null;
}
