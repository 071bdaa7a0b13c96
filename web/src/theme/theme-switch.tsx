import { IconButton } from '../ui/icon-button.tsx';
import * as glyphs from '../ui/icons/frame-glyphs.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useTheme } from './use-theme.ts';

/** Named for what a press does, so that the name and the icon say the same. */
export function ThemeSwitch({ toDark, toLight }: { toDark: string; toLight: string }) {
  const { shown, toggle } = useTheme();
  const dark = shown === 'dark';
  return (
    <IconButton label={dark ? toLight : toDark} onClick={toggle}>
      <Icon glyph={dark ? glyphs.sun : glyphs.moon} />
    </IconButton>
  );
}
