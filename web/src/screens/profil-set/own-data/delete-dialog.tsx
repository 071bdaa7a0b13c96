import { usernameKey } from '@kodestien/contract/account/rules';
import { type FormEvent, useId, useState } from 'react';
import { focusField } from '../../../account/form/focus-field.ts';
import { useSession } from '../../../account/session/session-context.ts';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import styles from '../profil-set-screen.module.css';
import { isWrongPassword, useCurrentPassword } from '../use-current-password.ts';

type DeleteDialogProps = { onClose: () => void; onDeleted: (forGoodAt: number) => void };

/** Two proofs that it is meant: the name typed out, and the password. */
export function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const session = useSession();
  const username = useAppSelector(({ user_profil }) => user_profil.username_current);
  const { busy, failure, run } = useAction();
  const password = useCurrentPassword();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const formId = useId();
  const isMeant = usernameKey(typed.trim()) === usernameKey(username);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (!password.value) password.setIssue('missing');
    if (!isMeant || !password.value) return focusField(form, isMeant ? 'password_current' : 'typed_username');
    void run(async () => {
      try {
        const { deleted_for_good_at } = await call('POST user_delete', { password: password.value });
        onDeleted(deleted_for_good_at);
        session.leaveAccount();
      } catch (error) {
        if (isWrongPassword(error)) password.setIssue('wrong');
        focusField(form, 'password_current');
        throw error;
      }
    });
  }

  return (
    <Dialog
      title={t('profil_set.delete.title')}
      closeLabel={t('profil_set.cancel')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {t('profil_set.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" armed={isMeant} loading={busy}>
            {t('profil_set.delete.submit')}
          </Button>
        </>
      }
    >
      <Notice tone="warn" title={t('profil_set.delete.regret')}>
        {t('profil_set.delete.what_goes')}
      </Notice>
      <form id={formId} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <Field
          name="typed_username"
          label={t('profil_set.delete.type_username', { username })}
          value={typed}
          onChange={setTyped}
          error={tried && !isMeant ? t('profil_set.delete.not_username') : null}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-required
        />
        <CurrentPasswordField {...password.field} />
        {failure !== null && !isWrongPassword(failure) && (
          <Notice tone="bad" live>
            {errorMessage(failure)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
