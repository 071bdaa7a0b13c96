import { Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { RunnableLanguage, TranslatedText } from '../fields.ts';
import { QUIZ_KIND_NAMES, QUIZ_PARTS, SourceQuizKind } from '../quiz.ts';
import { blockRecord, Html, Poeng, Prose } from './record.ts';

export const quiz = blockRecord('quiz', {
  name: { _no: 'Quiz', _eng: 'Quiz' },
  source: {
    poeng: Poeng,
    kind: SourceQuizKind,
    question: Prose,
    language: Type.Optional(RunnableLanguage),
    ...Type.Partial(Type.Object(QUIZ_PARTS)).properties,
    explanation: Type.Optional(TranslatedText(2000)),
  },
  reader: {
    poeng: Type.Integer(),
    kind: Type.Enum(QUIZ_KIND_NAMES),
    html: Html,
    multiple: Type.Boolean({ description: 'choose: more than one answer is right' }),
    answers: Type.Array(Type.Object({ id: Type.String(), html: Html }), { description: 'choose' }),
    lines: Type.Array(Type.Object({ id: Type.String(), code: Words }), {
      description: 'parsons: in no particular order, among them some that do not belong',
    }),
    indent: Type.Boolean({ description: 'parsons: lines come without their indentation, which is part of the answer' }),
    language: OrNull(RunnableLanguage),
    code: OrNull(Words),
    code_html: OrNull(Html),
    gaps: Type.Integer({ description: 'fill: how many' }),
    table: OrNull(
      Type.Object(
        {
          columns: Type.Object({ _no: Type.Array(Type.String()), _eng: Type.Array(Type.String()) }),
          rows: Type.Array(Type.Integer({ description: 'The line that has just run' })),
          printed: Type.Boolean({ description: 'The last column is what was printed since the row above' }),
          stdin: Words,
        },
        { description: 'trace: the table to fill in, without its values' },
      ),
    ),
  },
  text: 'question',
  template: {
    poeng: 5,
    kind: 'choose',
    question: { _no: 'Hva er riktig?', _eng: 'What is right?' },
    answers: [
      { id: 'a', txt: { _no: 'Dette', _eng: 'This' }, correct: true },
      { id: 'b', txt: { _no: 'Noe annet', _eng: 'Something else' }, correct: false },
    ],
  },
});
