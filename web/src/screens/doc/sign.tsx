import { Link } from '../../ui/link.tsx';
import styles from './sign.module.css';

type SignProps = { to: string; points: 'on' | 'back'; label: string; title: string };

/** A board with a pointed end, to the next lesson or the one before. */
export function Sign({ to, points, label, title }: SignProps) {
  return (
    <Link to={to} className={styles.sign} data-points={points}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
