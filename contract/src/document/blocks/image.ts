import { Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { TEXT_MEDIUM_MAX } from '../../limits.ts';
import { TranslatedLine } from '../fields.ts';
import { IMAGE_PATH_PATTERN } from '../rules.ts';
import { blockRecord } from './record.ts';

const Src = Type.String({ pattern: IMAGE_PATH_PATTERN, maxLength: 200 });
const Version = Type.String({ pattern: '^[0-9a-f]{12}$', maxLength: 12 });

export const image = blockRecord('image', {
  name: { _no: 'Bilde', _eng: 'Picture' },
  source: {
    src: Src,
    /** Side lengths and version are read from the file when it is loaded. */
    width: Type.Integer({ minimum: 1, maximum: 10_000 }),
    height: Type.Integer({ minimum: 1, maximum: 10_000 }),
    version: Version,
    /** A picture with words in it has one of the same size for those who read English. */
    src_eng: Type.Optional(Src),
    version_eng: Type.Optional(Version),
    alt: TranslatedLine(TEXT_MEDIUM_MAX),
    caption: Type.Optional(TranslatedLine(TEXT_MEDIUM_MAX)),
  },
  reader: {
    src: Type.String({ description: 'The file behind this address never changes' }),
    src_eng: OrNull(Type.String(), { description: 'For those who read English, when the picture has words in it' }),
    svg: OrNull(Type.String(), {
      description: 'The drawing itself, safe to put into the page, when it is made in the colours of the page',
    }),
    width: Type.Integer(),
    height: Type.Integer(),
    alt: Words,
    caption: OrNull(Words),
  },
  text: 'alt',
  filledIn: ['width', 'height', 'version'],
  template: { src: 'python/images/box.svg', alt: { _no: 'Hva bildet viser', _eng: 'What the picture shows' } },
});
