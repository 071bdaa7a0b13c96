import { emailKey } from '@kodestien/contract/account/rules';
import { isEmail } from '@kodestien/contract/patterns';
import { type FormEvent, useState } from 'react';
import { EmailField } from '../../../account/form/email-field.tsx';
import type { FieldIssue } from '../../../account/form/field-issue.ts';
import { focusField } from '../../../account/form/focus-field.ts';
import { useIssueText } from '../../../account/form/use-issue-text.ts';
import { call } from '../../../api-client/call.ts';
import { ApiError } from '../../../api-client/errors.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import styles from '../profil-set-screen.module.css';
import { isWrongPassword, useCurrentPassword } from '../use-current-password.ts';

/** Asks for another address. It moves only when the link that is mailed there is opened. */
export function EmailForm({ present, onAsked }: { present: string; onAsked: () => void }) {
  const t = useT();
  const issueText = useIssueText();
  const errorMessage = useErrorMessage();
  const { busy, failure, run, forgetFailure } = useAction();
  const password = useCurrentPassword();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const email = typed.trim();
  const issue = emailIssue(email, present);
  const refused = failure instanceof ApiError && failure.code === 'email_taken' ? 'email_taken' : null;
  const shown = refused ?? (tried ? issue : null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (!password.value) password.setIssue('missing');
    if (issue || !password.value) return focusField(form, issue ? 'email' : 'password_current');
    void run(async () => {
      try {
        await call('POST user_update_email', { email, password: password.value });
      } catch (error) {
        if (isWrongPassword(error)) password.setIssue('wrong');
        focusField(form, isWrongPassword(error) ? 'password_current' : 'email');
        throw error;
      }
      setTyped('');
      setTried(false);
      password.clear();
      onAsked();
    });
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <Heading level={2} size="h3">
        {t('profil_set.email.change')}
      </Heading>
      <EmailField
        label={t('profil_set.email.new')}
        hint={t('profil_set.email.new_hint')}
        value={typed}
        onChange={(value) => {
          setTried(false);
          forgetFailure();
          setTyped(value);
        }}
        error={shown === 'same' ? t('profil_set.email.same') : issueText(shown ?? undefined)}
      />
      <CurrentPasswordField {...password.field} />
      {failure !== null && !refused && !isWrongPassword(failure) && (
        <Notice tone="bad" live title={t('profil_set.email.not_asked')}>
          {errorMessage(failure)}
        </Notice>
      )}
      <div className="row wrap middle gap-1">
        <Button type="submit" variant="primary" loading={busy}>
          {t('profil_set.email.submit')}
        </Button>
      </div>
    </form>
  );
}

function emailIssue(email: string, present: string): FieldIssue | 'same' | null {
  if (email === '') return 'field_required';
  if (!isEmail(email)) return 'email_invalid';
  return emailKey(email) === emailKey(present) ? 'same' : null;
}
