import styles from './post-foot.module.css';

/** The stones that hold the post up. */
export function PostFoot() {
  return (
    <svg className={styles.foot} width="136" height="44" viewBox="0 0 136 44" aria-hidden="true" focusable="false">
      <path d="M38 23 44 9 60 5 72 11 70 24z" />
      <path d="M67 25 70 10 84 4 97 11 99 24z" />
      <path d="M3 42 8 28 25 21 44 25 50 42z" />
      <path d="M88 42 90 27 106 20 125 26 133 42z" />
      <path d="M44 42 49 26 68 20 88 25 94 42z" />
    </svg>
  );
}
