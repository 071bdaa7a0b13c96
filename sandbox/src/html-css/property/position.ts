import { type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { COMMA, joined, made, word } from './classify.ts';

/** A place such as `right 10px top`, taken apart: each axis is a side, an offset from a side, or an offset alone. */
export type Place = { readonly x: readonly Part[]; readonly y: readonly Part[] };

const ACROSS = new Set(['left', 'right', 'x-start', 'x-end']);
const DOWN = new Set(['top', 'bottom', 'y-start', 'y-end']);

export function splitPlace(parts: readonly Part[]): Place {
  const groups: Part[][] = [];
  const found = withoutSpace(parts);
  // With three or more values each side takes the offset after it; with two they stand for themselves.
  for (const part of found) {
    const side = groups.at(-1);
    const takesOffset = found.length > 2 && side?.length === 1 && word(side[0]) !== 'center' && part.kind !== 'ident';
    if (takesOffset) side?.push(part);
    else groups.push([part]);
  }
  const [first = made('center'), second] = groups;
  if (DOWN.has(word(first[0])) || (second && ACROSS.has(word(second[0]))))
    return { x: second ?? made('center'), y: first };
  return { x: first, y: second ?? made('center') };
}

export function splitPlaces(parts: readonly Part[]): Place {
  const places = splitAt(parts, ',').map(splitPlace);
  const axis = (name: 'x' | 'y') =>
    joined(
      places.map((place) => joined(place[name].map((part) => [part]))),
      COMMA,
    );
  return { x: axis('x'), y: axis('y') };
}
