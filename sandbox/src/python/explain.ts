import type { Explanation } from '../judge/explanation.ts';
import type { ProgramError } from '../judge/observation.ts';
import { ATTRIBUTES } from './mistakes/attributes.ts';
import { BRACKETS } from './mistakes/brackets.ts';
import { CALCULATING } from './mistakes/calculating.ts';
import { CALLING } from './mistakes/calling.ts';
import { CLASS_MEMBERS } from './mistakes/class-members.ts';
import { COLLECTIONS } from './mistakes/collections.ts';
import { COMMAS } from './mistakes/commas.ts';
import { CONVERSIONS } from './mistakes/conversions.ts';
import { DATES } from './mistakes/dates.ts';
import { DEFINITIONS } from './mistakes/definitions.ts';
import { F_STRINGS } from './mistakes/f-strings.ts';
import { FILES } from './mistakes/files.ts';
import { FOREIGN_LINES } from './mistakes/foreign-lines.ts';
import { FOREIGN_SIGNS } from './mistakes/foreign-signs.ts';
import { FOREIGN_STATEMENTS } from './mistakes/foreign-statements.ts';
import { FORMATS } from './mistakes/formats.ts';
import { FUNCTIONS } from './mistakes/functions.ts';
import { GIVEN_VALUES } from './mistakes/given-values.ts';
import { IMPORTS } from './mistakes/imports.ts';
import { KEYS } from './mistakes/keys.ts';
import { PARTS, PLACES } from './mistakes/list-contents.ts';
import { LOOP_ITEMS } from './mistakes/loop-items.ts';
import { LOOPS } from './mistakes/loops.ts';
import { MATHEMATICS } from './mistakes/mathematics.ts';
import { MISPLACED } from './mistakes/misplaced.ts';
import { MISPLACED_SIGNS } from './mistakes/misplaced-signs.ts';
import { createProblem, type Mistake } from './mistakes/mistake.ts';
import { NAMED_ARGUMENTS } from './mistakes/named-arguments.ts';
import { NEVER_MADE } from './mistakes/never-made.ts';
import { NOTHING } from './mistakes/nothing.ts';
import { OBJECTS } from './mistakes/objects.ts';
import { OPERATORS_AND_NUMBERS } from './mistakes/operators-and-numbers.ts';
import { OWN_METHODS } from './mistakes/own-methods.ts';
import { PARENTHESES } from './mistakes/parentheses.ts';
import { PLOTS } from './mistakes/plots.ts';
import { PUNCTUATION } from './mistakes/punctuation.ts';
import { PYTHON_2 } from './mistakes/python-2.ts';
import { QUOTES } from './mistakes/quotes.ts';
import { RAISED } from './mistakes/raised.ts';
import { SCOPE } from './mistakes/scope.ts';
import { STATEMENTS } from './mistakes/statements.ts';
import { SUBSCRIPTS } from './mistakes/subscripts.ts';
import { SYNTAX } from './mistakes/syntax.ts';
import { TEXTS_AND_NUMBERS } from './mistakes/texts-and-numbers.ts';
import { UNKNOWN_NAMES } from './mistakes/unknown-names.ts';
import { UNREADABLE } from './mistakes/unreadable.ts';
import { VALUES } from './mistakes/values.ts';
import { WORDS } from './mistakes/words.ts';

/** The first that fits is shown: what says more is before what says less. */
export const MISTAKES: readonly Mistake[] = [
  ...WORDS,
  ...F_STRINGS,
  ...UNREADABLE,
  ...QUOTES,
  ...PYTHON_2,
  ...FOREIGN_LINES,
  ...MISPLACED,
  ...MISPLACED_SIGNS,
  ...COMMAS,
  ...MATHEMATICS,
  ...PUNCTUATION,
  ...OPERATORS_AND_NUMBERS,
  ...DEFINITIONS,
  ...NAMED_ARGUMENTS,
  ...FOREIGN_STATEMENTS,
  ...FOREIGN_SIGNS,
  ...STATEMENTS,
  ...BRACKETS,
  ...SYNTAX,
  ...RAISED,
  ...PLOTS,
  ...FUNCTIONS,
  ...GIVEN_VALUES,
  ...LOOP_ITEMS,
  ...OWN_METHODS,
  ...NEVER_MADE,
  ...CLASS_MEMBERS,
  ...SCOPE,
  ...UNKNOWN_NAMES,
  ...IMPORTS,
  ...NOTHING,
  ...PARENTHESES,
  ...LOOPS,
  ...OBJECTS,
  ...FILES,
  ...DATES,
  ...TEXTS_AND_NUMBERS,
  ...CALCULATING,
  ...FORMATS,
  ...CALLING,
  ...COLLECTIONS,
  ...SUBSCRIPTS,
  ...ATTRIBUTES,
  ...KEYS,
  ...PLACES,
  ...CONVERSIONS,
  ...PARTS,
  ...VALUES,
];

/** What happened, why, and what to try, for the mistakes that beginners make; null for the others. */
export function explain(error: ProgramError, source: string): Explanation | null {
  const problem = createProblem(error, source);
  for (const { id, find } of MISTAKES) {
    const texts = find(problem);
    if (texts) return { id, ...texts, line: error.line };
  }
  return null;
}
