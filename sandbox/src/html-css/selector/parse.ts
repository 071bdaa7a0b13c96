import { BOUNDS, OverBounds } from '../bounds.ts';
import { isIdent, isMark, type Part, splitAt, trimSpace } from '../css/parts.ts';
import { parseNth } from './nth.ts';
import {
  NTH,
  ONE_COLON_ELEMENTS,
  POSITIONS,
  PSEUDO_ELEMENTS,
  STRUCTURE_STATES,
  TOUCHED_STATES,
} from './pseudo-names.ts';
import {
  type AttributeTest,
  addSpecificity,
  type Combinator,
  type Complex,
  greatestSpecificity,
  NO_SPECIFICITY,
  type Specificity,
  type Test,
} from './selector.ts';

export class InvalidSelector extends Error {}

/** What `&` represents; none outside nested rules, where it is the root. */
type Context = { readonly parents: readonly Complex[] | null; readonly insideHas: boolean };

const ONE_CLASS: Specificity = [0, 1, 0];
const ANCHOR: Complex = {
  tests: [{ kind: 'anchor' }],
  pseudoElement: null,
  combinator: null,
  left: null,
  specificity: NO_SPECIFICITY,
};

/** A selector list, all of it valid or none. `parents`: the selectors of the rule around a nested rule. */
export function parseSelectors(parts: readonly Part[], parents: readonly Complex[] | null = null): readonly Complex[] {
  // Nothing is inside a pseudo-element.
  const around = parents?.filter(({ pseudoElement }) => pseudoElement === null) ?? null;
  const context: Context = { parents: around, insideHas: false };
  const groups = splitAt(parts, ',');
  if (groups.length > BOUNDS.selectors) throw new OverBounds('memory', 'selectors');
  return groups.map((group) => (around ? nested(group, context, around) : complex(group, context)));
}

/** In a nested rule a selector without `&` is about what is inside the parent. */
function nested(group: readonly Part[], context: Context, parents: readonly Complex[]): Complex {
  const start = combinatorOf(group[0]);
  if (!start && group.some(mentionsParent)) return complex(group, context);
  const parent = parentOnly(parents);
  return complex(start ? trimSpace(group.slice(1)) : group, context, { left: parent, combinator: start ?? ' ' });
}

function mentionsParent(part: Part): boolean {
  return isMark(part, '&') || ('parts' in part && part.parts.some(mentionsParent));
}

function parentOnly(parents: readonly Complex[]): Complex {
  return {
    tests: [{ kind: 'is', selectors: parents }],
    pseudoElement: null,
    combinator: null,
    left: null,
    specificity: greatestSpecificity(parents),
  };
}

function combinatorOf(part: Part | undefined): Combinator | null {
  return part?.kind === 'mark' && (part.text === '>' || part.text === '+' || part.text === '~') ? part.text : null;
}

type Before = { readonly left: Complex; readonly combinator: Combinator };

function complex(group: readonly Part[], context: Context, before: Before | null = null): Complex {
  const length = (group.at(-1)?.end ?? 0) - (group[0]?.start ?? 0);
  if (length > BOUNDS.selectorCharacters) throw new InvalidSelector('too long');
  let left = before?.left ?? null;
  let combinator: Combinator | null = before?.combinator ?? null;
  let at = 0;
  for (;;) {
    const compound = new Compound(context);
    const start = at;
    while (at < group.length && !isBoundary(group[at])) at = compound.read(group, at);
    if (at === start) throw new InvalidSelector('a selector is missing');
    const specificity: Specificity = addSpecificity(compound.specificity, left?.specificity ?? NO_SPECIFICITY);
    const done: Complex = {
      tests: compound.tests,
      pseudoElement: compound.pseudoElement,
      combinator,
      left,
      specificity,
    };
    if (at >= group.length) return done;
    if (done.pseudoElement !== null) throw new InvalidSelector('a pseudo-element is last');
    left = done;
    combinator = ' ';
    for (; isBoundary(group[at]); at++) {
      const sign = combinatorOf(group[at]);
      if (sign && combinator !== ' ') throw new InvalidSelector('two combinators in a row');
      combinator = sign ?? combinator;
    }
  }
}

function isBoundary(part: Part | undefined): boolean {
  return part?.kind === 'space' || combinatorOf(part) !== null;
}

