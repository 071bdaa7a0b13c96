import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './page-body.module.css';

type PageBodyProps = {
  children: ReactNode;
  /** `page` fills the grid, `text` is a column to read, `form` a column for one task. */
  width?: 'page' | 'text' | 'form' | undefined;
};

/** The margins of an ordinary page. A page that paints to the window's edges goes without. */
export function PageBody({ children, width = 'page' }: PageBodyProps) {
  return <div className={classNames(styles.body, styles[width])}>{children}</div>;
}
