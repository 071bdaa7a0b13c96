import { Type } from 'typebox';
import { TEXT_LONG_MAX, TEXT_MEDIUM_MAX } from '../limits.ts';
import { InEach } from './exercise.ts';
import { Line, Slug, TranslatedText } from './fields.ts';

const strict = { additionalProperties: false };
const Why = TranslatedText(TEXT_LONG_MAX);
const CodeLine = InEach(Line(200));

/** What a learner is asked to do. All that is right or wrong is known to the server alone. */
export const QUIZ_KINDS = ['choose', 'order', 'fill', 'predict'] as const;
export type QuizKind = (typeof QUIZ_KINDS)[number];

export const QuizAnswer = Type.Object(
  { id: Slug, txt: TranslatedText(TEXT_MEDIUM_MAX), correct: Type.Boolean(), why: Type.Optional(Why) },
  strict,
);
export const QuizAnswers = Type.Array(QuizAnswer, { minItems: 2, maxItems: 8 });

/** The lines of a program in their right order; indentation is part of the line. */
export const QuizLines = Type.Array(Type.Object({ id: Slug, code: CodeLine }, strict), { minItems: 2, maxItems: 15 });
/** Lines that do not belong, each with its own reason. */
export const QuizDistractors = Type.Array(Type.Object({ id: Slug, code: CodeLine, why: Why }, strict), { maxItems: 6 });

/** One gap of a program, written as ___ in it: every answer that is right, and words for wrong ones. */
export const QuizGaps = Type.Array(
  Type.Object(
    {
      accept: InEach(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 10 })),
      why: Type.Optional(Why),
    },
    strict,
  ),
  { minItems: 1, maxItems: 8 },
);
