import { type Complex, compareSpecificity, type Specificity } from '../selector/selector.ts';
import type { Declared } from './declared.ts';

/** Who speaks, from weakest to strongest. Importance turns the order around. */
export const LEVELS = {
  browser: 0,
  hints: 1,
  page: 2,
  animation: 3,
  pageImportant: 4,
  browserImportant: 5,
} as const;

export type Candidate = Declared & {
  readonly level: number;
  /** For `revert`: attributes from before CSS belong to the page. */
  readonly origin: Origin;
  /** From a style attribute, which is above all selectors. */
  readonly attached: boolean;
  readonly layer: number;
  readonly specificity: Specificity;
  readonly order: number;
  /** Later in the same block wins. */
  readonly index: number;
};

export type Origin = 'browser' | 'page' | 'animation';

/** One selector of one rule that counts in this window, with its place in the cascade. */
export type Rule = {
  readonly selector: Complex;
  readonly declared: readonly Declared[];
  readonly origin: Origin;
  readonly layer: Layer;
  readonly order: number;
  /** What it says about each property; made when it is first asked, and the same for every element. */
  candidates: ReadonlyMap<string, readonly Candidate[]> | null;
};

/** `rank` is set when all layers are known: a layer is after what is layered inside it. */
export type Layer = { rank: number; readonly inside: Map<string | symbol, Layer> };

export function candidatesOf(rule: Rule): ReadonlyMap<string, readonly Candidate[]> {
  rule.candidates ??= byName(rule.declared.map((declared, index) => candidateFrom(declared, rule, index)));
  return rule.candidates;
}

export function byName(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  return Map.groupBy(candidates, ({ name }) => name);
}

const LEVELS_OF: Readonly<Record<Origin, readonly [normal: number, important: number]>> = {
  browser: [LEVELS.browser, LEVELS.browserImportant],
  page: [LEVELS.page, LEVELS.pageImportant],
  animation: [LEVELS.animation, LEVELS.animation],
};

function candidateFrom(declared: Declared, rule: Rule, index: number): Candidate {
  const { origin, layer, selector, order } = rule;
  const [normal, important] = LEVELS_OF[origin];
  const level = declared.important ? important : normal;
  return {
    ...declared,
    level,
    origin,
    attached: false,
    layer: layer.rank,
    specificity: selector.specificity,
    order,
    index,
  };
}

/** Weakest first. Among important declarations the layer that is first wins. */
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
