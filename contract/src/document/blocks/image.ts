import { Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { TEXT_MEDIUM_MAX } from '../../limits.ts';
import { TranslatedLine } from '../fields.ts';
import { IMAGE_PATH_PATTERN } from '../rules.ts';
import { blockRecord } from './record.ts';

export const image = blockRecord('image', {
  name: { _no: 'Bilde', _eng: 'Picture' },
  source: {
    src: Type.String({ pattern: IMAGE_PATH_PATTERN, maxLength: 200 }),
    /** Side lengths and version are read from the file when it is loaded. */
    width: Type.Integer({ minimum: 1, maximum: 10_000 }),
    height: Type.Integer({ minimum: 1, maximum: 10_000 }),
    version: Type.String({ pattern: '^[0-9a-f]{12}$', maxLength: 12 }),
    alt: TranslatedLine(TEXT_MEDIUM_MAX),
    caption: Type.Optional(TranslatedLine(TEXT_MEDIUM_MAX)),
  },
  reader: {
    src: Type.String({ description: 'The file behind this address never changes' }),
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
