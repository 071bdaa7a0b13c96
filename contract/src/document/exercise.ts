import { type Static, Type } from 'typebox';
import { TEXT_MEDIUM_MAX } from '../limits.ts';
import { Slug, TranslatedText } from './fields.ts';

/**
 * A check is an input and never an assertion: what comes out of the learner's program is compared with
 * what comes out of the reference solution, outside the interpreter.
 */
export const CHECK_KINDS = ['call', 'stdin', 'style'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

const about = {
  id: Slug,
  name: TranslatedText(TEXT_MEDIUM_MAX),
  /** A hidden check never leaves the server, nor does what it shows. */
  hidden: Type.Optional(Type.Boolean()),
};
const strict = { additionalProperties: false };

export const CallCheck = Type.Object(
  {
    ...about,
    kind: Type.Literal('call'),
    function: Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$', maxLength: 60 }),
    args: Type.Array(Type.Unknown(), { maxItems: 10 }),
  },
  strict,
);
export const StdinCheck = Type.Object(
  { ...about, kind: Type.Literal('stdin'), stdin: Type.String({ maxLength: 2000 }) },
  strict,
);
/** What the page looks like to the browser: one property of everything that a selector finds. */
export const StyleCheck = Type.Object(
  {
    ...about,
    kind: Type.Literal('style'),
    selector: Type.String({ minLength: 1, maxLength: 200 }),
    property: Type.String({ pattern: '^[a-z-]+$', maxLength: 60 }),
  },
  strict,
);

export const Check = Type.Union([CallCheck, StdinCheck, StyleCheck]);
export type Check = Static<typeof Check>;
export const Checks = Type.Array(Check, { minItems: 1, maxItems: 30 });

export const QuizAnswer = Type.Object(
  { id: Slug, txt: TranslatedText(TEXT_MEDIUM_MAX), correct: Type.Boolean() },
  strict,
);
export const QuizAnswers = Type.Array(QuizAnswer, { minItems: 2, maxItems: 8 });
