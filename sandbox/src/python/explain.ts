import type { Explanation } from '../judge/explanation.ts';
import type { ProgramError } from '../judge/observation.ts';
import { DEFINITIONS } from './mistakes/definitions.ts';
import { FOREIGN } from './mistakes/foreign.ts';
import { FORMATS } from './mistakes/formats.ts';
import { MARKS } from './mistakes/marks.ts';
import { createProblem, type Mistake } from './mistakes/mistake.ts';
import { NAMES } from './mistakes/names.ts';
import { NOTHING } from './mistakes/nothing.ts';
import { PLOTS } from './mistakes/plots.ts';
import { QUOTES } from './mistakes/quotes.ts';
import { SCOPE } from './mistakes/scope.ts';
import { SYNTAX, UNREADABLE } from './mistakes/syntax.ts';
import { TYPES } from './mistakes/types.ts';
import { VALUES } from './mistakes/values.ts';

/** The first that fits is shown: what says more is before what says less. */
export const MISTAKES: readonly Mistake[] = [
  ...UNREADABLE,
  ...QUOTES,
  ...MARKS,
  ...DEFINITIONS,
  ...FOREIGN,
  ...SYNTAX,
  ...PLOTS,
  ...SCOPE,
  ...NAMES,
  ...NOTHING,
  ...FORMATS,
  ...TYPES,
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
