import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/heading.tsx';
import styles from './project.module.css';

/** One step of the work on a project. They have an order, and none waits for another. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <Heading level={3} size="h4" id={id} className={styles.stepTitle}>
        <span className={styles.number}>{number}</span> {title}
      </Heading>
      {children}
    </section>
  );
}
