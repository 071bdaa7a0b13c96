/** Names that browsers know. An unknown one makes the whole rule invalid, so these lists decide whether a rule counts. */

/** True of an element by what is in the page. */
export const STRUCTURE_STATES = [
  'root',
  'scope',
  'empty',
  'link',
  'any-link',
  'checked',
  'disabled',
  'enabled',
  'required',
  'optional',
  'read-only',
  'read-write',
  'placeholder-shown',
  'default',
  'indeterminate',
  'defined',
  'open',
  'valid',
  'invalid',
  'in-range',
  'out-of-range',
] as const;

/** True of nothing on a page that nobody has touched; an input may ask for some of them. */
export const TOUCHED_STATES = [
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'visited',
  'target',
  'fullscreen',
  'modal',
  'popover-open',
  'autofill',
  'user-valid',
  'user-invalid',
  'picture-in-picture',
  '-webkit-autofill',
  'paused',
  'playing',
  'seeking',
  'buffering',
  'stalled',
  'muted',
  'volume-locked',
  'target-current',
  'active-view-transition',
  'host',
  'xr-overlay',
  '-webkit-full-screen',
  'target-before',
  'target-after',
  'interest-source',
  'interest-target',
  '-webkit-any-link',
  '-webkit-drag',
  'past',
  'future',
  'current',
] as const;

export const POSITIONS: Readonly<Record<string, { fromEnd: boolean; ofType: boolean; only?: true }>> = {
  'first-child': { fromEnd: false, ofType: false },
  'last-child': { fromEnd: true, ofType: false },
  'only-child': { fromEnd: false, ofType: false, only: true },
  'first-of-type': { fromEnd: false, ofType: true },
  'last-of-type': { fromEnd: true, ofType: true },
  'only-of-type': { fromEnd: false, ofType: true, only: true },
};

export const NTH: Readonly<Record<string, { fromEnd: boolean; ofType: boolean }>> = {
  'nth-child': { fromEnd: false, ofType: false },
  'nth-last-child': { fromEnd: true, ofType: false },
  'nth-of-type': { fromEnd: false, ofType: true },
  'nth-last-of-type': { fromEnd: true, ofType: true },
};

export const PSEUDO_ELEMENTS = [
  'before',
  'after',
  'first-line',
  'first-letter',
  'marker',
  'placeholder',
  'selection',
  'backdrop',
  'file-selector-button',
  'cue',
  'grammar-error',
  'spelling-error',
  'target-text',
  'details-content',
  'view-transition',
  'search-text',
  'checkmark',
  'picker-icon',
  'scroll-marker',
  'scroll-marker-group',
  'column',
] as const;

/** Pseudo-elements from before the double colon. */
export const ONE_COLON_ELEMENTS = ['before', 'after', 'first-line', 'first-letter'] as const;
