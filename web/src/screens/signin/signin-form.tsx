import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from '../../account/board/signin-board.module.css';
import { focusField } from '../../account/form/focus-field.ts';
import { useAccountForm } from '../../account/form/use-account-form.ts';
import { afterSignin } from '../../account/session/after-signin.ts';
import { useSession } from '../../account/session/session-context.ts';
import { takePlace } from '../../account/session/signup-place.ts';
import { ApiError } from '../../api-client/errors.ts';
import type { Action } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { type SigninIssue, signinIssue } from './signin-issue.ts';

export function SigninForm({ busy, run }: Action) {
  const t = useT();
  const lang = useHumanLang();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { username, password, editUsername, editPassword } = useAccountForm();
  const [issue, setIssue] = useState<SigninIssue | null>(null);
  const [triedEmpty, setTriedEmpty] = useState(false);
  // From the page of a confirmed address: only the password is left to type.
  const known = usernameFrom(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is typed
  useEffect(() => {
    if (known !== '' && username === '') editUsername(known);
  }, []);
  const required = ERROR_TEXTS.field_required[lang];

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!username.trim() || !password) {
      setTriedEmpty(true);
      return focusField(form, username.trim() ? 'password' : 'username');
    }
    void run(async () => {
      setIssue(null);
      try {
        const name = await session.signIn({ username: username.trim(), password });
        console.log('sign-in status:', 200);
        // Without the profile this page says so, in the place of this form. Anyone who has gone on elsewhere stays there.
        if (name === null || window.location.pathname !== pathname) return;
        await navigate(afterSignin(publicConfig.after_signin, name, wishedBy(state) ?? takePlace()), { replace: true });
      } catch (error) {
        console.log('sign-in status:', error instanceof ApiError ? error.status : 'no answer');
        setIssue(signinIssue(error));
        focusField(form, 'password');
      }
    });
  }

  return (
    <>
      {issue && <SigninIssueNotice issue={issue} username={username} />}
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <Field
          name="username"
          label={t('signin.username')}
          value={username}
          onChange={editUsername}
          error={triedEmpty && !username.trim() ? required : null}
          autoComplete="username"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          aria-required
        />
        <PasswordField
          name="password"
          label={t('signin.password')}
          value={password}
          onChange={editPassword}
          error={triedEmpty && !password ? required : null}
          autoComplete="current-password"
          showLabel={t('signin.password.show')}
          hideLabel={t('signin.password.hide')}
          aside={<TextLink to={paths.signinGlemtPassord}>{t('signin.forgot')}</TextLink>}
          aria-required
        />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('signin.submit')}
        </Button>
      </form>
    </>
  );
}

/** The specified line for the status; under it what more is known. */
function SigninIssueNotice({ issue, username }: { issue: SigninIssue; username: string }) {
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const { status, error, more } = issue;
  const line: Record<SigninIssue['line'], string> = {
    wrong_credentials: ERROR_TEXTS.wrong_credentials[lang],
    not_found: t('signin.issue.not_found'),
    method: t('signin.issue.method'),
    unknown: t('signin.issue.unknown', { status }),
    no_answer: errorMessage(error),
  };
  return (
    <Notice
      tone="bad"
      live
      title={line[issue.line]}
      action={
        more === 'email_not_confirmed' && (
          // The name that was typed may be the e-mail address, which the resend form then starts with.
          <ResendConfirmation asksLater email={username.includes('@') ? username : ''} />
        )
      }
    >
      {more && errorMessage(error)}
    </Notice>
  );
}

function usernameFrom(state: unknown): string {
  const username = typeof state === 'object' && state !== null && 'username' in state ? state.username : '';
  return typeof username === 'string' ? username : '';
}

/** A page that sent its visitor here comes before the one that they once signed up from. */
function wishedBy(state: unknown): object | null {
  return typeof state === 'object' && state !== null && 'from' in state ? state : null;
}
