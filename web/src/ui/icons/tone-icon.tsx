import type { Tone } from '../tone.ts';
import type { IconName } from './glyphs.ts';
import { Icon } from './icon.tsx';

const ICON: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'warning', bad: 'stop' };

export function ToneIcon({ tone, size }: { tone: Tone; size?: 16 | 20 | 24 | undefined }) {
  return <Icon name={ICON[tone]} size={size} />;
}
