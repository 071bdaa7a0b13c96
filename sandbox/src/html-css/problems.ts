import type { PageSource } from '../judge/inputs.ts';
import { OverBounds } from './bounds.ts';
import { parsePage } from './page/tree.ts';
import { cssProblems } from './problem/css-problems.ts';
import { htmlProblems } from './problem/html-problems.ts';
import type { PageProblem } from './problem/problem.ts';

export type { PageProblem } from './problem/problem.ts';

const PROBLEMS_MAX = 20;

/** What a browser passes over in silence, from the top of the page to the end of the style sheet. */
export function findProblems({ html, css = '' }: PageSource): PageProblem[] {
  try {
    const { top } = parsePage(html);
    const problems = [...htmlProblems(html), ...cssProblems(css, top)];
    const place = ({ part, line, column }: PageProblem) =>
      (part === 'css' ? 1e9 : 0) + (line ?? 0) * 1000 + (column ?? 0);
    return problems.toSorted((one, other) => place(one) - place(other)).slice(0, PROBLEMS_MAX);
  } catch (error) {
    // A page over its bounds is stopped; that says enough.
    if (error instanceof OverBounds || error instanceof RangeError) return [];
    throw error;
  }
}
