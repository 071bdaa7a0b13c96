import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';
import styles from './mal-screen.module.css';

type SampleProps = {
  title: string;
  /** The title is a name that authors type. */
  isCode?: boolean | undefined;
  text?: string | undefined;
  children: ReactNode;
};

/** One kind of building block: what it is called, how it is meant, and how it looks. */
export function Sample({ title, isCode = false, text, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <div className={styles.words}>
        <Heading level={2} size="h3">
          {isCode ? <code>{title}</code> : title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.pieces}>{children}</div>
    </div>
  );
}
