import type { DocumentIcon } from '@kodestien/contract/document/icons';
import { Cairn } from '../../ui/cairn.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';

/** The mark of a document: its language's own where it has one. */
export function DocumentMark({ icon, size }: { icon: DocumentIcon; size: number }) {
  switch (icon) {
    case 'book':
    case 'template':
      return <Icon glyph={glyphs.book} size={size > 22 ? 24 : 20} />;
    case 'graph':
      return <Icon glyph={glyphs.graph} size={size > 22 ? 24 : 20} />;
    case 'people':
    case 'signin':
    case 'signup':
    case 'signout':
      return <Icon glyph={glyphs.user} size={size > 22 ? 24 : 20} />;
    case 'home':
    case 'cairn':
      return <Cairn state="ahead" size={size} />;
    default:
      return <LanguageIcon language={icon} size={size} />;
  }
}
