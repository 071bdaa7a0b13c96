import styles from './logo.module.css';

/** Width by height of the drawing in vite-plugins/wordmark.ts. */
const PROPORTION = 121 / 24;

/** The product's name, drawn. It is inside a link that carries the accessible name. */
export function Logo({ height = 24 }: { height?: number | undefined }) {
  return (
    <svg
      className={styles.logo}
      width={Math.round(PROPORTION * height)}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <use href="#wordmark-letters" />
      <use href="#wordmark-mark" className={styles.mark} />
    </svg>
  );
}
