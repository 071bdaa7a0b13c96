import type { Color } from '../value/color.ts';
import type { Window } from '../window.ts';
import type { DeclaredValue } from './declared.ts';

/**
 * A font size as Chromium stores it. `keyword`: the step on the scale from xx-small (1), or 0. `fixed`: said in a unit
 * that has nothing to do with the font around; such a size stays when the font becomes monospace.
 */
export type Font = {
  readonly size: number;
  readonly keyword: number;
  readonly fixed: boolean;
  readonly monospace: boolean;
};

export const FIRST_FONT: Font = { size: 16, keyword: 4, fixed: false, monospace: false };

/** What the rules of single properties ask of the style of an element. */
export type ComputedStyle = {
  /** Of the element around; null for the top element. */
  readonly around: ComputedStyle | null;
  readonly page: { readonly window: Window; readonly topStyle: ComputedStyle };
  readonly font: Font;
  readonly color: Color;
  get(property: string): string;
  /** The value that wins for a property, with every var() replaced; null where nothing valid is declared. */
  winner(property: string): DeclaredValue | null;
};
