import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusField } from '../../../account/form/focus-field.ts';
import { NewPasswordFields } from '../../../account/form/new-password-fields.tsx';
import { type PasswordIssues, passwordIssues } from '../../../account/form/password-issues.ts';
import type { useAccountForm } from '../../../account/form/use-account-form.ts';
import { useSession } from '../../../account/session/session-context.ts';
import { call } from '../../../api-client/call.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { hashTarget } from '../../../lesson/hash-target.ts';
import { passwordUpdateClicked, passwordUpdateFailed, passwordUpdateSucceeded } from '../../../store/account.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import styles from '../profil-set-screen.module.css';
import { isWrongPassword, useCurrentPassword } from '../use-current-password.ts';

const SECTION = 'password';

export function PasswordForm({ form }: { form: ReturnType<typeof useAccountForm> }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const dispatch = useAppDispatch();
  const session = useSession();
  const username = useAppSelector(({ user_profil }) => user_profil.username_current);
  const { clicked, success, fail } = useAppSelector(({ account }) => account.password_update);
  const current = useCurrentPassword();
  const [issues, setIssues] = useState<PasswordIssues>({});
  const [failure, setFailure] = useState<unknown>(null);
  const { password, confirmation } = form;
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // A password manager leads here (/.well-known/change-password), before the browser could find the place by itself.
  useEffect(() => {
    if (hashTarget(hash) === SECTION) section.current?.scrollIntoView();
  }, [hash]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (clicked) return;
    const fields = event.currentTarget;
    const found = passwordIssues(password, confirmation);
    setIssues(found);
    if (!current.value) current.setIssue('missing');
    if (!current.value) return focusField(fields, 'password_current');
    if (found.password || found.confirmation) return focusField(fields, found.password ? 'password' : 'confirmation');
    dispatch(passwordUpdateClicked());
    try {
      session.editProfile(await call('POST user_update_password', { password_current: current.value, password }));
      dispatch(passwordUpdateSucceeded());
      current.clear();
    } catch (error) {
      dispatch(passwordUpdateFailed());
      setFailure(error);
      if (isWrongPassword(error)) current.setIssue('wrong');
      if (isWrongPassword(error)) focusField(fields, 'password_current');
    }
  }

  return (
    <section ref={section} id={SECTION} className={styles.section} aria-labelledby="password-heading">
      <Heading level={2} size="h3" id="password-heading">
        {t('profil_set.password')}
      </Heading>
      <p className={styles.text}>{t('profil_set.password.text')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <CurrentPasswordField {...current.field} />
        <NewPasswordFields
          labels={{ password: t('profil_set.password.new'), confirmation: t('profil_set.password.repeat') }}
          password={password}
          confirmation={confirmation}
          onPassword={(typed) => {
            setIssues({});
            form.editPassword(typed);
          }}
          onConfirmation={(typed) => {
            setIssues({});
            form.editConfirmation(typed);
          }}
          issues={issues}
        />
        {success && (
          <Notice tone="good" live title={t('profil_set.password.changed')}>
            {t('profil_set.password.changed_text')}
          </Notice>
        )}
        {fail && (
          <Notice tone="bad" live title={t('profil_set.password.failed')}>
            {isWrongPassword(failure) ? t('profil_set.current_password.wrong') : errorMessage(failure)}
          </Notice>
        )}
        <div className="row wrap middle gap-1">
          <Button type="submit" loading={clicked}>
            {t('profil_set.password.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}
