import type { OidcChoice } from '@kodestien/contract/account/oidc';
import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { type FormEvent, useState } from 'react';
import boardStyles from '../../account/board/signin-board.module.css';
import { focusField } from '../../account/form/focus-field.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TryAgain } from './try-again.tsx';
import { useEnter } from './use-finish.ts';

/** The password shows that the account is theirs: an address that both know is not enough. */
export function LinkForm({ choice: { ticket } }: { choice: OidcChoice }) {
  const t = useT();
  const lang = useHumanLang();
  const enter = useEnter();
  const { busy, failure, run } = useAction();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const required = ERROR_TEXTS.field_required[lang];

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (!username.trim() || !password) return focusField(form, username.trim() ? 'password' : 'username');
    void run(async () => {
      try {
        await enter(await call('POST oidc_link', { ticket, username: username.trim(), password }));
      } catch (error) {
        focusField(form, 'password');
        throw error;
      }
    });
  }

  return (
    <form className={boardStyles.form} method="post" noValidate onSubmit={onSubmit}>
      <Field
        name="username"
        label={t('signin.username')}
        value={username}
        onChange={setUsername}
        error={tried && !username.trim() ? required : null}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-required
      />
      <PasswordField
        name="password"
        label={t('signin.password')}
        value={password}
        onChange={setPassword}
        error={tried && !password ? required : null}
        autoComplete="current-password"
        showLabel={t('signin.password.show')}
        hideLabel={t('signin.password.hide')}
        aria-required
      />
      {failure !== null && <TryAgain failure={failure} />}
      <Button type="submit" variant="primary" size="large" wide loading={busy}>
        {t('oidc.link.submit')}
      </Button>
    </form>
  );
}
