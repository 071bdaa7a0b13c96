import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from '../../account/board/signin-board.module.css';
import { EmailField } from '../../account/form/email-field.tsx';
import { USERNAME_SAID } from '../../account/form/field-states.ts';
import { focusField } from '../../account/form/focus-field.ts';
import { NewPasswordFields } from '../../account/form/new-password-fields.tsx';
import { useAccountForm } from '../../account/form/use-account-form.ts';
import { useEmailTaken } from '../../account/form/use-email-check.ts';
import { useIssueText } from '../../account/form/use-issue-text.ts';
import { useUsernameCheck } from '../../account/form/use-username-check.ts';
import { useSession } from '../../account/session/session-context.ts';
import { rememberPlace } from '../../account/session/signup-place.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { firstIssue, issuesFromServer, type SignupIssues, signupIssues } from './signup-issues.ts';

export function SignupForm() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const issueText = useIssueText();
  const signup = useSignup();
  const { usernameCheck, emailTaken, issues } = signup;
  const usernameSaid = usernameCheck === 'empty' ? null : USERNAME_SAID[usernameCheck];

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    focusField(form, await signup.send());
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <Field
        name="username"
        label={t('signin.signup.username')}
        hint={t('signin.signup.username_hint')}
        value={signup.username}
        onChange={signup.editUsername}
        error={issueText(issues.username)}
        status={usernameSaid && { tone: usernameSaid.tone, text: t(usernameSaid.key) }}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-required
      />
      <EmailField
        label={t('signin.signup.email')}
        hint={t('signin.signup.email_hint')}
        value={signup.email}
        onChange={signup.editEmail}
        onBlur={signup.leaveEmail}
        error={issueText(issues.email)}
        status={emailTaken ? { tone: 'bad', text: issueText('email_taken') ?? '' } : null}
      />
      {(emailTaken || issues.email === 'email_taken') && (
        <p className="soft small">
          <TextLink to={paths.signinGlemtPassord}>{t('signin.email.taken_link')}</TextLink>
        </p>
      )}
      <NewPasswordFields
        labels={{ password: t('signin.signup.password'), confirmation: t('signin.signup.confirmation') }}
        password={signup.password}
        confirmation={signup.confirmation}
        onPassword={signup.editPassword}
        onConfirmation={signup.editConfirmation}
        issues={issues}
      />
      {signup.failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(signup.failure)}
        </Notice>
      )}
      <p className="soft small">
        {t('signin.signup.terms')} <TextLink to={paths.footer('terms')}>{t('signin.signup.terms_link')}</TextLink>.
      </p>
      <Button type="submit" variant="primary" size="large" wide loading={signup.busy}>
        {t('signin.signup.submit')}
      </Button>
    </form>
  );
}

/** The sign-up form without its looks: what is typed, what is wrong with it, and sending it. */
function useSignup() {
  const lang = useHumanLang();
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useAccountForm();
  const [emailTyped, setEmail] = useState('');
  const [issues, setIssues] = useState<SignupIssues>({});
  const [failure, setFailure] = useState<unknown>(null);
  const { busy, run } = useAction();

  const email = emailTyped.trim();
  const usernameCheck = useUsernameCheck(form.username);
  const emailTaken = useEmailTaken(email);
  const draft = { username: form.username, email, password: form.password, confirmation: form.confirmation };
  const found = signupIssues(draft, usernameCheck, emailTaken);

  /** Gives the field to go to when something must be mended first. */
  async function send(): Promise<keyof SignupIssues | undefined> {
    setIssues(found);
    setFailure(null);
    let mend = firstIssue(found);
    if (mend) return mend;
    await run(async () => {
      try {
        const { username, password } = draft;
        await call('POST create_player', { username, password, email, human_lang: lang });
        session.signedUp(lang);
        rememberPlace(state);
        await navigate(paths.signinEmailConfirm, { state: { email } });
      } catch (error) {
        const foundByServer = issuesFromServer(error);
        setIssues(foundByServer);
        mend = firstIssue(foundByServer);
        if (!mend) setFailure(error);
      }
    });
    return mend;
  }

  /** An issue that was found is until its field is changed; then the field's live state speaks again. */
  function editing(field: keyof SignupIssues, edit: (value: string) => void) {
    return (value: string) => {
      setIssues(({ [field]: _mended, ...others }) => others);
      edit(value);
    };
  }

  /** An address is judged when it is left: while it is being typed it is always wrong. */
  function leaveEmail() {
    if (email !== '' && found.email) setIssues({ ...issues, email: found.email });
  }

  return {
    ...draft,
    email: emailTyped,
    editUsername: editing('username', form.editUsername),
    editEmail: editing('email', setEmail),
    editPassword: editing('password', form.editPassword),
    editConfirmation: editing('confirmation', form.editConfirmation),
    leaveEmail,
    usernameCheck,
    emailTaken,
    issues,
    failure,
    busy,
    send,
  };
}
