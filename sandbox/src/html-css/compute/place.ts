import { type Part, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { splitPlace } from '../property/position.ts';
import { isMath, readDimension, readMath, resolve, typeOf } from '../value/math.ts';
import { writeNumber } from '../value/number.ts';
import { printPart, printParts } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

const PERCENT: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** One axis: a side, an offset, or an offset from a side. */
export function computeAxis(parts: readonly Part[], computing: Computing): string {
  const [first, offset] = withoutSpace(parts);
  if (!first) return '';
  const side = word(first);
  if (!offset) return Object.hasOwn(PERCENT, side) ? (PERCENT[side] as string) : printPart(first, lengths(computing));
  return side === 'right' || side === 'bottom' ? fromEnd(offset, computing) : printPart(offset, lengths(computing));
}

function fromEnd(offset: Part, computing: Computing): string {
  if (offset.kind === 'percentage') return `${writeNumber(100 - offset.value)}%`;
  const length =
    offset.kind === 'dimension'
      ? readDimension(offset.value, offset.unit, computing.measures)
      : isMath(offset)
        ? readMath(offset, computing.measures)
        : null;
  if (!length || typeOf(length) !== 'length')
    return offset.kind === 'number' ? '100%' : `calc(100% - ${printPart(offset, lengths(computing))})`;
  const pixels = resolve(length, 0);
  return pixels === 0 ? 'calc(100% + 0px)' : `calc(100% ${pixels < 0 ? '+' : '-'} ${writeNumber(Math.abs(pixels))}px)`;
}

/** Two axes, and for transform-origin a depth. */
export function computePlace(parts: readonly Part[], computing: Computing): string {
  const values = withoutSpace(parts);
  const depth =
    values.length === 3 &&
    !values.some((value, index) => index > 0 && Object.hasOwn(PERCENT, word(value)) && index === 2) &&
    values[2]?.kind !== 'ident' &&
    isPlainPair(values)
      ? values[2]
      : null;
  const { x, y } = splitPlace(depth ? values.slice(0, 2) : parts);
  const z = depth ? printPart(depth, lengths(computing)) : '0px';
  return `${computeAxis(x, computing)} ${computeAxis(y, computing)}${z === '0px' ? '' : ` ${z}`}`;
}

/** Three values of transform-origin: two for the place and a depth, where `left 10px top` is a place alone. */
function isPlainPair([, , third]: readonly Part[]): boolean {
  return third?.kind === 'dimension' || third?.kind === 'number' || third?.kind === 'function';
}

const REPEATS: Readonly<Record<string, string>> = { 'repeat no-repeat': 'repeat-x', 'no-repeat repeat': 'repeat-y' };

export function computeRepeat(parts: readonly Part[]): string {
  const [across = '', down = across] = withoutSpace(parts).map(word);
  const both = `${across} ${down}`;
  return across === down ? across : Object.hasOwn(REPEATS, both) ? (REPEATS[both] as string) : both;
}

export function computeSize(parts: readonly Part[], computing: Computing): string {
  const [across = '', down] = withoutSpace(parts).map((part) =>
    printParts([part], { ...lengths(computing), least: 0 }),
  );
  if (across === 'cover' || across === 'contain' || (across === 'auto' && (down ?? 'auto') === 'auto')) return across;
  return `${across} ${down ?? 'auto'}`;
}
