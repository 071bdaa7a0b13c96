import { useId } from 'react';
import option from './option.module.css';
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
      {options.map((choice) => (
        <label key={choice.value} className={option.option}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <span className={option.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
