import { type BoardEnd, boardLook } from '../../ui/board-look.ts';
import { Link } from '../../ui/link.tsx';
import styles from './sign.module.css';

type SignProps = { to: string; points: BoardEnd; label: string; title: string };

/** A board with a pointed end, to the next lesson or the one before. */
export function Sign({ to, points, label, title }: SignProps) {
  return (
    <Link to={to} {...boardLook(styles.sign, points)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
