import { type Static, type TSchema, Type } from 'typebox';
import { TEXT_LONG_MAX, TEXT_MEDIUM_MAX } from '../limits.ts';
import { CHECK_KINDS, type CheckKind } from './check-kinds.ts';
import { Slug, TranslatedLine, TranslatedText } from './fields.ts';
import { InEach } from './in-each.ts';

export { InEach, inLanguage } from './in-each.ts';

const strict = { additionalProperties: false };

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

type CheckOf<Kind extends CheckKind> = Static<Type.TObject<typeof about>> & { kind: Kind } & Static<
    Type.TObject<(typeof CHECK_KINDS)[Kind]['input']>
  >;
export type Check = { [Kind in CheckKind]: CheckOf<Kind> }[CheckKind];

export const Check = Type.Unsafe<Check>(
  Type.Union(
    Object.entries(CHECK_KINDS).map(([kind, { input }]) =>
      Type.Object({ ...about, kind: Type.Literal(kind), ...input }, strict),
    ),
  ),
);
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
