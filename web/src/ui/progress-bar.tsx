import { useId } from 'react';
import styles from './progress-bar.module.css';

/** How much of a wait is over. For a course, which is a trail and no wait, use TrailLine. */
export function ProgressBar({ label, part }: { label: string; part: number }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      <progress className={styles.bar} value={part} max={1} aria-labelledby={id} />
    </div>
  );
}
