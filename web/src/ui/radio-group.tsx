import { useId } from 'react';
import styles from './radio-group.module.css';

export type RadioOption<Value extends string> = { value: Value; label: string; hint?: string | undefined };

type RadioGroupProps<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
};

export function RadioGroup<Value extends string>({
  legend,
  value,
  options,
  onChange,
  disabled = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="stack gap-1" disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
