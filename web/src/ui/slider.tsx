import { useId } from 'react';
import styles from './slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, read out instead of the number. */
  valueText: string;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
};

export function Slider({ label, valueText, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="stack gap-half">
      <label htmlFor={id} className="small strong">
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        className={styles.range}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
