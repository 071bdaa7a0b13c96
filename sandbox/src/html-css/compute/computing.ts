import type { Color } from '../value/color.ts';
import type { Print } from '../value/print.ts';
import type { Measures } from '../value/units.ts';

/** What a rule may ask while it computes one property of one element. */
export type Computing = {
  readonly measures: Measures;
  readonly color: Color;
  /** Another computed value of the same element. */
  get(property: string): string;
  /** A computed value of the element around; of a page without style for the top element. */
  parent(property: string): string;
  readonly isTop: boolean;
  readonly pseudoElement: string | null;
  attribute(name: string): string | null;
};

export function lengths(computing: Computing): Print {
  return { measures: computing.measures, zero: 'px' };
}
