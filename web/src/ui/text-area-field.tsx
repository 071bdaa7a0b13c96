import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaFieldProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className' | 'id' | 'required'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

export function TextAreaField({
  label,
  hint,
  error,
  status,
  required,
  aside,
  counter,
  onChange,
  rows = 4,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, status, required, aside, counter }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={classNames(styles.control, styles.multiline)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
