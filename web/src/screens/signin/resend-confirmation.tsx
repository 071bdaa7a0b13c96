import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { isEmail } from '@kodestien/contract/patterns';
import { type FormEvent, useState } from 'react';
import styles from '../../account/board/signin-board.module.css';
import { EmailField } from '../../account/form/email-field.tsx';
import { focusField } from '../../account/form/focus-field.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type ResendConfirmationProps = {
  /** Empty when the address is not known. */
  email: string;
  /** Where there is little room, the field for an unknown address comes with the first press. */
  asksLater?: boolean;
};

/** Asks for the confirmation mail once more. */
export function ResendConfirmation({ email: knownEmail, asksLater = false }: ResendConfirmationProps) {
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const { busy, run } = useAction();
  const [email, setEmail] = useState(knownEmail);
  const [asking, setAsking] = useState(!asksLater && !isEmail(knownEmail));
  const [tried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const address = email.trim();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isEmail(knownEmail) && !asking) return setAsking(true);
    setTried(true);
    if (!isEmail(address)) return focusField(event.currentTarget, 'email');
    void run(async () => {
      setSentTo('');
      setFailure(null);
      try {
        await call('POST user_email_confirm_resend', { email: address });
        setSentTo(address);
      } catch (error) {
        setFailure(error);
      }
    });
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {asking && (
        <EmailField
          autoFocus={asksLater}
          label={t('signin.signup.email')}
          value={email}
          onChange={setEmail}
          error={tried && !isEmail(address) ? ERROR_TEXTS.email_invalid[lang] : null}
        />
      )}
      {sentTo !== '' && (
        <Notice tone="good" live>
          {t('signin.resend.done', { email: sentTo })}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
      <Button type="submit" wide loading={busy}>
        {t('signin.resend.submit')}
      </Button>
    </form>
  );
}
