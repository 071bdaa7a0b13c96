import type { MouseEventHandler, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icons/icon.tsx';
import { Link } from './link.tsx';

type ButtonLinkProps = ButtonLook & {
  to: string;
  state?: unknown;
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

/** Looks like a button because it is the way on; is a link because it leads to a page. */
export function ButtonLink({ to, state, variant, size, wide, icon, children, onClick }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass({ variant, size, wide })} onClick={onClick}>
      <span className={styles.content}>
        {icon && <Icon glyph={icon} />}
        {children}
      </span>
    </Link>
  );
}
