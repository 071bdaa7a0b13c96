import type { HeaderItem } from '../store/header-item.ts';
import { Cairn, type CairnMark } from '../ui/cairn.tsx';
import * as glyphs from '../ui/icons/frame-glyphs.ts';
import { type Glyph, Icon } from '../ui/icons/icon.tsx';
import { LanguageIcon } from '../ui/icons/language-icon.tsx';
import { LANGUAGE_MARKS } from '../ui/icons/language-marks.ts';

type DocumentIcon = HeaderItem['icon'];

const DRAWN: Partial<Record<DocumentIcon, Glyph>> = {
  home: glyphs.home,
  people: glyphs.people,
  signin: glyphs.user,
  signup: glyphs.user,
  signout: glyphs.arrow,
  graph: glyphs.graph,
};

type DocIconProps = {
  icon: DocumentIcon;
  /** Of a lesson: how far the reader has come with it. */
  mark?: CairnMark | undefined;
  size?: 20 | 32 | undefined;
};

/** The icon that a document of the header list names. One that we do not know is a book. */
export function DocIcon({ icon, mark = { state: 'ahead' }, size = 20 }: DocIconProps) {
  const language = LANGUAGE_MARKS.find((mark) => mark === icon);
  if (language) return <LanguageIcon language={language} size={size} />;
  if (icon === 'cairn') return <Cairn {...mark} size={size} />;
  return <Icon glyph={DRAWN[icon] ?? glyphs.book} />;
}
