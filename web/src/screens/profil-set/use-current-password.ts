import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { useState } from 'react';
import { ApiError } from '../../api-client/errors.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';

export type PasswordIssue = 'missing' | 'wrong' | null;

/** The server knows who asks: what is wrong can only be the password. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_credentials';
}

/** What is typed into CurrentPasswordField, and what is wrong with it. It stays in its form and goes with it. */
export function useCurrentPassword() {
  const t = useT();
  const lang = useHumanLang();
  const [value, setValue] = useState('');
  const [issue, setIssue] = useState<PasswordIssue>(null);
  return {
    value,
    setIssue,
    clear: () => setValue(''),
    field: {
      value,
      issue,
      onChange(typed: string) {
        setIssue(null);
        setValue(typed);
      },
      error:
        issue === 'missing'
          ? ERROR_TEXTS.field_required[lang]
          : issue === 'wrong'
            ? t('profil_set.current_password.wrong')
            : null,
    },
  };
}
