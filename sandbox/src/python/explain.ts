import type { Explanation } from '../judge/explanation.ts';
import type { ProgramError } from '../judge/observation.ts';
import { ATTRIBUTES } from './mistakes/attributes.ts';
import { CALCULATING } from './mistakes/calculating.ts';
import { CALLING } from './mistakes/calling.ts';
import { COLLECTIONS } from './mistakes/collections.ts';
import { COMMAS } from './mistakes/commas.ts';
import { DATES } from './mistakes/dates.ts';
import { DEFINITIONS } from './mistakes/definitions.ts';
import { F_STRINGS } from './mistakes/f-strings.ts';
import { FILES } from './mistakes/files.ts';
import { FOREIGN } from './mistakes/foreign.ts';
import { FORMATS } from './mistakes/formats.ts';
import { KEYS } from './mistakes/keys.ts';
import { LOOPS } from './mistakes/loops.ts';
import { MARKS } from './mistakes/marks.ts';
import { MATHEMATICS } from './mistakes/mathematics.ts';
import { createProblem, type Mistake } from './mistakes/mistake.ts';
import { NAMES } from './mistakes/names.ts';
import { NOTHING } from './mistakes/nothing.ts';
import { OBJECTS } from './mistakes/objects.ts';
import { PARENTHESES } from './mistakes/parentheses.ts';
import { PLOTS } from './mistakes/plots.ts';
import { QUOTES } from './mistakes/quotes.ts';
import { RAISED } from './mistakes/raised.ts';
import { SCOPE } from './mistakes/scope.ts';
import { SYNTAX } from './mistakes/syntax.ts';
import { UNREADABLE } from './mistakes/unreadable.ts';
import { VALUES } from './mistakes/values.ts';
import { WORDS } from './mistakes/words.ts';

/** The first that fits is shown: what says more is before what says less. */
export const MISTAKES: readonly Mistake[] = [
  ...WORDS,
  ...UNREADABLE,
  ...QUOTES,
  ...F_STRINGS,
  ...COMMAS,
  ...MATHEMATICS,
  ...MARKS,
  ...DEFINITIONS,
  ...FOREIGN,
  ...SYNTAX,
  ...RAISED,
  ...PLOTS,
  ...SCOPE,
  ...NAMES,
  ...NOTHING,
  ...PARENTHESES,
  ...LOOPS,
  ...OBJECTS,
  ...FILES,
  ...DATES,
  ...CALCULATING,
  ...FORMATS,
  ...CALLING,
  ...COLLECTIONS,
  ...ATTRIBUTES,
  ...KEYS,
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
