import type { ReactNode } from 'react';
import { ToneIcon } from './icons/tone-icon.tsx';
import styles from './notice.module.css';
import type { Tone } from './tone.ts';

type NoticeProps = {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
  /** A Button or TextLink: what to do about it. */
  action?: ReactNode;
  /** A message that answers what the person just did; it is read out at once when bad, politely otherwise. */
  live?: boolean | undefined;
};

export function Notice({ tone, title, children, action, live = false }: NoticeProps) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <span className={styles.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className="stack gap-half shrinks breaks">
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
