import type { TraceState, TraceValue } from './trace.ts';

type Objects = TraceState['objects'];
type Room = { depth: number; items: number; text: number };

const SHORT: Room = { depth: 3, items: 8, text: 60 };
/** All that the recorder has stored. */
const WHOLE: Room = { depth: 20, items: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY };

/** A value in one short line, as its language writes it: `[1, 2, …]`. An object of the program is the name of its class. */
export function valueText(value: TraceValue, objects: Objects): string {
  return clipped(written(value, objects, 0, SHORT), SHORT.text);
}

/** The same, with nothing left out. */
export function wholeValueText(value: TraceValue, objects: Objects): string {
  return written(value, objects, 0, WHOLE);
}

function written(value: TraceValue, objects: Objects, depth: number, room: Room): string {
  if (typeof value === 'string') return clipped(value, room.text);
  const object = objects.get(value);
  if (!object || depth > room.depth) return '…';
  const inner = (one: TraceValue) => written(one, objects, depth + 1, room);
  const row = <Item>(items: readonly Item[], size: number, write: (item: Item) => string) => {
    const shown = items.slice(0, room.items).map(write);
    return (size > shown.length ? [...shown, '…'] : shown).join(', ');
  };
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

function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
