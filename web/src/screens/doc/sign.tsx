import type { ReactNode } from 'react';
import { boardLook } from '../../ui/board-look.ts';
import { Link } from '../../ui/link.tsx';
import styles from './sign.module.css';

type SignProps = {
  to: string;
  /** Its cairn, or the mark of its language. */
  mark: ReactNode;
  label: string;
  title: string;
  onFollow?: (() => void) | undefined;
};

/** The one way on, as a painted board: the next lesson, or the next course. */
export function Sign({ to, mark, label, title, onFollow }: SignProps) {
  return (
    <Link to={to} {...boardLook(styles.sign, { tone: 'primary' })} onClick={onFollow}>
      {mark}
      <span className={styles.words}>
        <span className="small">{label}</span>
        <span className={styles.title}>{title}</span>
      </span>
    </Link>
  );
}
