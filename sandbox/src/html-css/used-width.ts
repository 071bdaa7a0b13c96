import { isInBlockFlow } from './block-flow.ts';
import type { Style } from './cascade/style.ts';
import type { StyledPage } from './cascade/styled-page.ts';
import { partsOf, withoutSpace } from './css/parts.ts';
import type { PageElement } from './page/tree.ts';
import { isMath, readDimension, readMath, resolve } from './value/math.ts';

/**
 * How wide the box of an element becomes, padding and border included: `width: min(80%, 700px)` and `width: 80%` with
 * `max-width: 700px` come to the same. Empty for a box whose width depends on more than the boxes around it.
 */
export function usedWidth(page: StyledPage, element: PageElement): string {
  const chain: Style[] = [];
  for (let one: PageElement | null = element; one; one = one.parentElement) chain.unshift(page.styleOf(one));
  let box: Box = { border: page.window.width, content: page.window.width };
  for (const [index, style] of chain.entries()) {
    const around = chain[index - 1];
    if (!isInBlockFlow(reader(style), around ? reader(around) : null)) return '';
    const next = boxIn(style, box.content);
    if (!next) return '';
    box = next;
  }
  return `${Math.round(box.border)}px`;
}

function reader(style: Style): (property: string) => string {
  return (property) => style.resolved(property);
}

type Box = { readonly border: number; readonly content: number };

function boxIn(style: Style, room: number): Box | null {
  const length = (property: string) => lengthOf(style, property, room);
  const total = (...names: string[]) => names.reduce((sum, name) => sum + (length(name) ?? 0), 0);
  const edges = total('padding-left', 'padding-right', 'border-left-width', 'border-right-width');
  const isBorderBox = style.resolved('box-sizing') === 'border-box';
  const outer = (inner: number) => (isBorderBox ? Math.max(inner, edges) : inner + edges);
  const width = length('width');
  if (width === null && style.resolved('width') !== 'auto') return null;
  const most = length('max-width');
  const least = length('min-width');
  let border =
    width === null ? Math.max(room - total('margin-left', 'margin-right'), edges) : outer(Math.max(0, width));
  if (most !== null) border = Math.min(border, outer(most));
  if (least !== null) border = Math.max(border, outer(least));
  return { border, content: border - edges };
}

/** In pixels; null for a word such as `auto` or `none`. */
function lengthOf(style: Style, property: string, percentOf: number): number | null {
  const [part, more] = withoutSpace(partsOf(style.resolved(property)));
  if (!part || more) return null;
  if (part.kind === 'number') return part.value;
  if (part.kind === 'percentage') return (part.value * percentOf) / 100;
  if (part.kind === 'dimension') return resolve(readDimension(part.value, part.unit, style.measures), percentOf);
  return isMath(part) ? resolve(readMath(part, style.measures), percentOf) : null;
}
