import { Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { TEXT_SHORT_MAX } from '../../limits.ts';
import { Line, ShownLanguage } from '../fields.ts';
import { blockRecord, Code, Html } from './record.ts';

export const code = blockRecord('code', {
  name: { _no: 'Kode', _eng: 'Code' },
  source: { language: ShownLanguage, filename: Type.Optional(Line(TEXT_SHORT_MAX)), code: Code },
  reader: { language: ShownLanguage, filename: OrNull(Type.String()), code: Words, html: Html },
  text: 'code',
  template: { language: 'python', code: { _no: 'print("Hei")', _eng: 'print("Hi")' } },
});
