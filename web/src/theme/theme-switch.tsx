import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useTheme } from './use-theme.ts';

/** Named for what a press does, so that the name and the icon say the same. */
export function ThemeSwitch({ toDark, toLight }: { toDark: string; toLight: string }) {
  const { shown, toggle } = useTheme();
  const dark = shown === 'dark';
  return (
    <IconButton label={dark ? toLight : toDark} onClick={toggle}>
      <Icon name={dark ? 'sun' : 'moon'} />
    </IconButton>
  );
}
