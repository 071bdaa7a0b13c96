import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

type PanelProps = {
  children: ReactNode;
  /** `form` is narrow, for one task; `plain` takes the width it is given. */
  width?: 'plain' | 'form' | undefined;
  /** A section with a name is a landmark; pass the id of its heading. */
  labelledBy?: string | undefined;
};

/** A board on its post: a drawn outline, two screws, and no shadow. */
export function Panel({ children, width = 'plain', labelledBy }: PanelProps) {
  return (
    <section className={classNames(styles.panel, styles[width])} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
