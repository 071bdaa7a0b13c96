import { Type } from 'typebox';
import { OrNull } from '../../fields.ts';
import { RunnableLanguage, TranslatedText } from '../fields.ts';
import { QUIZ_KINDS, QuizAnswers, QuizDistractors, QuizGaps, QuizLines } from '../quiz.ts';
import { Both, blockRecord, Code, Html, Poeng, Prose } from './record.ts';

export const quiz = blockRecord('quiz', {
  name: { _no: 'Quiz', _eng: 'Quiz' },
  source: {
    poeng: Poeng,
    kind: Type.Enum(QUIZ_KINDS),
    question: Prose,
    /** choose */
    answers: Type.Optional(QuizAnswers),
    /** order */
    lines: Type.Optional(QuizLines),
    distractors: Type.Optional(QuizDistractors),
    /** fill: a program with gaps, written ___; predict: a program whose output is asked for */
    language: Type.Optional(RunnableLanguage),
    code: Type.Optional(Code),
    gaps: Type.Optional(QuizGaps),
    explanation: Type.Optional(TranslatedText(2000)),
  },
  reader: {
    poeng: Type.Integer(),
    kind: Type.Enum(QUIZ_KINDS),
    html: Html,
    multiple: Type.Boolean({ description: 'choose: more than one answer is right' }),
    answers: Type.Array(Type.Object({ id: Type.String(), html: Html }), { description: 'choose' }),
    lines: Type.Array(Type.Object({ id: Type.String(), code: Both }), {
      description: 'order: in no particular order, among them some that do not belong',
    }),
    language: OrNull(RunnableLanguage),
    code: OrNull(Both),
    code_html: OrNull(Html),
    gaps: Type.Integer({ description: 'fill: how many' }),
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
