import { Type } from 'typebox';
import { LANGUAGES, mayHavePage, type RunLanguage } from '../languages.ts';
import { Line } from './fields.ts';
import { InEach } from './in-each.ts';
import { CheckFiles } from './program-files.ts';

const strict = { additionalProperties: false };
const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const Name = Type.String({ pattern: `^${NAME}$`, maxLength: 60 });
const Selector = Line(200);
const Property = Type.String({ pattern: '^-{0,2}[a-z][a-z0-9-]*$', maxLength: 60 });
const Stdin = Type.String({ maxLength: 2000 });

const STATES = ['hover', 'active', 'focus', 'checked'] as const;
const Declaration = Type.String({ pattern: '^[a-z-]+: ?[^;{}]+$', maxLength: 120 });

/** How a program is run otherwise than as it was written. */
const VARIATION = {
  /** Other values of variables that the program gives a fixed value at its top level. */
  vary: Type.Optional(InEach(Type.Record(Name, Type.Unknown(), { ...strict, minProperties: 1, maxProperties: 5 }))),
  /** Run many times, each with another chance: what comes out must differ as it does for the reference solution. */
  shuffle: Type.Optional(
    InEach(
      Type.Union([
        Type.Literal(true),
        Type.Object({ among: Type.Array(Type.Unknown(), { minItems: 2, maxItems: 100 }) }, strict),
        Type.Object(
          { range: Type.Array(Type.Number({ minimum: -1e9, maximum: 1e9 }), { minItems: 2, maxItems: 2 }) },
          strict,
        ),
      ]),
    ),
  ),
  /** Other contents of the files that come with the block, or files that only this check has. */
  files: Type.Optional(InEach(CheckFiles)),
};

/** Under which circumstances a page is looked at. */
const CIRCUMSTANCES = {
  width: Type.Optional(Type.Integer({ minimum: 200, maximum: 2000 })),
  /** What a reader does to the element, or to those that `state_of` finds. */
  state: Type.Optional(Type.Enum(STATES)),
  state_of: Type.Optional(InEach(Selector)),
  /** What the reader has set, as a media query asks for it. */
  media: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z-]+$' }), Type.String({ pattern: '^[a-z-]+$', maxLength: 30 }), {
      ...strict,
      minProperties: 1,
      maxProperties: 5,
    }),
  ),
  /** Declarations that the browser does not support, as `@supports` asks for them. */
  unsupported: Type.Optional(Type.Array(Declaration, { minItems: 1, maxItems: 5 })),
};

const Key = Type.String({
  pattern: '^(?:.|[A-Z][A-Za-z]+)$',
  maxLength: 20,
  description: 'As KeyboardEvent.key has it',
});

/** What a person does, one step after the other, before a page with a program is looked at. */
const EVENTS = {
  events: Type.Optional(
    InEach(
      Type.Array(
        Type.Union([
          Type.Object({ click: Selector }, strict),
          Type.Object({ type: Selector, text: Type.String({ minLength: 1, maxLength: 200 }) }, strict),
          Type.Object({ key: Key, on: Type.Optional(Selector) }, strict),
          Type.Object({ submit: Selector }, strict),
          Type.Object({ wait: Type.Integer({ minimum: 1, maximum: 60_000 }) }, strict),
          Type.Object({ reload: Type.Literal(true) }, strict),
        ]),
        { minItems: 1, maxItems: 30 },
      ),
    ),
  ),
};

type KindRecord = {
  /** A program is called or fed; a page is looked at. */
  of: 'program' | 'page';
  /** What is compared with what the reference solution gives. */
  asks: string;
  /** What an author writes; each field may be given once for each language with `InEach`. */
  input: Readonly<Record<string, Type.TSchema>>;
};

/**
 * A check is an input and never an assertion: what comes out of the learner's program is compared with
 * what comes out of the reference solution, outside the interpreter.
 *
 * A new kind is a record here and its observer in the sandbox (`sandbox/src/judge/inputs.ts` has its type).
 */
export const CHECK_KINDS = {
  call: {
    of: 'program',
    asks: 'what a function returns',
    input: {
      function: InEach(Name),
      args: InEach(Type.Array(Type.Unknown(), { maxItems: 10 })),
      stdin: Type.Optional(InEach(Stdin)),
      ...VARIATION,
    },
  },
  stdin: {
    of: 'program',
    asks: 'the output, when these lines are typed',
    input: { stdin: InEach(Stdin), ...VARIATION },
  },
  expression: {
    of: 'program',
    asks: 'the value of an expression after the program has run',
    input: {
      code: InEach(Type.String({ minLength: 1, maxLength: 500 })),
      stdin: Type.Optional(InEach(Stdin)),
      ...VARIATION,
    },
  },
  source: {
    of: 'program',
    asks: 'whether the source uses a construct',
    input: {
      construct: InEach(Type.String({ pattern: `^[a-z_]+(:[\\p{L}_$][\\p{L}\\p{N}_$.]*)?$`, maxLength: 80 })),
      /** The function or class in which it counts. */
      within: Type.Optional(InEach(Name)),
    },
  },
  style: {
    of: 'page',
    asks: 'a computed property of everything a selector finds',
    input: {
      selector: InEach(Selector),
      property: Property,
      ...CIRCUMSTANCES,
      ...EVENTS,
    },
  },
  keyframes: {
    of: 'page',
    asks: 'the steps of the animations of everything a selector finds, for one property',
    input: { selector: InEach(Selector), property: Property, ...CIRCUMSTANCES, ...EVENTS },
  },
  count: { of: 'page', asks: 'how many elements a selector finds', input: { selector: InEach(Selector), ...EVENTS } },
  text: {
    of: 'page',
    asks: 'the text of everything a selector finds',
    input: { selector: InEach(Selector), ...EVENTS },
  },
  box: {
    of: 'page',
    asks: 'how wide everything a selector finds becomes, in whole pixels, whichever declarations decide it',
    input: { selector: InEach(Selector), ...CIRCUMSTANCES, ...EVENTS },
  },
  attribute: {
    of: 'page',
    asks: 'an attribute of everything a selector finds',
    input: {
      selector: InEach(Selector),
      attribute: Type.String({ pattern: '^[a-z][a-z-]*$', maxLength: 40 }),
      ...EVENTS,
    },
  },
} as const satisfies Record<string, KindRecord>;

export type CheckKind = keyof typeof CHECK_KINDS;

/** Of a program that has a page both are observed: what it gives, and what it makes of the page. */
export function fitsLanguage(kind: CheckKind, language: RunLanguage, hasPage = false): boolean {
  return CHECK_KINDS[kind].of === LANGUAGES[language].kind || (hasPage && mayHavePage(language));
}
