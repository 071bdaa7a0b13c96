import type { CSSProperties, RefObject } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import styles from './step-controls.module.css';

type StepControlsProps = {
  index: number;
  last: number;
  onGo: (index: number) => void;
  slider: RefObject<HTMLInputElement | null>;
  /** Why there are not more steps. */
  note: string | null;
};

const GLYPHS = {
  first: 'M7 6v12M18 6l-7 6 7 6',
  back: 'M15 6l-7 6 7 6',
  forward: 'M9 6l7 6-7 6',
  last: 'M17 6v12M6 6l7 6-7 6',
};

export function StepControls({ index, last, onGo, slider, note }: StepControlsProps) {
  const t = useT();
  const position = t('steps.position', { step: index + 1, all: last + 1 });
  const button = (name: keyof typeof GLYPHS, to: number) => (
    <button
      type="button"
      className={styles.button}
      aria-label={t(`steps.${name}`)}
      title={t(`steps.${name}`)}
      // Not disabled: anyone who pressed it with the keyboard would lose their place.
      aria-disabled={to < 0 || to > last || to === index}
      onClick={() => onGo(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={GLYPHS[name]} />
      </svg>
    </button>
  );
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        {button('first', 0)}
        {button('back', index - 1)}
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          style={{ '--at': last === 0 ? 1 : index / last } as CSSProperties}
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={t('steps.slider')}
          aria-valuetext={position}
          onChange={(event) => onGo(event.target.valueAsNumber)}
        />
        {button('forward', index + 1)}
        {button('last', last)}
      </div>
      <p className={styles.position}>
        <span aria-hidden="true">{position}</span>
        {note && <span className={styles.note}>{note}</span>}
      </p>
    </div>
  );
}
