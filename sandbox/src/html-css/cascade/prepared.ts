import { BOUNDS, OverBounds } from '../bounds.ts';
import { isMark, type Part, splitAt, withoutSpace } from '../css/parts.ts';
import type { AtRule, Item, Sheet, StyleRule } from '../css/syntax.ts';
import { InvalidSelector, parseSelectors } from '../selector/parse.ts';
import type { Complex } from '../selector/selector.ts';
import type { Window } from '../window.ts';
import { type Declared, declaredFrom } from './declared.ts';
import { mediaMatches } from './media.ts';
import { supportsMatches } from './supports.ts';

/** A style sheet with its selectors and values read once; only the window's size is still open. */
export type Prepared =
  | { readonly kind: 'rule'; readonly selectors: readonly Complex[]; readonly declared: readonly Declared[] }
  | { readonly kind: 'media'; readonly matches: (window: Window) => boolean; readonly inside: readonly Prepared[] }
  /** `path`: names from the outside in; null for a layer without a name. Without `inside` it only fixes the order. */
  | { readonly kind: 'layer'; readonly path: readonly string[] | null; readonly inside: readonly Prepared[] };

/** `hasPlaces`: each declaration knows where it begins. */
export function prepare(sheet: Sheet, hasPlaces = false): readonly Prepared[] {
  return new Preparing(sheet.text, hasPlaces).items(sheet.items, null);
}

class Preparing {
  private readonly text: string;
  private selectors = 0;
  private declarations = 0;

  private readonly hasPlaces: boolean;

  constructor(text: string, hasPlaces: boolean) {
    this.text = text;
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
        const found = declaredFrom(item) ?? [];
        declared.push(...(this.hasPlaces ? found.map((one) => ({ ...one, start: item.start })) : found));
        continue;
      }
      close();
      prepared.push(...(item.kind === 'style' ? this.styleRule(item, parents) : this.atRule(item, parents)));
    }
    close();
    return prepared;
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
        return rule.block && supportsMatches(rule.prelude, this.text) ? inside() : [];
      case 'layer':
        return layers(rule, inside);
      default:
        // Fonts, keyframes and pages set no value of an element; @import and what is asked of a container's size never apply.
        return [];
    }
  }
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
