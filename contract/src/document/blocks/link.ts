import { Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { TEXT_SHORT_MAX } from '../../limits.ts';
import { Slug, TranslatedLine } from '../fields.ts';
import { blockRecord } from './record.ts';

export const link = blockRecord('link', {
  name: { _no: 'Lenke', _eng: 'Link' },
  source: {
    /** A document (and a block of it), or an address elsewhere: one of the two. */
    doc_slug: Type.Optional(Slug),
    blokk_slug: Type.Optional(Slug),
    url: Type.Optional(Type.String({ pattern: '^https://\\S+$', maxLength: 500 })),
    txt: TranslatedLine(TEXT_SHORT_MAX),
  },
  reader: {
    href: Type.String(),
    external: Type.Boolean(),
    doc_slug: OrNull(Type.String()),
    blokk_slug: OrNull(Type.String()),
    txt: Words,
  },
  text: 'txt',
  template: { doc_slug: 'python', txt: { _no: 'Les mer', _eng: 'Read more' } },
});
