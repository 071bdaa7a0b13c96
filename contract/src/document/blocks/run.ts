import { Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { InEach } from '../exercise.ts';
import { RunnableLanguage } from '../fields.ts';
import { BlockFiles, ReaderFiles } from '../program-files.ts';
import { blockRecord, Code, filePath, Html } from './record.ts';

export const run = blockRecord('run', {
  name: { _no: 'Kjørbar kode', _eng: 'Code to run' },
  source: {
    language: RunnableLanguage,
    code: Code,
    /** The page that the code styles or changes. */
    page: Type.Optional(Code),
    /** The error that this program shows on purpose: `NameError`. */
    error: Type.Optional(Type.String({ pattern: '^[A-Za-z]+$', maxLength: 60 })),
    /** What is typed when the program asks, for the check that it runs. */
    stdin: Type.Optional(InEach(Type.String({ maxLength: 2000 }))),
    /** Text files that the program finds in its folder. */
    files: Type.Optional(BlockFiles),
  },
  reader: {
    language: RunnableLanguage,
    code: Words,
    html: Html,
    page: OrNull(Words),
    files: Type.Optional(ReaderFiles),
  },
  text: 'code',
  pathOf: filePath,
  template: { language: 'python', code: { _no: 'print("Hei")', _eng: 'print("Hi")' } },
});
