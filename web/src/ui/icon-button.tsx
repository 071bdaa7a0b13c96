import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label' | 'title'> & {
  /** Its accessible name, also shown as the tooltip. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A square of 44 px around one icon: large enough for a thumb. */
export function IconButton({ label, children, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={styles.button} aria-label={label} title={label}>
      {children}
    </button>
  );
}
