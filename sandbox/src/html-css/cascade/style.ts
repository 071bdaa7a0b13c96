import { BOUNDS, type Budget, OverBounds } from '../bounds.ts';
import { computeValue } from '../compute/compute.ts';
import type { Computing } from '../compute/computing.ts';
import { partsOf, trimSpace } from '../css/parts.ts';
import { parseDeclarations } from '../css/syntax.ts';
import type { PageElement } from '../page/tree.ts';
import { initialParts } from '../property/initial.ts';
import { LOGICAL, LOGICAL_FOR } from '../property/logical.ts';
import { type Kind, LONGHANDS } from '../property/longhands.ts';
import { wideKeyword } from '../property/wide.ts';
import type { Matcher } from '../selector/match.ts';
import { typeOf } from '../selector/states.ts';
import { BLACK, type Color, readColor } from '../value/color.ts';
import type { Measures } from '../value/units.ts';
import type { Window } from '../window.ts';
import type { ComputedStyle, Font } from './computed-style.ts';
import { substitute } from './custom.ts';
import { type DeclaredValue, declaredFrom, expandedValue } from './declared.ts';
import { computeFont } from './font-size.ts';
import { hintsOf } from './hints.ts';
import { computeLineHeight } from './line-height.ts';
import { byName, byPrecedence, type Candidate, candidatesOf, LEVELS, type Rule } from './precedence.ts';
import { resolvedValue } from './resolved.ts';
import { StyleMeasures, usedLineHeight } from './style-measures.ts';

/** Shorter values of all elements together take little room. */
const LONG_VALUE = 500;
const CHARACTERS_PER_STEP = 4;
const OF_THE_CONTROL = /^(?:border-(?:top|right|bottom|left)-|padding-)/;
const ADJUSTED = new Set(['display', 'float']);

/** What a style asks of the page around it. */
type PageOfStyle = {
  readonly window: Window;
  readonly budget: Budget;
  readonly matcher: Matcher;
  readonly topStyle: Style;
  /** Rules that could mean this element. */
  rulesAbout(element: PageElement): Iterable<Rule>;
};

/** All computed values of one element (or of a pseudo-element of it), each worked out when it is requested. */
export class Style implements ComputedStyle {
  readonly page: PageOfStyle;
  readonly element: PageElement;
  readonly pseudoElement: string | null;
  /** Of the element around; null for the top element. */
  readonly around: Style | null;
  /** By rule, and in it by property. */
  private readonly declared: readonly ReadonlyMap<string, readonly Candidate[]>[];
  private readonly computed = new Map<string, string>();
  private readonly custom = new Map<string, string | null>();
  private readonly underWay: string[] = [];
  private readonly cyclic = new Set<string>();
  private knownFont: Font | null = null;
  private knownColor: Color | null = null;
  private knownMeasures: Measures | null = null;

  constructor(page: PageOfStyle, element: PageElement, pseudoElement: string | null, around: Style | null) {
    this.page = page;
    this.element = element;
    this.pseudoElement = pseudoElement;
    this.around = around;
    this.declared = this.collect();
  }

  /** What a browser answers for the computed style of an element. */
  resolved(property: string): string {
    return property.startsWith('--')
      ? (this.customValue(property) ?? '')
      : resolvedValue(this, this.physical(property));
  }

  get(property: string): string {
    const cached = this.computed.get(property);
    if (cached !== undefined) return cached;
    this.page.budget.spend(10);
    const value = this.compute(property);
    this.page.budget.spend(value.length / 10);
    if (value.length > LONG_VALUE) this.page.budget.keep(value.length);
    this.computed.set(property, value);
    return value;
  }

  get font(): Font {
    this.knownFont ??= computeFont(this);
    return this.knownFont;
  }

  get color(): Color {
    this.knownColor ??= readColor(partsOf(this.get('color'))[0], BLACK) ?? BLACK;
    return this.knownColor;
  }

  get measures(): Measures {
    this.knownMeasures ??= new StyleMeasures(this, this.font, () => usedLineHeight(this));
    return this.knownMeasures;
  }

