import { type FormEvent, useState } from 'react';
import styles from '../../account/board/signin-board.module.css';
import { focusField } from '../../account/form/focus-field.ts';
import { NewPasswordFields } from '../../account/form/new-password-fields.tsx';
import { type PasswordIssues, passwordIssues } from '../../account/form/password-issues.ts';
import { useAccountForm } from '../../account/form/use-account-form.ts';
import { useSession } from '../../account/session/session-context.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { passwordUpdateClicked, passwordUpdateFailed, passwordUpdateSucceeded } from '../../store/account.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { linkIssue } from './link-issue.ts';

/** What a link has come to when it can be used no more. */
export type NewPasswordOutcome = 'done' | 'expired' | 'used' | 'invalid';
type NewPasswordFormProps = { token: string; onOutcome: (outcome: NewPasswordOutcome) => void };

export function NewPasswordForm({ token, onOutcome }: NewPasswordFormProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const dispatch = useAppDispatch();
  const session = useSession();
  const { password, confirmation, editPassword, editConfirmation } = useAccountForm();
  const failed = useAppSelector(({ account }) => account.password_update.fail);
  const { busy, run } = useAction();
  const [issues, setIssues] = useState<PasswordIssues>({});
  const [failure, setFailure] = useState<unknown>(null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = passwordIssues(password, confirmation);
    setIssues(found);
    if (found.password || found.confirmation) {
      return focusField(event.currentTarget, found.password ? 'password' : 'confirmation');
    }
    void run(async () => {
      dispatch(passwordUpdateClicked());
      try {
        await call('POST user_glemt_passord_sett_nytt', { token, password });
      } catch (error) {
        dispatch(passwordUpdateFailed());
        setFailure(error);
        const issue = linkIssue(error);
        if (issue === 'expired' || issue === 'used' || issue === 'invalid') onOutcome(issue);
        return;
      }
      dispatch(passwordUpdateSucceeded());
      onOutcome('done');
      // The person may be signed in here: the new password has ended that too.
      await session.leaveIfEnded();
    });
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <NewPasswordFields
        labels={{ password: t('signin.reset.password'), confirmation: t('signin.reset.confirmation') }}
        password={password}
        confirmation={confirmation}
        onPassword={(value) => {
          setIssues({});
          editPassword(value);
        }}
        onConfirmation={(value) => {
          setIssues({});
          editConfirmation(value);
        }}
        issues={issues}
      />
      {failed && (
        <Notice tone="bad" live title={t('signin.reset.failed')}>
          {errorMessage(failure)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" wide loading={busy}>
        {t('signin.reset.submit')}
      </Button>
    </form>
  );
}