class Compound {
  readonly tests: Test[] = [];
  pseudoElement: string | null = null;
  specificity: Specificity = NO_SPECIFICITY;
  private started = false;
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** Reads one simple selector and returns where the next starts. */
  read(parts: readonly Part[], at: number): number {
    const part = parts[at];
    const next = parts[at + 1];
    const first = !this.started;
    this.started = true;
    if (isMark(part, ':'))
      return isMark(next, ':') ? this.pseudoElementAt(parts, at + 2) : this.pseudoClassAt(parts, at + 1);
    if (this.pseudoElement !== null) throw new InvalidSelector('only a state can follow a pseudo-element');
    if (isMark(part, '&')) {
      const { parents } = this.context;
      if (!parents) this.add({ kind: 'state', name: 'scope', argument: '' }, NO_SPECIFICITY);
      else this.add({ kind: 'is', selectors: parents }, greatestSpecificity(parents));
      return at + 1;
    }
    if (part?.kind === 'hash' && part.isId) this.add({ kind: 'id', name: part.name }, [1, 0, 0]);
    else if (isMark(part, '.') && next?.kind === 'ident') {
      this.add({ kind: 'class', name: next.name }, ONE_CLASS);
      return at + 2;
    } else if (part?.kind === 'block' && part.open === '[') this.add(attributeTest(part.parts), ONE_CLASS);
    else if (first) return this.elementAt(parts, at);
    else throw new InvalidSelector('not a selector');
    return at + 1;
  }

  private add(test: Test, specificity: Specificity): void {
    this.tests.push(test);
    this.specificity = addSpecificity(this.specificity, specificity);
  }

  private elementAt(parts: readonly Part[], at: number): number {
    // *|name and |name: a namespace that pages never declare, so it represents any.
    const start = isMark(parts[at], '*') && isMark(parts[at + 1], '|') ? at + 2 : isMark(parts[at], '|') ? at + 1 : at;
    const part = parts[start];
    if (part?.kind === 'ident') this.add({ kind: 'element', name: part.name }, [0, 0, 1]);
    else if (!isMark(part, '*')) throw new InvalidSelector('not a selector');
    return start + 1;
  }

  private pseudoElementAt(parts: readonly Part[], at: number): number {
    const part = parts[at];
    if (this.pseudoElement !== null || (part?.kind !== 'ident' && part?.kind !== 'function'))
      throw new InvalidSelector('not a pseudo-element');
    const name = part.name.toLowerCase();
    const isSupported =
      (PSEUDO_ELEMENTS as readonly string[]).includes(name) ||
      name.startsWith('-webkit-') ||
      ['slotted', 'part', 'highlight'].includes(name);
    if (!isSupported) throw new InvalidSelector(`unknown pseudo-element ${name}`);
    this.pseudoElement = name;
    this.specificity = addSpecificity(this.specificity, [0, 0, 1]);
    return at + 1;
  }

  private pseudoClassAt(parts: readonly Part[], at: number): number {
    const part = parts[at];
    if (part?.kind === 'ident') this.plainPseudoClass(part.name.toLowerCase());
    else if (part?.kind === 'function') this.functionPseudoClass(part.name.toLowerCase(), part.parts);
    else throw new InvalidSelector('a name is missing after the colon');
    return at + 1;
  }

  private plainPseudoClass(name: string): void {
    const position = Object.hasOwn(POSITIONS, name) ? POSITIONS[name] : undefined;
    if ((ONE_COLON_ELEMENTS as readonly string[]).includes(name)) {
      if (this.pseudoElement !== null) throw new InvalidSelector('two pseudo-elements');
      this.pseudoElement = name;
      this.specificity = addSpecificity(this.specificity, [0, 0, 1]);
    } else if (position) {
      this.structural();
      const first = {
        kind: 'nth',
        step: 0,
        offset: 1,
        fromEnd: position.fromEnd,
        of: position.ofType ? 'type' : null,
      } as const;
      if (position.only) this.tests.push({ ...first, fromEnd: true });
      this.add(first, ONE_CLASS);
    } else if ((STRUCTURE_STATES as readonly string[]).includes(name)) {
      this.structural();
      this.add({ kind: 'state', name, argument: '' }, ONE_CLASS);
    } else if ((TOUCHED_STATES as readonly string[]).includes(name)) {
      this.add({ kind: 'state', name: name === '-webkit-any-link' ? 'any-link' : name, argument: '' }, ONE_CLASS);
    } else throw new InvalidSelector(`unknown pseudo-class ${name}`);
  }

  /** What asks about the page's structure cannot be asked of a pseudo-element. */
  private structural(): void {
    if (this.pseudoElement !== null) throw new InvalidSelector('only a state can follow a pseudo-element');
  }

  private functionPseudoClass(name: string, parts: readonly Part[]): void {
    this.structural();
    const nth = Object.hasOwn(NTH, name) ? NTH[name] : undefined;
    if (name === 'is' || name === 'where' || name === '-webkit-any' || name === 'matches') {
      if (name === 'matches') throw new InvalidSelector('unknown pseudo-class matches');
      const selectors = this.forgiving(parts);
      this.add({ kind: 'is', selectors }, name === 'where' ? NO_SPECIFICITY : greatestSpecificity(selectors));
      if (selectors.length === 0) this.tests.push({ kind: 'never' });
    } else if (name === 'not') {
      const selectors = this.all(parts);
      this.add({ kind: 'not', selectors }, greatestSpecificity(selectors));
    } else if (name === 'has') this.has(parts);
    else if (nth) this.nth(parts, nth);
    else if (name === 'lang' || name === 'dir') this.add({ kind: 'state', name, argument: nameList(parts) }, ONE_CLASS);
    else if (name === 'state' || name === 'host' || name === 'host-context' || name === 'active-view-transition-type')
      this.add({ kind: 'never' }, ONE_CLASS);
    else throw new InvalidSelector(`unknown pseudo-class ${name}()`);
  }

