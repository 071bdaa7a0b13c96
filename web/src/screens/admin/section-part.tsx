import { type ReactNode, useId } from 'react';
import { Heading } from '../../ui/heading.tsx';
import styles from './section-part.module.css';

type SectionPartProps = {
  title: string;
  text?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One part of a section, with its own heading. */
export function SectionPart({ title, text, actions, children }: SectionPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.words}>
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions && <div className="row wrap gap-1">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
