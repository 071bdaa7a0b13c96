import type { InputHTMLAttributes, Ref } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type FieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'id' | 'required' | 'type'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'url' | 'search' | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function Field({
  label,
  hint,
  error,
  status,
  required,
  aside,
  counter,
  onChange,
  type = 'text',
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, status, required, aside, counter }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
