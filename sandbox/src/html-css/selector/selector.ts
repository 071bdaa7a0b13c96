/** A selector as data. `left` of a complex selector is what is before its last combinator. */
export type Combinator = ' ' | '>' | '+' | '~';

/** [ids; classes, attributes and pseudo-classes; elements and pseudo-elements] */
export type Specificity = readonly [number, number, number];

export type Complex = {
  readonly tests: readonly Test[];
  /** Without colons: `before`; null for the element itself. */
  readonly pseudoElement: string | null;
  readonly combinator: Combinator | null;
  readonly left: Complex | null;
  readonly specificity: Specificity;
};

export type AttributeTest = {
  readonly kind: 'attribute';
  readonly name: string;
  readonly operator: '' | '=' | '~=' | '|=' | '^=' | '$=' | '*=';
  readonly value: string;
  readonly ignoreCase: boolean;
};

export type Test =
  | { readonly kind: 'element'; readonly name: string }
  | { readonly kind: 'id'; readonly name: string }
  | { readonly kind: 'class'; readonly name: string }
  | AttributeTest
  | { readonly kind: 'state'; readonly name: string; readonly argument: string }
  | { readonly kind: 'is'; readonly selectors: readonly Complex[] }
  | { readonly kind: 'not'; readonly selectors: readonly Complex[] }
  | { readonly kind: 'has'; readonly selectors: readonly Complex[] }
  | {
      readonly kind: 'nth';
      readonly step: number;
      readonly offset: number;
      readonly fromEnd: boolean;
      readonly of: readonly Complex[] | 'type' | null;
    }
  /** The element that a relative selector starts from: what :has() is asked of. */
  | { readonly kind: 'anchor' }
  | { readonly kind: 'never' };

export const NO_SPECIFICITY: Specificity = [0, 0, 0];

export function compareSpecificity(one: Specificity, other: Specificity): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

export function addSpecificity(one: Specificity, other: Specificity): Specificity {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

export function greatestSpecificity(selectors: readonly Complex[]): Specificity {
  return selectors.reduce<Specificity>(
    (greatest, { specificity }) => (compareSpecificity(specificity, greatest) > 0 ? specificity : greatest),
    NO_SPECIFICITY,
  );
}
