import { compareSpecificity, type Specificity } from '../selector/selector.ts';
import type { Declared } from './declared.ts';
import type { Rule } from './rules.ts';

/** Who speaks, from weakest to strongest. Importance turns the order around. */
export const LEVELS = { browser: 0, hints: 1, page: 2, pageImportant: 3, browserImportant: 4 } as const;

export type Candidate = Declared & {
  readonly level: number;
  /** For `revert`: attributes from before CSS belong to the page. */
  readonly origin: 'browser' | 'page';
  /** From a style attribute, which stands above all selectors. */
  readonly attached: boolean;
  readonly layer: number;
  readonly specificity: Specificity;
  readonly order: number;
  /** Later in the same block wins. */
  readonly index: number;
};

export function candidateFrom(declared: Declared, rule: Rule, index: number): Candidate {
  const ofPage = rule.origin === 'page';
  const level = declared.important
    ? ofPage
      ? LEVELS.pageImportant
      : LEVELS.browserImportant
    : ofPage
      ? LEVELS.page
      : LEVELS.browser;
  return {
    ...declared,
    level,
    origin: rule.origin,
    attached: false,
    layer: rule.layer.rank,
    specificity: rule.selector.specificity,
    order: rule.order,
    index,
  };
}

/** Weakest first. Among important declarations the layer that stands first wins. */
export function byPrecedence(one: Candidate, other: Candidate): number {
  return (
    one.level - other.level ||
    Number(one.attached) - Number(other.attached) ||
    (one.important ? other.layer - one.layer : one.layer - other.layer) ||
    compareSpecificity(one.specificity, other.specificity) ||
    one.order - other.order ||
    one.index - other.index
  );
}
