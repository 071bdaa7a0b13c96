import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** An outline of glyphs.ts, as SVG writes it. */
export type Glyph = `M${string}`;

type IconProps = { glyph: Glyph; size?: 16 | 20 | 24 | undefined; className?: string | undefined };

/** Always beside text, or inside a control that has an accessible name: the icon itself is silent. */
export function Icon({ glyph, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={glyph} />
    </svg>
  );
}
