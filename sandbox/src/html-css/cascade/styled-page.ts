import type { Budget } from '../bounds.ts';
import { partsOf } from '../css/parts.ts';
import { parseSheet } from '../css/syntax.ts';
import type { PageElement } from '../page/tree.ts';
import { type ForcedStates, Matcher } from '../selector/match.ts';
import { parseSelectors } from '../selector/parse.ts';
import { WINDOW, type Window } from '../window.ts';
import { BROWSER_SHEET } from './browser-sheet.ts';
import type { Declared } from './declared.ts';
import type { Rule } from './precedence.ts';
import { type Keyframe, type Prepared, prepare } from './prepared.ts';
import { Rules } from './rules.ts';
import { Style } from './style.ts';

/** The same for every page: it is read once, and asks nothing about the window. */
const BROWSER_RULES = new Rules('browser', [prepare(parseSheet(BROWSER_SHEET))], WINDOW);

const [ANYTHING] = parseSelectors(partsOf('*'));

/** What a step of an animation declares is above every rule that is not important. */
function frameRule(declared: readonly Declared[]): Rule {
  if (!ANYTHING) throw new Error('no selector');
  const layer = { rank: 0, inside: new Map() };
  return { selector: ANYTHING, declared, origin: 'animation', layer, order: 0, candidates: null };
}

/** A page with its style sheets in a window of one size. */
export class StyledPage {
  readonly window: Window;
  readonly budget: Budget;
  readonly matcher: Matcher;
  private readonly pageRules: Rules;
  private readonly top: PageElement;
  private readonly styles = new Map<PageElement, Style>();

  constructor(
    top: PageElement,
    sheets: readonly (readonly Prepared[])[],
    window: Window,
    budget: Budget,
    forced?: ForcedStates,
  ) {
    this.top = top;
    this.window = window;
    this.budget = budget;
    this.matcher = new Matcher(budget, forced);
    this.pageRules = new Rules('page', sheets, window);
  }

  /** Rules that could mean this element. */
  *rulesAbout(element: PageElement): Iterable<Rule> {
    yield* BROWSER_RULES.about(element);
    yield* this.pageRules.about(element);
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

  /** The steps of an animation; none for a name that no animation has. */
  keyframes(name: string): readonly Keyframe[] {
    return this.pageRules.keyframes.get(name) ?? [];
  }

  /** The style of an element at one step of an animation. */
  styleAt(element: PageElement, frames: readonly Keyframe[]): Style {
    const plain = this.styleOf(element);
    const declared = frames.flatMap((frame) => frame.declared);
    const { window, budget, matcher, topStyle } = this;
    const rulesAbout = () => [...this.rulesAbout(element), frameRule(declared)];
    return new Style({ window, budget, matcher, topStyle, rulesAbout }, element, null, plain.around);
  }

  pseudoStyleOf(element: PageElement, pseudoElement: string): Style {
    return new Style(this, element, pseudoElement, this.styleOf(element));
  }
}
