import type { ReactNode } from 'react';
import styles from './option.module.css';

type CheckboxFieldProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is always so is shown as such: ticked, and not to be changed. */
  disabled?: boolean | undefined;
};

export function CheckboxField({ label, hint, checked, onChange, disabled = false }: CheckboxFieldProps) {
  return (
    <label className={styles.option} data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
