import { type Part, partsOf } from '../css/parts.ts';
import { BLACK, readColor } from '../value/color.ts';
import { isMath, readMath, typeOf } from '../value/math.ts';
import { PLAIN_MEASURES } from '../value/units.ts';

/** What a part of a shorthand can be. The grammar has said yes already: here it is only decided whose it is. */

export function word(part: Part | undefined): string {
  return part?.kind === 'ident' ? part.name.toLowerCase() : '';
}

export function isColor(part: Part): boolean {
  return readColor(part, BLACK) !== null;
}

const TIME = /^m?s$/i;

export function isTime(part: Part): boolean {
  if (part.kind === 'dimension') return TIME.test(part.unit);
  return isMath(part) && typeOf(readMath(part, PLAIN_MEASURES)) === 'time';
}

export function isNumber(part: Part): boolean {
  return part.kind === 'number' || (isMath(part) && typeOf(readMath(part, PLAIN_MEASURES)) === 'number');
}

/** A length or per cent, or a 0 without a unit. */
export function isLength(part: Part): boolean {
  if (part.kind === 'dimension' || part.kind === 'percentage') return true;
  if (part.kind === 'number') return part.value === 0;
  return isMath(part) && ['length', 'percent', 'mixed'].includes(typeOf(readMath(part, PLAIN_MEASURES)));
}

export function isImage(part: Part): boolean {
  if (part.kind === 'url') return true;
  return (
    part.kind === 'function' &&
    /^(?:url|src|(?:-webkit-)?image-set|(?:-webkit-)?(?:repeating-)?(?:linear|radial|conic)-gradient|element|cross-fade|image)$/i.test(
      part.name,
    )
  );
}

/** Parts that a page could have written itself. */
export function made(text: string): Part[] {
  return partsOf(text);
}

export const SPACE: Part = { kind: 'space', start: 0, end: 0 };
export const COMMA: Part = { kind: 'mark', text: ',', start: 0, end: 0 };

export function joined(groups: readonly (readonly Part[])[], between: Part = SPACE): Part[] {
  return groups.flatMap((group, index) =>
    index === 0 ? group : between === COMMA ? [COMMA, SPACE, ...group] : [between, ...group],
  );
}
