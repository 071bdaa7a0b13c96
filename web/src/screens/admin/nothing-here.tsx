import type { ReactNode } from 'react';
import { Cairn } from '../../ui/cairn.tsx';
import styles from './paged-table.module.css';

/** A list with nothing in it, among other things on a page. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <Cairn state="ahead" size={32} />
      <p>{children}</p>
    </div>
  );
}
