import type { TraceState, TraceValue } from '@kodestien/sandbox/steps/trace';

type Objects = TraceState['objects'];

const DEPTH_MAX = 3;
const ITEMS_MAX = 8;
const TEXT_MAX = 60;

/** A value in one short line, as its language writes it: `[1, 2, …]`. An object of the program is the name of its class. */
export function valueText(value: TraceValue, objects: Objects): string {
  return clipped(written(value, objects, 0), TEXT_MAX);
}

function written(value: TraceValue, objects: Objects, depth: number): string {
  if (typeof value === 'string') return clipped(value, TEXT_MAX);
  const object = objects.get(value);
  if (!object || depth > DEPTH_MAX) return '…';
  const inner = (one: TraceValue) => written(one, objects, depth + 1);
  switch (object.kind) {
    case 'function':
    case 'class':
      return object.name;
    case 'object':
      return (
        object.name || `{${row(object.fields, object.fields.length, ([name, item]) => `${name}: ${inner(item)}`)}}`
      );
    case 'dict':
      return `{${row(object.entries, object.size, ([key, item]) => `${inner(key)}: ${inner(item)}`)}}`;
    case 'tuple': {
      const items = row(object.items, object.size, inner);
      return object.size === 1 ? `(${items},)` : `(${items})`;
    }
    case 'set':
      return object.size === 0 ? `${object.name || 'set'}()` : `{${row(object.items, object.size, inner)}}`;
    case 'list':
      return `[${row(object.items, object.size, inner)}]`;
  }
}

function row<Item>(items: readonly Item[], size: number, write: (item: Item) => string): string {
  const shown = items.slice(0, ITEMS_MAX).map(write);
  return (size > shown.length ? [...shown, '…'] : shown).join(', ');
}

function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
