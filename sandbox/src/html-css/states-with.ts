import type { PageState } from '../judge/inputs.ts';

/** Who else is in a state with an element: pointing at a word is pointing at its paragraph too. */
export const STATES_WITH: Readonly<
  Record<PageState, { readonly itself: readonly string[]; readonly around: readonly string[] }>
> = {
  hover: { itself: ['hover'], around: ['hover'] },
  active: { itself: ['active', 'hover'], around: ['active', 'hover'] },
  checked: { itself: ['checked'], around: [] },
  focus: { itself: ['focus', 'focus-visible', 'focus-within'], around: ['focus-within'] },
};
