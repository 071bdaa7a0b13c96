import { EMAIL_MAX } from '@kodestien/contract/limits';
import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import type { FieldStatus } from '../../ui/field-frame.tsx';

type EmailFieldProps = {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | null;
  status?: FieldStatus | null;
  /** For a field that appears because the person requested it. */
  autoFocus?: boolean;
};

export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      aria-required
    />
  );
}
