import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, splitTexts } from './field-frame.tsx';

type TextAreaFieldProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className' | 'id' | 'required'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

export function TextAreaField({ onChange, rows = 4, ...props }: TextAreaFieldProps) {
  const { texts, control } = splitTexts(props);
  return (
    <FieldFrame {...texts}>
      {(attributes) => (
        <textarea
          {...control}
          {...attributes}
          rows={rows}
          className={classNames(styles.control, styles.multiline)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