  private all(parts: readonly Part[]): readonly Complex[] {
    return splitAt(parts, ',').map((group) => withoutPseudoElement(complex(group, this.context)));
  }

  /** A selector that is wrong inside :is() and :where() is left out alone. */
  private forgiving(parts: readonly Part[]): readonly Complex[] {
    return splitAt(parts, ',').flatMap((group) => {
      try {
        return [withoutPseudoElement(complex(group, this.context))];
      } catch (error) {
        if (error instanceof InvalidSelector) return [];
        throw error;
      }
    });
  }

  private has(parts: readonly Part[]): void {
    if (this.context.insideHas) throw new InvalidSelector(':has() inside :has()');
    const context: Context = { ...this.context, insideHas: true };
    const selectors = splitAt(parts, ',').map((group) => {
      const start = combinatorOf(group[0]);
      return withoutPseudoElement(
        complex(start ? trimSpace(group.slice(1)) : group, context, { left: ANCHOR, combinator: start ?? ' ' }),
      );
    });
    this.add({ kind: 'has', selectors }, greatestSpecificity(selectors));
  }

  private nth(parts: readonly Part[], { fromEnd, ofType }: { fromEnd: boolean; ofType: boolean }): void {
    const split = parts.findIndex((part) => isIdent(part, 'of'));
    const formula = parseNth(split < 0 ? parts : parts.slice(0, split));
    if (!formula || (split >= 0 && ofType)) throw new InvalidSelector('not a place in a row');
    const of = split < 0 ? null : this.all(parts.slice(split + 1));
    this.add(
      { kind: 'nth', ...formula, fromEnd, of: ofType ? 'type' : of },
      addSpecificity(ONE_CLASS, of ? greatestSpecificity(of) : NO_SPECIFICITY),
    );
  }
}

function withoutPseudoElement(selector: Complex): Complex {
  if (selector.pseudoElement !== null) throw new InvalidSelector('a pseudo-element inside a pseudo-class');
  return selector;
}

function nameList(parts: readonly Part[]): string {
  const names = splitAt(parts, ',').map(([name, more]) => {
    if (more || (name?.kind !== 'ident' && name?.kind !== 'string')) throw new InvalidSelector('a name is missing');
    return name.name.toLowerCase();
  });
  return names.join(',');
}

const ALWAYS_IGNORING_CASE = new Set(
  'accept accept-charset align alink axis bgcolor charset checked clear codetype color compact declare defer dir direction disabled enctype face frame hreflang http-equiv lang language link media method multiple nohref noresize noshade nowrap readonly rel rev rules scope scrolling selected shape target text type valign valuetype vlink'.split(
    ' ',
  ),
);

function attributeTest(inside: readonly Part[]): AttributeTest {
  const parts = trimSpace(inside);
  let at = isMark(parts[0], '*') && isMark(parts[1], '|') ? 2 : isMark(parts[0], '|') ? 1 : 0;
  const name = parts[at++];
  if (name?.kind !== 'ident') throw new InvalidSelector('an attribute name is missing');
  const skip = () => {
    while (parts[at]?.kind === 'space') at++;
  };
  skip();
  if (at >= parts.length) return { kind: 'attribute', name: name.name, operator: '', value: '', ignoreCase: false };
  const first = parts[at++];
  const sign = first?.kind === 'mark' ? first.text : '';
  const operator = sign === '=' ? '=' : (`${sign}=` as AttributeTest['operator']);
  if (!['=', '~=', '|=', '^=', '$=', '*='].includes(operator)) throw new InvalidSelector('not a comparison');
  if (sign !== '=' && !isMark(parts[at++], '=')) throw new InvalidSelector('not a comparison');
  skip();
  const value = parts[at++];
  if (value?.kind !== 'ident' && value?.kind !== 'string')
    throw new InvalidSelector('quotes are missing around the value');
  skip();
  const flag = parts[at++];
  if (at < parts.length || (flag && !isIdent(flag, 'i') && !isIdent(flag, 's')))
    throw new InvalidSelector('not an attribute test');
  const ignoreCase = flag ? isIdent(flag, 'i') : ALWAYS_IGNORING_CASE.has(name.name.toLowerCase());
  return { kind: 'attribute', name: name.name, operator, value: value.name, ignoreCase };
}
