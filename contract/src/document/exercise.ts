import { type Static, type TSchema, Type } from 'typebox';
import type { HumanLang } from '../language.ts';
import { TEXT_LONG_MAX, TEXT_MEDIUM_MAX } from '../limits.ts';
import { Line, Slug, TranslatedLine, TranslatedText } from './fields.ts';

const strict = { additionalProperties: false };

/** One for both languages, or one for each: a lesson's code has Norwegian names in Norwegian, English in English. */
export function InEach<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Object({ _no: schema, _eng: schema }, strict)]);
}
export type InEach<T> = T | Record<HumanLang, T>;

export function inLanguage<T>(value: InEach<T>, lang: HumanLang): T {
  const isBoth =
    typeof value === 'object' && value !== null && Object.hasOwn(value, '_no') && Object.hasOwn(value, '_eng');
  return isBoth ? (value as Record<HumanLang, T>)[lang] : (value as T);
}

/**
 * A check is an input and never an assertion: what comes out of the learner's program is compared with
 * what comes out of the reference solution, outside the interpreter.
 */
const Name = Type.String({ pattern: '^[\\p{L}_$][\\p{L}\\p{N}_$]*$', maxLength: 60 });
const Selector = Line(200);
const Stdin = Type.String({ maxLength: 2000 });

const INPUTS = {
  call: {
    function: InEach(Name),
    args: InEach(Type.Array(Type.Unknown(), { maxItems: 10 })),
    stdin: Type.Optional(InEach(Stdin)),
  },
  stdin: { stdin: InEach(Stdin) },
  expression: { code: InEach(Type.String({ minLength: 1, maxLength: 500 })), stdin: Type.Optional(InEach(Stdin)) },
  source: { construct: InEach(Type.String({ pattern: '^[a-z_]+(:[\\p{L}_$][\\p{L}\\p{N}_$.]*)?$', maxLength: 80 })) },
  style: {
    selector: InEach(Selector),
    property: Type.String({ pattern: '^-{0,2}[a-z][a-z0-9-]*$', maxLength: 60 }),
    width: Type.Optional(Type.Integer({ minimum: 200, maximum: 2000 })),
  },
  count: { selector: InEach(Selector) },
  text: { selector: InEach(Selector) },
  attribute: { selector: InEach(Selector), attribute: Type.String({ pattern: '^[a-z][a-z-]*$', maxLength: 40 }) },
} as const;
export const CHECK_KINDS = Object.keys(INPUTS) as readonly CheckKind[];
export type CheckKind = keyof typeof INPUTS;

/** How a wrong answer differs from the right one, as the judge names it: `none`, `case`, `error:NameError`. */
export const Reason = Type.String({ pattern: '^[a-z_]+(:[A-Za-z_]+)?$', maxLength: 60 });

export const Compare = Type.Object(
  {
    /** `lines` (the default): white space at the end of a line and empty lines at the end do not matter. */
    output: Type.Optional(Type.Enum(['exact', 'lines', 'words'])),
    tolerance: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    ignore_case: Type.Optional(Type.Boolean()),
    /** A call or an expression is judged by what it prints too. */
    also_output: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** The author's words for a near miss: by how the answer differs, by the very answer, or by both. */
export const Help = Type.Object(
  {
    reason: Type.Optional(Reason),
    got: Type.Optional(InEach(Type.String({ maxLength: 500 }))),
    txt: TranslatedText(TEXT_LONG_MAX),
  },
  strict,
);

const about = {
  id: Slug,
  name: TranslatedLine(TEXT_MEDIUM_MAX),
  /** A hidden check never leaves the server, nor does what it shows. */
  hidden: Type.Optional(Type.Boolean()),
  /** Of a hidden check, shown when it fails: which kind of input it is ("a number below zero"), never its value. */
  clue: Type.Optional(TranslatedLine(TEXT_MEDIUM_MAX)),
  /** Checks that must hold before this one says anything. */
  after: Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: 5 })),
  compare: Type.Optional(Compare),
  help: Type.Optional(Type.Array(Help, { minItems: 1, maxItems: 10 })),
};

export const Check = Type.Union([
  Type.Object({ ...about, kind: Type.Literal('call'), ...INPUTS.call }, strict),
  Type.Object({ ...about, kind: Type.Literal('stdin'), ...INPUTS.stdin }, strict),
  Type.Object({ ...about, kind: Type.Literal('expression'), ...INPUTS.expression }, strict),
  Type.Object({ ...about, kind: Type.Literal('source'), ...INPUTS.source }, strict),
  Type.Object({ ...about, kind: Type.Literal('style'), ...INPUTS.style }, strict),
  Type.Object({ ...about, kind: Type.Literal('count'), ...INPUTS.count }, strict),
  Type.Object({ ...about, kind: Type.Literal('text'), ...INPUTS.text }, strict),
  Type.Object({ ...about, kind: Type.Literal('attribute'), ...INPUTS.attribute }, strict),
]);
export type Check = Static<typeof Check>;
export const Checks = Type.Array(Check, { minItems: 1, maxItems: 30 });

/** Other right programs, in another style than the solution: each must pass every check. */
export function RightAttempts<T extends TSchema>(Code: T) {
  return Type.Array(Type.Object({ id: Slug, code: Code }, strict), { maxItems: 10 });
}

/** An attempt that a beginner would make, and the check and the reason for which it must fail. */
export function WrongAttempts<T extends TSchema>(Code: T) {
  const Attempt = Type.Object({ id: Slug, check: Slug, reason: Reason, code: Code }, strict);
  return Type.Array(Attempt, { maxItems: 10 });
}
