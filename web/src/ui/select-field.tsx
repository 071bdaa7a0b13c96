import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Icon } from './icons/icon.tsx';

export type SelectOption<Value extends string> = { value: Value; label: string };

type SelectFieldProps<Value extends string> = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'className' | 'id' | 'required' | 'children'> & {
    name: string;
    value: Value;
    options: readonly SelectOption<Value>[];
    onChange: (value: Value) => void;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** The platform's own list: the best one on a phone, and free. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  status,
  required,
  aside,
  options,
  onChange,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame {...{ label, hint, error, status, required, aside }}>
      {(control) => (
        <div className={styles.withButton}>
          <select
            {...select}
            {...control}
            className={classNames(styles.control, styles.select)}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
