import type { Budget } from '../bounds.ts';
import { parseSheet } from '../css/syntax.ts';
import type { PageElement } from '../page/tree.ts';
import { type ForcedState, Matcher } from '../selector/match.ts';
import type { Window } from '../window.ts';
import { BROWSER_SHEET } from './browser-sheet.ts';
import { type Prepared, prepare } from './prepared.ts';
import { Rules } from './rules.ts';
import { Style } from './style.ts';

const BROWSER: readonly Prepared[] = prepare(parseSheet(BROWSER_SHEET));

/** A page with its style sheets in a window of one size. */
export class StyledPage {
  readonly window: Window;
  readonly budget: Budget;
  readonly matcher: Matcher;
  readonly rules: Rules;
  private readonly top: PageElement;
  private readonly styles = new Map<PageElement, Style>();

  constructor(
    top: PageElement,
    sheets: readonly (readonly Prepared[])[],
    window: Window,
    budget: Budget,
    forced: ForcedState | null = null,
  ) {
    this.top = top;
    this.window = window;
    this.budget = budget;
    this.matcher = new Matcher(budget, forced);
    this.rules = new Rules(
      [{ origin: 'browser', prepared: BROWSER }, ...sheets.map((prepared) => ({ origin: 'page' as const, prepared }))],
      window,
    );
  }

  get topStyle(): Style {
    return this.styleOf(this.top);
  }

  styleOf(element: PageElement): Style {
    // From the outside in, so that a deep page needs no deep stack.
    const missing: PageElement[] = [];
    for (let around: PageElement | null = element; around && !this.styles.has(around); around = around.parentElement)
      missing.push(around);
    for (const one of missing.reverse()) {
      const parent = one.parentElement;
      this.styles.set(one, new Style(this, one, null, parent ? (this.styles.get(parent) ?? null) : null));
    }
    return this.styles.get(element) as Style;
  }

  pseudoStyleOf(element: PageElement, pseudoElement: string): Style {
    return new Style(this, element, pseudoElement, this.styleOf(element));
  }
}
