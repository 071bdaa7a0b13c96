import { BOUNDS, OverBounds } from '../bounds.ts';
import { isMark, type Part, splitAt, withoutSpace } from '../css/parts.ts';
import type { AtRule, Declaration, Item, Sheet, StyleRule } from '../css/syntax.ts';
import { plainDeclaration } from '../plain-declaration.ts';
import { InvalidSelector, parseSelectors } from '../selector/parse.ts';
import type { Complex } from '../selector/selector.ts';
import type { Window } from '../window.ts';
import { type Declared, declaredFrom } from './declared.ts';
import { mediaMatches } from './media.ts';
import { supportsMatches } from './supports.ts';

/** A style sheet with its selectors and values read once; only the window's size is still open. */
export type Prepared =
  | { readonly kind: 'rule'; readonly selectors: readonly Complex[]; readonly declared: readonly Declared[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly frames: readonly Keyframe[] }
  | { readonly kind: 'media'; readonly matches: (window: Window) => boolean; readonly inside: readonly Prepared[] }
  /** `path`: names from the outside in; null for a layer without a name. Without `inside` it only fixes the order. */
  | { readonly kind: 'layer'; readonly path: readonly string[] | null; readonly inside: readonly Prepared[] };

/** `at`: from 0 to 100. */
export type Keyframe = { readonly at: number; readonly declared: readonly Declared[] };

type PrepareOptions = {
  /** Declarations that this browser does not know, as `plainDeclaration` writes them. */
  unsupported?: ReadonlySet<string>;
  /** Each declaration knows where it begins. */
  hasPlaces?: boolean;
};

export function prepare(sheet: Sheet, options: PrepareOptions = {}): readonly Prepared[] {
  return new Preparing(sheet.text, options).items(sheet.items, null);
}

class Preparing {
  private readonly text: string;
  private readonly unsupported: ReadonlySet<string>;
  private selectors = 0;
  private declarations = 0;

  private readonly hasPlaces: boolean;

  constructor(text: string, { unsupported = new Set(), hasPlaces = false }: PrepareOptions) {
    this.text = text;
    this.unsupported = unsupported;
    this.hasPlaces = hasPlaces;
  }

  /** `parents`: the selectors of the rule around, which declarations here belong to. */
  items(items: readonly Item[], parents: readonly Complex[] | null): readonly Prepared[] {
    const prepared: Prepared[] = [];
    let declared: Declared[] = [];
    const close = () => {
      if (parents && declared.length > 0) prepared.push({ kind: 'rule', selectors: parents, declared });
      declared = [];
    };
    for (const item of items) {
      if (item.kind === 'declaration') {
        if (++this.declarations > BOUNDS.declarations) throw new OverBounds('memory', 'declarations');
        const found = this.declaration(item);
        declared.push(...(this.hasPlaces ? found.map((one) => ({ ...one, start: item.start })) : found));
        continue;
      }
      close();
      prepared.push(...(item.kind === 'style' ? this.styleRule(item, parents) : this.atRule(item, parents)));
    }
    close();
    return prepared;
  }

  private declaration(item: Declaration): readonly Declared[] {
    return this.unsupported.has(plainDeclaration(item.name, item.text)) ? [] : (declaredFrom(item) ?? []);
  }

  private styleRule(rule: StyleRule, parents: readonly Complex[] | null): readonly Prepared[] {
    try {
      const selectors = parseSelectors(rule.prelude, parents);
      this.selectors += selectors.length;
      if (this.selectors > BOUNDS.selectors) throw new OverBounds('memory', 'selectors');
      return this.items(rule.block, selectors);
    } catch (error) {
      if (error instanceof InvalidSelector) return [];
      throw error;
    }
  }

  private atRule(rule: AtRule, parents: readonly Complex[] | null): readonly Prepared[] {
    const inside = () => this.items(rule.block ?? [], parents);
    switch (rule.name) {
      case 'media':
        return rule.block
          ? [{ kind: 'media', matches: (window) => mediaMatches(rule.prelude, window), inside: inside() }]
          : [];
      case 'supports':
        return rule.block && supportsMatches(rule.prelude, this.text, this.unsupported) ? inside() : [];
      case 'layer':
        return layers(rule, inside);
      case 'keyframes':
      case '-webkit-keyframes':
        return this.keyframes(rule);
      default:
        // Fonts and pages set no value of an element; @import and what is asked of a container's size never apply.
        return [];
    }
  }

  private keyframes(rule: AtRule): readonly Prepared[] {
    const [first, more] = withoutSpace(rule.prelude);
    const name = first?.kind === 'ident' || first?.kind === 'string' ? first.name : null;
    if (!rule.block || name === null || more) return [];
    const frames = rule.block.flatMap((item): Keyframe[] => {
      if (item.kind !== 'style') return [];
      const places = splitAt(item.prelude, ',').map(placeOf);
      // One place that is none makes a browser throw the whole step away.
      if (places.some((place) => place === null)) return [];
      const declared = item.block.flatMap((inner) =>
        inner.kind === 'declaration' && !inner.important ? this.declaration(inner) : [],
      );
      this.declarations += declared.length * places.length;
      if (this.declarations > BOUNDS.declarations) throw new OverBounds('memory', 'declarations');
      return places.map((at) => ({ at: at as number, declared }));
    });
    return [{ kind: 'keyframes', name, frames }];
  }
}

/** from, to, or a percentage inside the animation. */
function placeOf(parts: readonly Part[]): number | null {
  const [part, more] = withoutSpace(parts);
  if (!part || more) return null;
  if (part.kind === 'ident') return { from: 0, to: 100 }[part.name.toLowerCase()] ?? null;
  return part.kind === 'percentage' && part.value >= 0 && part.value <= 100 ? part.value : null;
}

function layers(rule: AtRule, inside: () => readonly Prepared[]): readonly Prepared[] {
  const names = splitAt(rule.prelude, ',').map(pathOf);
  if (!rule.block)
    return names.every((path) => path && path.length > 0)
      ? names.map((path) => ({ kind: 'layer', path, inside: [] }))
      : [];
  const [path] = names;
  if (names.length !== 1 || path === null || path === undefined) return [];
  return [{ kind: 'layer', path: path.length > 0 ? path : null, inside: inside() }];
}

/** a.b.c; null for what is no name. */
function pathOf(parts: readonly Part[]): readonly string[] | null {
  const found = withoutSpace(parts);
  if (found.length === 0) return [];
  const names: string[] = [];
  for (const [index, part] of found.entries()) {
    if (index % 2 === 1 ? !isMark(part, '.') : part.kind !== 'ident') return null;
    if (part.kind === 'ident') names.push(part.name);
  }
  return found.length % 2 === 1 ? names : null;
}
