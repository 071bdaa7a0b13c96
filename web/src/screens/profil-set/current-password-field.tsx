import { useT } from '../../i18n/use-t.ts';
import { PasswordField } from '../../ui/password-field.tsx';

type CurrentPasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  hint?: string;
};

/** The password of the account, for what must not be done by anyone who finds the screen open. */
export function CurrentPasswordField({ value, onChange, error, hint }: CurrentPasswordFieldProps) {
  const t = useT();
  return (
    <PasswordField
      name="password_current"
      label={t('profil_set.current_password')}
      hint={hint}
      value={value}
      onChange={onChange}
      error={error}
      autoComplete="current-password"
      showLabel={t('app.password.show')}
      hideLabel={t('app.password.hide')}
      aria-required
    />
  );
}
