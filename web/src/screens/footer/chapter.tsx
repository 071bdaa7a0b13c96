import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';
import styles from './footer-screen.module.css';

export function Chapter({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className={styles.chapter} id={id} tabIndex={id === undefined ? undefined : -1}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </section>
  );
}
