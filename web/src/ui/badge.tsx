import type { ReactNode } from 'react';
import styles from './badge.module.css';
import type { Tone } from './tone.ts';

/** A short word on how something is. The word says it; the colour only helps the eye. */
export function Badge({ tone, children }: { tone?: Tone | 'plain' | 'mark' | undefined; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone ?? 'plain'}>
      {children}
    </span>
  );
}
