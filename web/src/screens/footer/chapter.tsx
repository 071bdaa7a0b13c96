import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';
import styles from './footer-screen.module.css';

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chapter}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </section>
  );
}
