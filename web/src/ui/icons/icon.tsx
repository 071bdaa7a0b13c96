import { classNames } from '../class-names.ts';
import { GLYPHS, type IconName } from './glyphs.ts';
import styles from './icon.module.css';

type IconProps = { name: IconName; size?: 16 | 20 | 24 | undefined; className?: string | undefined };

/** Always beside text, or inside a control that has an accessible name: the icon itself is silent. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
