import type { Budget } from '../bounds.ts';
import { elementsOf, type PageElement } from '../page/tree.ts';
import { remember } from '../remember.ts';
import { isNth } from './nth.ts';
import type { AttributeTest, Complex, Test } from './selector.ts';
import { isInState } from './states.ts';

/** Where a :has() is asked from, and what is known from there. */
type Anchor = { readonly element: PageElement; readonly remembered: Remembered };
type Remembered = Map<Complex, Map<PageElement, boolean>>;

/** Elements that are looked at as if a reader touched them, by the name of the pseudo-class. */
export type ForcedStates = ReadonlyMap<string, ReadonlySet<PageElement>>;

/**
 * Asks of elements whether selectors mean them. What is left of a combinator is remembered for each element: without
 * that, `a b c d e f` in a deep page costs its depth to the power of its combinators.
 */
export class Matcher {
  private readonly budget: Budget;
  private readonly remembered: Remembered = new Map();
  private readonly classes = new Map<PageElement, ReadonlySet<string>>();
  private readonly rows = new Map<PageElement, PageElement[]>();
  private readonly places = new Map<Test, Map<PageElement, number>>();
  private readonly forced: ForcedStates;
  private pageSize: number | null = null;

  constructor(budget: Budget, forced: ForcedStates = new Map()) {
    this.budget = budget;
    this.forced = forced;
  }

  matches(selector: Complex, element: PageElement, anchor: Anchor | null = null): boolean {
    this.budget.spend(1);
    for (const test of selector.tests) if (!this.passes(test, element, anchor)) return false;
    return selector.left === null || this.matchesLeft(selector, selector.left, element, anchor);
  }

  private matchesLeft(selector: Complex, left: Complex, element: PageElement, anchor: Anchor | null): boolean {
    switch (selector.combinator) {
      case '>':
        return this.known(left, element.parentElement, anchor);
      case '+':
        return this.known(left, this.previous(element), anchor);
      case '~': {
        for (let other = this.previous(element); other; other = this.previous(other))
          if (this.known(left, other, anchor)) return true;
        return false;
      }
      default: {
        for (let other = element.parentElement; other; other = other.parentElement)
          if (this.known(left, other, anchor)) return true;
        return false;
      }
    }
  }

  private known(selector: Complex, element: PageElement | null, anchor: Anchor | null): boolean {
    this.budget.spend(1);
    if (!element) return false;
    // What is asked from an anchor has another answer for the next anchor.
    const remembered = anchor?.remembered ?? this.remembered;
    const answers = remember(remembered, selector, () => new Map<PageElement, boolean>());
    const before = answers.get(element);
    if (before !== undefined) return before;
    const answer = this.matches(selector, element, anchor);
    answers.set(element, answer);
    return answer;
  }

  private passes(test: Test, element: PageElement, anchor: Anchor | null): boolean {
    switch (test.kind) {
      case 'element':
        return element.name === (element.isHtml ? test.name.toLowerCase() : test.name);
      case 'id':
        return element.attributes.get('id') === test.name;
      case 'class':
        return this.classesOf(element).has(test.name);
      case 'attribute':
        this.budget.spend(costOfAttribute(test, element));
        return attributePasses(test, element);
      case 'is':
        return test.selectors.some((selector) => this.known(selector, element, null));
      case 'not':
        return !test.selectors.some((selector) => this.known(selector, element, null));
      case 'has':
        return test.selectors.some((selector) => this.has(selector, element));
      case 'nth':
        return this.isInPlace(test, element);
      case 'state':
        return this.isInState(test.name, test.argument, element);
      case 'anchor':
        return element === anchor?.element;
      case 'never':
        return false;
    }
  }

  private isInState(name: string, argument: string, element: PageElement): boolean {
    this.budget.spend(this.costOfState(name, element));
    return this.forced.get(name)?.has(element) || isInState(name, argument, element);
  }

  /** Whether a control is checked, valid or disabled depends on its group: for each one the page is looked through. */
  private costOfState(name: string, element: PageElement): number {
    if (!LOOKS_AROUND.has(name) || (name !== 'dir' && !IN_FORMS.has(element.name))) return 1;
    this.pageSize ??= elementsOf(topOf(element)).length;
    return this.pageSize;
  }