  /** The value that wins for a property, with every var() replaced; null where nothing valid is declared. */
  winner(property: string): DeclaredValue | null {
    const candidates = this.candidatesFor(property);
    let at = candidates.length - 1;
    for (let candidate = candidates[at]; candidate; candidate = candidates[at]) {
      const value = this.settle(property, candidate.value);
      if (value.kind !== 'wide' || (value.keyword !== 'revert' && value.keyword !== 'revert-layer')) return value;
      const from = candidate;
      const layerOnly = value.keyword === 'revert-layer';
      do at--;
      while (candidates[at] && isRolledBack(candidates[at] as Candidate, from, layerOnly));
    }
    return null;
  }

  /** Where the declaration begins that decides a property, if that is in the style sheet beside the page. */
  declaredAt(property: string): number | null {
    const winner = this.candidatesFor(this.physical(property)).at(-1);
    if (winner && winner.level > LEVELS.browser) return winner.start ?? null;
    return LONGHANDS.get(property)?.inherited ? (this.around?.declaredAt(property) ?? null) : null;
  }

  private collect(): readonly ReadonlyMap<string, readonly Candidate[]>[] {
    const { page, element, pseudoElement } = this;
    const found: ReadonlyMap<string, readonly Candidate[]>[] = [];
    for (const rule of page.rulesAbout(element)) {
      if (rule.selector.pseudoElement !== pseudoElement || !page.matcher.matches(rule.selector, element)) continue;
      page.budget.spend(rule.declared.length);
      found.push(candidatesOf(rule));
    }
    const attached = pseudoElement === null ? attachedTo(element) : [];
    return attached.length === 0 ? found : [...found, byName(attached)];
  }

  /** Sides that follow the writing count as the side of the page that they are here. */
  private candidatesFor(property: string): readonly Candidate[] {
    const found: Candidate[] = [];
    const add = (name: string) => {
      for (const candidates of this.declared) for (const candidate of candidates.get(name) ?? []) found.push(candidate);
    };
    add(property);
    for (const name of LOGICAL_FOR.get(property) ?? []) {
      if (this.declared.some((candidates) => candidates.has(name)) && this.physical(name) === property) add(name);
    }
    return found.length > 1 ? found.sort(byPrecedence) : found;
  }

  private physical(property: string): string {
    return LOGICAL.get(property)?.(this.get('writing-mode'), this.get('direction')) ?? property;
  }

  private settle(property: string, value: DeclaredValue): DeclaredValue {
    if (value.kind !== 'pending') return value;
    const unset: DeclaredValue = { kind: 'wide', keyword: 'unset' };
    const text = substitute(value.text, (name) => this.customValue(name));
    if (text === null) return unset;
    this.page.budget.spend(text.length);
    const parts = trimSpace(partsOf(text));
    const keyword = wideKeyword(parts);
    if (keyword) return { kind: 'wide', keyword };
    const expanded = parts.length === 0 ? null : expandedValue(value.property, text, parts, 0);
    if (!expanded) return unset;
    const found = expanded.get(property) ?? [...expanded].find(([name]) => this.physical(name) === property)?.[1];
    return found ? { kind: 'parts', parts: found } : unset;
  }

  customValue(name: string): string | null {
    const cached = this.custom.get(name);
    if (cached !== undefined) return cached;
    const before = this.underWay.indexOf(name);
    if (before >= 0) {
      for (const part of this.underWay.slice(before)) this.cyclic.add(part);
      return null;
    }
    if (this.underWay.length > BOUNDS.variableChain) throw new OverBounds('time', 'variables in variables');
    this.underWay.push(name);
    this.page.budget.spend(10);
    const value = this.computeCustom(name);
    this.underWay.pop();
    const settled = this.cyclic.has(name) ? null : value;
    this.custom.set(name, settled);
    return settled;
  }

  private computeCustom(name: string): string | null {
    const value = this.winner(name);
    if (value?.kind === 'custom') {
      this.page.budget.spend(value.text.length / 10);
      const text = substitute(value.text, (other) => this.customValue(other))?.trim();
      if (text === undefined) return this.inheritedCustom(name, false);
      this.page.budget.spend(text.length / 10);
      if (text !== value.text) this.page.budget.keep(text.length);
      return text;
    }
    return this.inheritedCustom(name, value?.kind !== 'wide' || value.keyword !== 'initial');
  }

  private inheritedCustom(name: string, inherits: boolean): string | null {
    return inherits ? (this.around?.customValue(name) ?? null) : null;
  }

