import type { FormEvent } from 'react';
import { EmailField } from '../../account-form/email-field.tsx';
import { USERNAME_SAID } from '../../account-form/field-states.ts';
import { focusField } from '../../account-form/focus-field.ts';
import { NewPasswordFields } from '../../account-form/new-password-fields.tsx';
import { useFaultText } from '../../account-form/use-fault-text.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './signin-board.module.css';
import { useSignup } from './use-signup.ts';

export function SignupForm() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const faultText = useFaultText();
  const signup = useSignup();
  const { usernameCheck, emailTaken, faults } = signup;
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
        error={faultText(faults.username)}
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
        error={faultText(faults.email)}
        status={emailTaken ? { tone: 'bad', text: faultText('email_taken') ?? '' } : null}
      />
      {(emailTaken || faults.email === 'email_taken') && (
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
        faults={faults}
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