  private has(selector: Complex, anchor: PageElement): boolean {
    const from: Anchor = { element: anchor, remembered: new Map() };
    return this.reachable(selector, anchor).some((element) => this.matches(selector, element, from));
  }

  /** Where :has() must look: inside, or among what follows and inside that. */
  private reachable(selector: Complex, anchor: PageElement): PageElement[] {
    let first = selector;
    let onlySiblings = true;
    for (; first.left?.left; first = first.left)
      if (first.combinator === ' ' || first.combinator === '>') onlySiblings = false;
    const inside = first.combinator === ' ' || first.combinator === '>';
    const followers = inside ? [] : this.row(anchor).slice(this.row(anchor).indexOf(anchor) + 1);
    const found = inside ? elementsOf(anchor).slice(1) : onlySiblings ? followers : followers.flatMap(elementsOf);
    this.budget.spend(found.length);
    return found;
  }

  private isInPlace(test: Test & { kind: 'nth' }, element: PageElement): boolean {
    if (!element.parent) return false;
    if (Array.isArray(test.of) && !test.of.some((selector) => this.known(selector, element, null))) return false;
    return isNth(this.placeOf(test, element), test.step, test.offset);
  }

  private placeOf(test: Test & { kind: 'nth' }, element: PageElement): number {
    const places = remember(this.places, test, () => new Map<PageElement, number>());
    const before = places.get(element);
    if (before !== undefined) return before;
    const row = test.fromEnd ? this.row(element).toReversed() : this.row(element);
    this.budget.spend(row.length * 4);
    const counts = new Map<string, number>();
    for (const other of row) {
      const counted = !Array.isArray(test.of) || test.of.some((selector) => this.known(selector, other, null));
      const key = test.of === 'type' ? other.name : '';
      const place = (counts.get(key) ?? 0) + (counted ? 1 : 0);
      counts.set(key, place);
      places.set(other, place);
    }
    return places.get(element) ?? 0;
  }

  private classesOf(element: PageElement): ReadonlySet<string> {
    return remember(this.classes, element, () => {
      const value = element.attributes.get('class') ?? '';
      this.budget.spend(value.length / 10);
      return new Set(value.split(/[ \t\n\f\r]+/).filter(Boolean));
    });
  }

  /** The element and its siblings; the top element is alone. */
  private row(element: PageElement): PageElement[] {
    const parent = element.parentElement;
    if (!parent) return [element];
    return remember(this.rows, parent, () => parent.elements);
  }

  private readonly before = new Map<PageElement, PageElement | null>();

  private previous(element: PageElement): PageElement | null {
    const known = this.before.get(element);
    if (known !== undefined) return known;
    let last: PageElement | null = null;
    for (const other of this.row(element)) {
      this.before.set(other, last);
      last = other;
    }
    return this.before.get(element) ?? null;
  }
}

const LOOKS_AROUND = new Set(['checked', 'default', 'dir', 'disabled', 'enabled', 'indeterminate', 'invalid', 'valid']);
const IN_FORMS = new Set(['button', 'fieldset', 'form', 'input', 'optgroup', 'option', 'select', 'textarea']);
const CHARACTERS_PER_STEP = 40;
/** Of taking the words of an attribute apart. */
const WORDS_COST = 5;

function costOfAttribute(test: AttributeTest, element: PageElement): number {
  const characters = element.attribute(test.name)?.length ?? 0;
  return characters / CHARACTERS_PER_STEP + (test.operator === '~=' && characters > 0 ? WORDS_COST : 0);
}

function topOf(element: PageElement): PageElement {
  let top = element;
  while (top.parentElement) top = top.parentElement;
  return top;
}

function attributePasses(test: AttributeTest, element: PageElement): boolean {
  const found = element.attribute(test.name);
  if (found === null) return false;
  const given = test.ignoreCase ? lowerAscii(found) : found;
  const requested = test.ignoreCase ? lowerAscii(test.value) : test.value;
  switch (test.operator) {
    case '':
      return true;
    case '=':
      return given === requested;
    case '~=':
      return requested !== '' && !/[ \t\n\f\r]/.test(requested) && given.split(/[ \t\n\f\r]+/).includes(requested);
    case '|=':
      return given === requested || given.startsWith(`${requested}-`);
    case '^=':
      return requested !== '' && given.startsWith(requested);
    case '$=':
      return requested !== '' && given.endsWith(requested);
    case '*=':
      return requested !== '' && given.includes(requested);
  }
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