  private compute(property: string): string {
    const longhand = LONGHANDS.get(property);
    if (!longhand) throw new Error(`nobody can ask for ${property}`);
    if (property === 'font-size') return `${this.font.size}px`;
    if (OF_THE_CONTROL.test(property) && this.isDrawnByBrowser()) {
      const isRound = property.endsWith('-radius') && typeOf(this.element) === 'radio';
      return isRound ? '50%' : this.initial(property);
    }
    const value = this.winner(property);
    const keyword = value === null ? 'unset' : value.kind === 'wide' ? value.keyword : null;
    if (keyword === 'inherit' || (keyword !== null && keyword !== 'initial' && longhand.inherited))
      return ADJUSTED.has(property) ? this.adjusted(property, longhand.kind) : this.inherited(property);
    const parts = value?.kind === 'parts' ? value.parts : initialParts(property);
    // A calculation of thousands of terms is done again for every element.
    this.page.budget.spend(((parts.at(-1)?.end ?? 0) - (parts[0]?.start ?? 0)) / CHARACTERS_PER_STEP);
    if (property === 'line-height') return computeLineHeight(parts, this);
    return computeValue(property, longhand.kind, parts, new StyleComputing(this, property));
  }

  /** A browser draws its own box and dot, without the border and padding that the page wants, until it is told not to. */
  private isDrawnByBrowser(): boolean {
    const { element, pseudoElement } = this;
    const isTicked = element.isHtml && element.name === 'input' && /^(?:radio|checkbox)$/.test(typeOf(element));
    return isTicked && pseudoElement === null && this.get('appearance') !== 'none';
  }

  private inherited(property: string): string {
    return this.around?.get(property) ?? this.initial(property);
  }

  /** What is inherited is looked at again: in a flex box it becomes a block as everything there does. */
  private adjusted(property: string, kind: Kind): string {
    return computeValue(property, kind, partsOf(this.inherited(property)), new StyleComputing(this, property));
  }

  private initial(property: string): string {
    const kind = LONGHANDS.get(property)?.kind ?? 'words';
    return computeValue(property, kind, initialParts(property), new StyleComputing(this, property));
  }

  /** Of the element around; of a page without style for the top element. */
  ofParent(name: string): string {
    if (name === 'display of the box around') {
      let box = this.around;
      while (box?.get('display') === 'contents') box = box.around;
      return box?.get('display') ?? '';
    }
    return this.inherited(name);
  }
}

/** What a rule may ask of a style while it computes one property. */
class StyleComputing implements Computing {
  private readonly style: Style;
  private readonly property: string;

  constructor(style: Style, property: string) {
    this.style = style;
    this.property = property;
  }

  get measures(): Measures {
    return this.style.measures;
  }

  get color(): Color {
    return this.property === 'color' ? (this.style.around?.color ?? BLACK) : this.style.color;
  }

  get isTop(): boolean {
    return this.style.around === null;
  }

  get pseudoElement(): string | null {
    return this.style.pseudoElement;
  }

  get(name: string): string {
    return this.style.get(name);
  }

  parent(name: string): string {
    return this.style.ofParent(name);
  }

  attribute(name: string): string | null {
    return this.style.element.attribute(name);
  }
}

function isRolledBack(candidate: Candidate, from: Candidate, layerOnly: boolean): boolean {
  const sameOrigin = candidate.origin === from.origin;
  return layerOnly ? sameOrigin && candidate.layer === from.layer && candidate.attached === from.attached : sameOrigin;
}

/** What the element's own attributes declare. */
function attachedTo(element: PageElement): Candidate[] {
  const read = (text: string, level: number) =>
    (text ? parseDeclarations(text).declarations : [])
      .flatMap((declaration) => declaredFrom(declaration) ?? [])
      .map(
        (declared, index): Candidate => ({
          ...declared,
          level: declared.important ? LEVELS.pageImportant : level,
          origin: 'page',
          attached: level === LEVELS.page,
          layer: Number.MAX_SAFE_INTEGER,
          specificity: [0, 0, 0],
          order: 0,
          index,
        }),
      );
  return [...read(hintsOf(element), LEVELS.hints), ...read(element.attributes.get('style') ?? '', LEVELS.page)];
}
