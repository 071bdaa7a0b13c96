import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './heading.module.css';

export type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'h4';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  /** How big it looks, when that differs from its place in the outline. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  className?: string | undefined;
  /** -1 lets a new page move focus to its heading. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Tag = TAGS[level];
  return (
    <Tag {...rest} className={classNames(styles.heading, styles[size ?? Tag], className)}>
      {children}
    </Tag>
  );
}
