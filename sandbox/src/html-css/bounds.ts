import type { Limits, Stopped } from '../judge/observation.ts';

/** What a page may be and cost. A page over a bound is stopped, never half judged. */
export const BOUNDS = {
  htmlCharacters: 200_000,
  cssCharacters: 100_000,
  elements: 20_000,
  /** Browsers flatten what is deeper than 512; nobody means to nest so deep. */
  depth: 400,
  selectors: 10_000,
  declarations: 20_000,
  /** Brackets inside brackets in a style sheet. */
  cssDepth: 100,
  /** Variables that refer to variables. */
  variableChain: 200,
  /** One value after all var() in it are replaced. */
  valueCharacters: 20_000,
  selectorCharacters: 2_000,
  /** Of all values together that are made for the elements of a page and kept: a value for each of thousands is much. */
  keptCharacters: 20_000_000,
  /** For a browser, which cannot be stopped: var() in a page, rules inside rules, and costly selectors. */
  browserVariables: 1_000,
  browserNesting: 12,
  browserLooks: 2_000_000,
  stepsPerMillisecond: 5_000,
} as const;

export class OverBounds extends Error {
  readonly stopped: Stopped;

  constructor(stopped: Stopped, what: string) {
    super(`the page has too much of this: ${what}`);
    this.stopped = stopped;
  }
}

/** Counts the work, so that the same page ends at the same place on every machine. */
export class Budget {
  private readonly steps: number;
  private left: number;
  private kept = 0;

  constructor(limits: Limits) {
    this.steps = limits.milliseconds * BOUNDS.stepsPerMillisecond;
    this.left = this.steps;
  }

  /** For the next question: what one costs is not taken from another. */
  refill(): void {
    this.left = this.steps;
  }

  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new OverBounds('time', 'work');
  }

  /** For texts that stay in memory as long as the page does. */
  keep(characters: number): void {
    this.kept += characters;
    if (this.kept > BOUNDS.keptCharacters) throw new OverBounds('memory', 'values');
  }
}
