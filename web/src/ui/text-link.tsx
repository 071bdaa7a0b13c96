import type { ReactNode } from 'react';
import * as glyphs from './icons/frame-glyphs.ts';
import { Icon } from './icons/icon.tsx';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

type TextLinkProps = { children: ReactNode; onClick?: (() => void) | undefined } & (
  | { to: string; state?: unknown; href?: undefined }
  | { href: string; to?: undefined; state?: undefined }
);

/** `to` stays in the product, `href` leaves it and says so with an icon. */
export function TextLink({ to, state, href, children, onClick }: TextLinkProps) {
  if (to !== undefined) {
    return (
      <Link to={to} state={state} className={styles.link} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={styles.link} rel="noopener noreferrer" onClick={onClick}>
      {children}
      <Icon glyph={glyphs.external} size={16} className={styles.external} />
    </a>
  );
}
