import type { Tone } from '../tone.ts';
import * as glyphs from './frame-glyphs.ts';
import { type Glyph, Icon } from './icon.tsx';

const ICON: Record<Tone, Glyph> = {
  info: glyphs.info,
  good: glyphs.check,
  warn: glyphs.warning,
  bad: glyphs.stop,
};

export function ToneIcon({ tone, size }: { tone: Tone; size?: 16 | 20 | 24 | undefined }) {
  return <Icon glyph={ICON[tone]} size={size} />;
}
