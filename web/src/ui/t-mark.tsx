import styles from './t-mark.module.css';

/** Strokes of a brush on stone: straight enough to read, uneven enough to be painted. */
export const T_PATH = 'M3.3 4.2 20.9 3.6 21.2 8.5 14.9 8.7 15.2 20.8 9.5 21 9.4 8.9 3.1 9.1z';

type TMarkProps = { size?: number | undefined; label?: string | undefined };

/** The red T: you are here. */
export function TMark({ size = 20, label }: TMarkProps) {
  return (
    <svg
      className={styles.mark}
      data-t
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={T_PATH} />
    </svg>
  );
}
