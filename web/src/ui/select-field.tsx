import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, splitTexts } from './field-frame.tsx';
import * as glyphs from './icons/frame-glyphs.ts';
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
export function SelectField<Value extends string>({ options, onChange, ...props }: SelectFieldProps<Value>) {
  const { texts, control } = splitTexts(props);
  return (
    <FieldFrame {...texts}>
      {(attributes) => (
        <div className={styles.withButton}>
          <select
            {...control}
            {...attributes}
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
            <Icon glyph={glyphs.chevron} />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
