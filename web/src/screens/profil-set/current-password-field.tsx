import { useSigninWays } from '../../account/oidc/use-signin-ways.ts';
import { useT } from '../../i18n/use-t.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { ConfirmWithProvider } from './confirm-with-provider.tsx';
import type { PasswordIssue } from './use-current-password.ts';

type CurrentPasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  issue: PasswordIssue;
  hint?: string;
};

/** The password of the account, for what must not be done by anyone who finds the screen open. */
export function CurrentPasswordField({ value, onChange, error, issue, hint }: CurrentPasswordFieldProps) {
  const t = useT();
  const ways = useSigninWays().data;
  if (ways?.has_password === false) return <ConfirmWithProvider onChange={onChange} issue={issue} />;
  return (
    <PasswordField
      name="password_current"
      label={t('profil_set.current_password')}
      hint={hint}
      value={value}
      onChange={onChange}
      error={error}
      autoComplete="current-password"
      showLabel={t('signin.password.show')}
      hideLabel={t('signin.password.hide')}
      aria-required
    />
  );
}
