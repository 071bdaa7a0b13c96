import styles from './ridge.module.css';

/** The skyline where the page meets its ground. */
export function Ridge() {
  return (
    <svg className={styles.ridge} viewBox="0 0 1440 56" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 56V38l90-9 120-17 70 11 110 20 130-7 95-19 85-13 60 9 110 22 120 6 95-12 80-23 75-6 60 17 65 15 75 6v18z" />
    </svg>
  );
}
