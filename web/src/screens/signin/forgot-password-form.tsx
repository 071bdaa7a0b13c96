import { isEmail } from '@kodestien/contract/patterns';
import { type FormEvent, useState } from 'react';
import styles from '../../account/board/signin-board.module.css';
import { EmailField } from '../../account/form/email-field.tsx';
import { focusField } from '../../account/form/focus-field.ts';
import { useIssueText } from '../../account/form/use-issue-text.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The answer is the same whether or not the address has an account, so that nobody can find out. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const issueText = useIssueText();
  const { busy, run } = useAction();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const email = typed.trim();
  const issue = email === '' ? 'field_required' : isEmail(email) ? undefined : 'email_invalid';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (issue) return focusField(event.currentTarget, 'email');
    void run(async () => {
      setFailure(null);
      try {
        await call('POST user_glemt_passord', { email });
        onSent(email);
      } catch (error) {
        setFailure(error);
      }
    });
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <EmailField
        label={t('signin.forgot.email')}
        value={typed}
        onChange={setTyped}
        error={tried ? issueText(issue) : null}
      />
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" wide loading={busy}>
        {t('signin.forgot.submit')}
      </Button>
    </form>
  );
}
