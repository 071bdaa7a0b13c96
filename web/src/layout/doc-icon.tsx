import type { HeaderItem } from '../store/header-item.ts';
import { Cairn } from '../ui/cairn.tsx';
import type { IconName } from '../ui/icons/glyphs.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { LanguageIcon } from '../ui/icons/language-icon.tsx';
import { LANGUAGE_MARKS } from '../ui/icons/language-marks.ts';

type DocumentIcon = HeaderItem['icon'];

const DRAWN: Partial<Record<DocumentIcon, IconName>> = {
  home: 'home',
  people: 'people',
  signin: 'user',
  signup: 'user',
  signout: 'arrow',
};

/** The icon that a document of the header list names. One that we do not know is a book. */
export function DocIcon({ icon }: { icon: DocumentIcon }) {
  const language = LANGUAGE_MARKS.find((mark) => mark === icon);
  if (language) return <LanguageIcon language={language} size={20} />;
  if (icon === 'cairn') return <Cairn state="ahead" size={20} />;
  return <Icon name={DRAWN[icon] ?? 'book'} />;
}
