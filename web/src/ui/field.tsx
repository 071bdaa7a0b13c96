import type { InputHTMLAttributes, Ref } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, splitTexts } from './field-frame.tsx';

type FieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'id' | 'required' | 'type'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'url' | 'search' | 'date' | 'datetime-local' | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function Field({ onChange, type = 'text', ...props }: FieldProps) {
  const { texts, control } = splitTexts(props);
  return (
    <FieldFrame {...texts}>
      {(attributes) => (
        <input
          {...control}
          {...attributes}
          type={type}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
