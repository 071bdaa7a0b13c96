import type { PageElement } from '../page/tree.ts';
import { remember } from '../remember.ts';
import type { Complex } from '../selector/selector.ts';
import type { Window } from '../window.ts';
import type { Layer, Origin, Rule } from './precedence.ts';
import type { Keyframe, Prepared } from './prepared.ts';

/** The rules of one origin, found by what their last part asks for. */
export class Rules {
  private readonly byKey = new Map<string, Rule[]>();
  readonly keyframes = new Map<string, readonly Keyframe[]>();
  private readonly origin: Origin;
  private order = 0;

  constructor(origin: Origin, sheets: readonly (readonly Prepared[])[], window: Window) {
    this.origin = origin;
    const layer: Layer = { rank: 0, inside: new Map() };
    for (const prepared of sheets) this.add(prepared, layer, window);
    rank(layer, 0);
  }

  private add(prepared: readonly Prepared[], layer: Layer, window: Window): void {
    for (const item of prepared) {
      if (item.kind === 'rule') {
        const order = this.order++;
        for (const selector of item.selectors) {
          this.put({ selector, declared: item.declared, origin: this.origin, layer, order, candidates: null });
        }
      } else if (item.kind === 'keyframes') {
        // Of two animations with one name the last counts.
        this.keyframes.set(item.name, item.frames);
      } else if (item.kind === 'layer') {
        const path: readonly (string | symbol)[] = item.path ?? [Symbol('layer without a name')];
        this.add(item.inside, path.reduce(insideOf, layer), window);
      } else if (item.matches(window)) this.add(item.inside, layer, window);
    }
  }

  private put(rule: Rule): void {
    remember(this.byKey, keyOf(rule.selector), (): Rule[] => []).push(rule);
  }

  /** Rules that could mean this element; the selector decides. */
  *about(element: PageElement): Iterable<Rule> {
    yield* this.byKey.get('*') ?? [];
    yield* this.byKey.get(element.name) ?? [];
    const id = element.attributes.get('id');
    if (id !== undefined) yield* this.byKey.get(`#${id}`) ?? [];
    const classes = element.attributes.get('class');
    if (classes !== undefined)
      for (const name of new Set(classes.split(/[ \t\n\f\r]+/))) yield* this.byKey.get(`.${name}`) ?? [];
  }
}

function insideOf(layer: Layer, name: string | symbol): Layer {
  return remember(layer.inside, name, (): Layer => ({ rank: 0, inside: new Map() }));
}

function rank(layer: Layer, next: number): number {
  let free = next;
  for (const inner of layer.inside.values()) free = rank(inner, free);
  layer.rank = free;
  return free + 1;
}

function keyOf({ tests }: Complex): string {
  const id = tests.find((test) => test.kind === 'id');
  if (id) return `#${id.name}`;
  const named = tests.find((test) => test.kind === 'class');
  if (named) return `.${named.name}`;
  const element = tests.find((test) => test.kind === 'element');
  // A name with capitals can mean an HTML element in small letters, or an element of a drawing as it is.
  return element && element.name === element.name.toLowerCase() ? element.name : '*';
}
