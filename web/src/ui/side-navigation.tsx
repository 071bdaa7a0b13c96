import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './side-navigation.module.css';
import { TMark } from './t-mark.tsx';

/** The parts of an area in a column that stays in view. */
export function SideNavigation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.navigation} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </nav>
  );
}

type SideLinksProps = {
  links: readonly { to: string; title: string; isShown: boolean }[];
  onFollow?: () => void;
};

/** The red T is at the one that is shown. */
export function SideLinks({ links, onFollow }: SideLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, title, isShown }) => (
        <li key={to}>
          <Link to={to} className={styles.link} aria-current={isShown ? 'page' : undefined} onClick={onFollow}>
            <span>{isShown && <TMark size={16} />}</span>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
