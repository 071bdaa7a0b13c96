import { isIdent, isMark, type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { splitPlace } from '../property/position.ts';
import { type Print, printPart, printParts } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';
import { computeAxis } from './place.ts';
import { computeTextShadow } from './shadow.ts';

/** Gradients, filters and shapes: functions in which a browser leaves out what says nothing. */
export function computePicture(parts: readonly Part[], computing: Computing): string {
  const how: Print = { ...lengths(computing), current: computing.color };
  let text = '';
  let space = false;
  for (const part of parts) {
    if (part.kind === 'space') {
      space = true;
      continue;
    }
    if (text !== '' && space) text += ' ';
    text +=
      part.kind === 'function'
        ? writeFunction(part, how, computing)
        : printPart(part, part.kind === 'number' ? { ...how, zero: 'number' } : how);
    space = false;
  }
  return text;
}

const WITHOUT_VALUE: Readonly<Record<string, string>> = {
  blur: '0px',
  'hue-rotate': '0deg',
  brightness: '1',
  contrast: '1',
  grayscale: '1',
  invert: '1',
  opacity: '1',
  saturate: '1',
  sepia: '1',
};

function writeFunction(part: Part & { kind: 'function' }, how: Print, computing: Computing): string {
  const name = part.name.toLowerCase();
  if (name.endsWith('-gradient')) return `${name}(${writeGradient(name, part.parts, how, computing)})`;
  if (name === 'drop-shadow') return `drop-shadow(${computeTextShadow(part.parts, computing)})`;
  if (Object.hasOwn(WITHOUT_VALUE, name) && withoutSpace(part.parts).length === 0)
    return `${name}(${WITHOUT_VALUE[name]})`;
  if (name === 'circle' || name === 'ellipse') return `${name}(${writeShape(part.parts, how, computing)})`;
  if (name === 'inset') return `inset(${writeInset(part.parts, how)})`;
  return printPart(part, how);
}

function writeInset(parts: readonly Part[], how: Print): string {
  const at = parts.findIndex((part) => isIdent(part, 'round'));
  const [top = '', right = top, bottom = top, left = right] = withoutSpace(at < 0 ? parts : parts.slice(0, at)).map(
    (part) => printPart(part, how),
  );
  const sides =
    left !== right
      ? [top, right, bottom, left]
      : bottom !== top
        ? [top, right, bottom]
        : right !== top
          ? [top, right]
          : [top];
  return `${sides.join(' ')}${at < 0 ? '' : ` round ${printParts(withoutLeadingSpace(parts.slice(at + 1)), how)}`}`;
}

function withoutLeadingSpace(parts: readonly Part[]): readonly Part[] {
  return parts[0]?.kind === 'space' ? parts.slice(1) : parts;
}

/** What is before and behind `at`; the place behind it as two axes. */
function splitAtPlace(parts: readonly Part[], computing: Computing): { before: readonly Part[]; place: string | null } {
  const at = parts.findIndex((part) => isIdent(part, 'at'));
  if (at < 0) return { before: parts, place: null };
  const { x, y } = splitPlace(parts.slice(at + 1));
  return { before: parts.slice(0, at), place: `${computeAxis(x, computing)} ${computeAxis(y, computing)}` };
}

function writeShape(parts: readonly Part[], how: Print, computing: Computing): string {
  const { before, place } = splitAtPlace(parts, computing);
  return [printParts(before, how), place === null ? '' : `at ${place}`].filter(Boolean).join(' ');
}

function writeGradient(name: string, parts: readonly Part[], how: Print, computing: Computing): string {
  const [first = [], ...stops] = splitAt(parts, ',');
  const conic = name.includes('conic');
  const stopHow: Print = { ...how, zero: conic ? 'deg' : 'px' };
  if (!isSetting(first)) return [first, ...stops].flatMap((stop) => writeStop(stop, stopHow)).join(', ');
  const setting = name.includes('linear')
    ? writeLine(first, how)
    : conic
      ? writeTurn(first, how, computing)
      : writeRound(first, how, computing);
  return [...(setting ? [setting] : []), ...stops.flatMap((stop) => writeStop(stop, stopHow))].join(', ');
}

const SETTINGS = new Set([
  'to',
  'at',
  'from',
  'in',
  'circle',
  'ellipse',
  'closest-side',
  'closest-corner',
  'farthest-side',
  'farthest-corner',
]);

function isSetting(group: readonly Part[]): boolean {
  const [first] = group;
  return (
    SETTINGS.has(word(first)) || first?.kind === 'dimension' || first?.kind === 'number' || first?.kind === 'percentage'
  );
}

/** red 0 50% is short for red 0, red 50%. */
function writeStop(group: readonly Part[], how: Print): string[] {
  const [color, ...places] = withoutSpace(group);
  if (!color) return [];
  const shade = printPart(color, how);
  return places.length === 0 ? [shade] : places.map((place) => `${shade} ${printPart(place, how)}`);
}

/** Where colours are mixed: `in oklch`, after the rest. */
function splitMixing(group: readonly Part[]): { before: readonly Part[]; mixing: string } {
  const at = group.findIndex((part) => isIdent(part, 'in'));
  if (at < 0) return { before: group, mixing: '' };
  const names = withoutSpace(group.slice(at))
    .filter((part) => part.kind === 'ident')
    .map(word);
  const end =
    at + group.slice(at).findIndex((part, index) => index > 0 && part.kind !== 'space' && part.kind !== 'ident');
  return { before: [...group.slice(0, at), ...(end < at ? [] : group.slice(end))], mixing: names.join(' ') };
}

function writeLine(group: readonly Part[], how: Print): string {
  const { before, mixing } = splitMixing(group);
  const values = withoutSpace(before);
  const sides = values.filter((part) => part.kind === 'ident' && word(part) !== 'to').map(word);
  const across = sides.find((side) => side === 'left' || side === 'right');
  const down = sides.find((side) => side === 'top' || side === 'bottom');
  const direction =
    sides.length > 0
      ? `to ${[across, down].filter(Boolean).join(' ')}`
      : values[0]
        ? printPart(values[0], { ...how, zero: 'deg' })
        : '';
  const said = direction === 'to bottom' || direction === '180deg' ? '' : direction;
  return [said, mixing].filter(Boolean).join(' ');
}

function writeTurn(group: readonly Part[], how: Print, computing: Computing): string {
  const { before, mixing } = splitMixing(group);
  const { before: turn, place } = splitAtPlace(before, computing);
  const angle = withoutSpace(turn)[1];
  const from = angle ? printPart(angle, { ...how, zero: 'deg' }) : '0deg';
  return [from === '0deg' ? '' : `from ${from}`, place === null || place === '50% 50%' ? '' : `at ${place}`, mixing]
    .filter(Boolean)
    .join(' ');
}

function writeRound(group: readonly Part[], how: Print, computing: Computing): string {
  const { before, mixing } = splitMixing(group);
  const { before: shape, place } = splitAtPlace(before, computing);
  const values = withoutSpace(shape);
  const sizes = values
    .filter((part) => part.kind !== 'ident' && !isMark(part, ','))
    .map((part) => printPart(part, how));
  const extent = values.map(word).find((name) => /^(?:closest|farthest)/.test(name) && name !== 'farthest-corner');
  // A circle with a radius of its own, and an ellipse, need not be named.
  const circle = values.some((part) => word(part) === 'circle') && sizes.length === 0 ? 'circle' : '';
  return [circle, extent ?? '', ...sizes, place === null || place === '50% 50%' ? '' : `at ${place}`, mixing]
    .filter(Boolean)
    .join(' ');
}
