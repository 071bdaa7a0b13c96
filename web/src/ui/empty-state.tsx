import type { ReactNode } from 'react';
import { Cairn } from './cairn.tsx';
import { Contours } from './contours.tsx';
import styles from './empty-state.module.css';
import { Heading } from './heading.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
};

/** Open terrain: nothing here yet, or nothing here any more, and the way on. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-page={level === 1 || undefined}>
      <Contours />
      <Cairn state="ahead" size={48} />
      <Heading level={level} size={level === 1 ? 'h1' : 'h3'}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
