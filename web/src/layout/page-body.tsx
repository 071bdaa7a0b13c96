import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './page-body.module.css';

type PageBodyProps = {
  children: ReactNode;
  /** `page` fills the grid, `text` is a column to read. */
  width?: 'page' | 'text' | undefined;
};

/** The margins of an ordinary page. A page that paints to the window's edges goes without. */
export function PageBody({ children, width = 'page' }: PageBodyProps) {
  return <div className={classNames(styles.body, width === 'text' && styles.text)}>{children}</div>;
}
