import { ident } from 'css-tree';
import type { Part } from '../css/parts.ts';
import { shortAddress } from './address.ts';
import { type Color, readColor, writeColor } from './color.ts';
import { isMath, readDimension, readMath, resolve, type Unit, writeAmount, writeFormula } from './math.ts';
import { writeNumber } from './number.ts';
import type { Measures } from './units.ts';

/** How a value is written out: as a browser writes the computed value, so that equal values are equal texts. */
export type Print = {
  readonly measures: Measures;
  /** What a 0 without a unit is. */
  readonly zero: Unit;
  /** Words that the page made up keep their case. */
  readonly keepCase?: boolean;
  /** The colour of the element, where the value can hold colours. */
  readonly current?: Color;
  /** Per cent of this, where it is a plain number: opacity 50% is 0.5. */
  readonly percentOf?: number;
  readonly least?: number;
};

/** In these functions a 0 is of another kind than around them. */
const ZERO_IN: Readonly<Record<string, Unit>> = {
  rotate: 'deg',
  rotatex: 'deg',
  rotatey: 'deg',
  rotatez: 'deg',
  skew: 'deg',
  skewx: 'deg',
  skewy: 'deg',
  'hue-rotate': 'deg',
  scale: 'number',
  scalex: 'number',
  scaley: 'number',
  scalez: 'number',
  scale3d: 'number',
  matrix: 'number',
  matrix3d: 'number',
  brightness: 'number',
  contrast: 'number',
  grayscale: 'number',
  invert: 'number',
  opacity: 'number',
  saturate: 'number',
  sepia: 'number',
  'cubic-bezier': 'number',
  steps: 'number',
  linear: 'number',
  repeat: 'px',
  counter: 'number',
  counters: 'number',
  blur: 'px',
  'drop-shadow': 'px',
  translate: 'px',
  translatex: 'px',
  translatey: 'px',
  translatez: 'px',
  translate3d: 'px',
  perspective: 'px',
  minmax: 'px',
  'fit-content': 'px',
  'linear-gradient': 'px',
  'radial-gradient': 'px',
  'conic-gradient': 'deg',
  'repeating-linear-gradient': 'px',
  'repeating-radial-gradient': 'px',
  'repeating-conic-gradient': 'deg',
  circle: 'px',
  ellipse: 'px',
  polygon: 'px',
  inset: 'px',
};

/** In these per cent is only another way to write a number. */
const PERCENT_IS_NUMBER = new Set([
  'brightness',
  'contrast',
  'grayscale',
  'invert',
  'opacity',
  'saturate',
  'sepia',
  'scale',
  'scalex',
  'scaley',
  'scalez',
  'scale3d',
]);

export function printParts(parts: readonly Part[], how: Print): string {
  let text = '';
  let gap = '';
  for (const part of parts) {
    if (part.kind === 'space') {
      gap ||= ' ';
      continue;
    }
    const piece = printPart(part, how);
    const slash = piece === '/';
    if (text !== '' && piece !== ',') text += slash ? ' ' : gap;
    text += piece;
    gap = slash || piece === ',' ? ' ' : '';
  }
  return text;
}

export function printPart(part: Part, how: Print): string {
  const color = how.current ? readColor(part, how.current) : null;
  if (color) return writeColor(color);
  switch (part.kind) {
    case 'ident':
      return how.keepCase ? ident.encode(part.name) : part.name.toLowerCase();
    case 'string':
      return writeString(part.name);
    case 'url':
      return writeUrl(part.name);
    case 'number':
      return part.value === 0 ? writeAmount(0, how.zero) : writeNumber(atLeast(part.value, how));
    case 'percentage':
      return how.percentOf === undefined
        ? `${writeNumber(atLeast(part.value, how))}%`
        : writeNumber(atLeast((part.value * how.percentOf) / 100, how));
    case 'dimension':
      return printDimension(part, how);
    case 'function':
      return printFunction(part, how);
    case 'block':
      return part.open === '[' ? `[${printParts(part.parts, { ...how, keepCase: true })}]` : '';
    case 'mark':
      return part.text;
    default:
      return '';
  }
}

function atLeast(value: number, { least }: Print): number {
  return least === undefined ? value : Math.max(least, value);
}

function printDimension(part: Part & { kind: 'dimension' }, how: Print): string {
  const unit = part.unit.toLowerCase();
  if (unit === 'fr') return `${writeNumber(part.value)}fr`;
  const amount = readDimension(part.value, unit, how.measures);
  return amount.kind === 'amount' ? writeAmount(atLeast(amount.value, how), amount.unit) : '';
}

function printFunction(part: Part & { kind: 'function' }, how: Print): string {
  const name = part.name.toLowerCase();
  const asPart: Part = part;
  if (isMath(asPart)) {
    const formula = readMath(asPart, how.measures);
    if (formula.kind !== 'amount') return writeFormula(formula);
    if (formula.unit === '%' && how.percentOf !== undefined)
      return writeNumber(atLeast(resolve(formula, how.percentOf), how));
    return writeAmount(atLeast(formula.value, how), formula.unit);
  }
  if (name === 'url' || name === 'src') {
    const [first] = part.parts;
    return writeUrl(first?.kind === 'string' ? first.name : '');
  }
  const zero = Object.hasOwn(ZERO_IN, name) ? (ZERO_IN[name] as Unit) : how.zero;
  const { percentOf: _, least: __, ...rest } = how;
  const inside: Print = { ...rest, zero, ...(PERCENT_IS_NUMBER.has(name) && { percentOf: 1 }) };
  return `${name}(${printParts(part.parts, inside)})`;
}

export function writeString(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\a ')}"`;
}

export function writeUrl(address: string): string {
  return `url(${writeString(shortAddress(address.trim()))})`;
}
