import { Type } from 'typebox';
import { TEXT_LONG_MAX, TEXT_MEDIUM_MAX } from '../limits.ts';
import { InEach } from './exercise.ts';
import { Code, Line, Slug, TranslatedText } from './fields.ts';

const strict = { additionalProperties: false };
const Why = TranslatedText(TEXT_LONG_MAX);
const CodeLine = InEach(Line(200));

const QuizAnswer = Type.Object(
  { id: Slug, txt: TranslatedText(TEXT_MEDIUM_MAX), correct: Type.Boolean(), why: Type.Optional(Why) },
  strict,
);
const QuizAnswers = Type.Array(QuizAnswer, { minItems: 2, maxItems: 8 });

/** The lines of a program in their right order; indentation is part of the line. */
const QuizLines = Type.Array(Type.Object({ id: Slug, code: CodeLine }, strict), { minItems: 2, maxItems: 15 });
/** Lines that do not belong, each with its own reason. */
const QuizDistractors = Type.Array(Type.Object({ id: Slug, code: CodeLine, why: Why }, strict), { maxItems: 6 });

/** One gap of a program, written as ___ in it: every answer that is right, and words for wrong ones. */
const QuizGaps = Type.Array(
  Type.Object(
    {
      accept: InEach(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 10 })),
      why: Type.Optional(Why),
    },
    strict,
  ),
  { minItems: 1, maxItems: 8 },
);

/** More rows are filled in without thinking. */
const TRACE_ROWS_MAX = 12;
const TRACE_COLUMNS_MAX = 4;
/** Variables whose values are requested. */
const QuizColumns = InEach(
  Type.Array(Type.String({ pattern: '^[\\p{L}_][\\p{L}\\p{N}_]*$', maxLength: 30 }), {
    minItems: 1,
    maxItems: TRACE_COLUMNS_MAX,
    uniqueItems: true,
  }),
);
/** Of each row the line that has just run, from 1. */
const QuizRows = Type.Array(Type.Integer({ minimum: 1, maximum: 60 }), { minItems: 1, maxItems: TRACE_ROWS_MAX });

/** What a question may be made of besides its words. */
export const QUIZ_PARTS = {
  answers: QuizAnswers,
  lines: QuizLines,
  distractors: QuizDistractors,
  /** Indentation is part of the answer: lines are given without it. */
  indent: Type.Boolean(),
  /** A program with gaps, written ___, or one whose output is requested. */
  code: Code,
  gaps: QuizGaps,
  columns: QuizColumns,
  rows: QuizRows,
  /** One more column: what was printed since the row above. */
  printed: Type.Boolean(),
  /** What is typed when the program asks. */
  stdin: InEach(Type.String({ maxLength: 2000 })),
  /** Words for a wrong answer. They must not tell what is right. */
  help: Why,
};
export type QuizPart = keyof typeof QUIZ_PARTS;

/** What a learner is asked to do. What that takes, and what is right, is in the server's record of the kind. */
export const QUIZ_KIND_NAMES = ['choose', 'parsons', 'fill', 'predict', 'trace'] as const;
export type QuizKind = (typeof QUIZ_KIND_NAMES)[number];

/** Names of earlier versions: documents, revisions and backups that hold them stay readable. */
const EARLIER_NAMES = { order: 'parsons' } as const satisfies Record<string, QuizKind>;
type EarlierName = keyof typeof EARLIER_NAMES;

export const SourceQuizKind = Type.Enum([...QUIZ_KIND_NAMES, ...(Object.keys(EARLIER_NAMES) as EarlierName[])], {
  // What an author who wrote something else is offered.
  examples: QUIZ_KIND_NAMES,
});

export function quizKind(name: QuizKind | EarlierName): QuizKind {
  return Object.hasOwn(EARLIER_NAMES, name) ? EARLIER_NAMES[name as EarlierName] : (name as QuizKind);
}
