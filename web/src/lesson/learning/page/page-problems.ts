export { decidingLine } from '@kodestien/sandbox/html-css/deciding-line';

import { explain } from '@kodestien/sandbox/html-css/explain';
import { findProblems } from '@kodestien/sandbox/html-css/problems';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { PageSource } from '@kodestien/sandbox/judge/inputs';

/** What a browser passes over in silence in the part that the learner writes, explained, from the top down. */
export function explainPage(language: 'html' | 'css', source: PageSource): Explanation[] {
  return findProblems(source)
    .filter(({ part }) => part === language)
    .flatMap((problem) => explain(problem) ?? []);
}
