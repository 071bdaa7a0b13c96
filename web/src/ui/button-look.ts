import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { IconName } from './icons/glyphs.ts';

/** Trail red is for the one primary action of a screen; everything else is secondary or quiet. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
};

export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
}
