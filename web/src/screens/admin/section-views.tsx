import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './section-views.module.css';

export type SectionView = { to: string; label: string; isShown: boolean; count?: number | undefined };

/** The lists of one section, each with its own address. */
export function SectionViews({ label, views }: { label: string; views: readonly SectionView[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.views}>
        {views.map(({ to, label: name, isShown, count = 0 }) => (
          <li key={to}>
            <Link to={to} className={styles.view} aria-current={isShown ? 'page' : undefined}>
              {name}
              {count > 0 && <Badge tone="warn">{count}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
