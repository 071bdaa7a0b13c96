import fieldStyles from '../../../ui/field.module.css';
import { FieldFrame } from '../../../ui/field-frame.tsx';

type DayFieldProps = { name: string; label: string; value: string; onChange: (value: string) => void };

/** The platform's own choice of a day. */
export function DayField({ name, label, value, onChange }: DayFieldProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          className={fieldStyles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
