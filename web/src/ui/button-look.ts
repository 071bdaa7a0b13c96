import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { Glyph } from './icons/icon.tsx';

/** Trail red is for the one primary action of a screen. `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  icon?: Glyph | undefined;
  /** For `danger`: what it asks for has been typed, so it is meant. Until then it is an outline. */
  armed?: boolean | undefined;
};

export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  armed = false,
}: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, armed && styles.armed);
}
