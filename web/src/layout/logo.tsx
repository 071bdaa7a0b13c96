import styles from './logo.module.css';
import { WORDMARK } from './wordmark.ts';

/** The product's name, drawn. It stands inside a link that carries the accessible name. */
export function Logo({ height = 24 }: { height?: number | undefined }) {
  return (
    <svg
      className={styles.logo}
      width={Math.round((WORDMARK.width / WORDMARK.height) * height)}
      height={height}
      viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={WORDMARK.letters} />
      <path className={styles.mark} d={WORDMARK.mark} />
    </svg>
  );
}
