import { isIdent, isMark, type Part, splitAt, trimSpace, withoutSpace } from '../css/parts.ts';
import { MEDIA_WORDS, NOTHING } from '../media-words.ts';
import { InvalidMath, isMath, readDimension, readMath, resolve } from '../value/math.ts';
import { PLAIN_MEASURES } from '../value/units.ts';
import type { Window } from '../window.ts';

/** A condition that cannot be understood is neither true nor false, and then `not` of it is no more true than itself. */
type Answer = boolean | null;

export function mediaMatches(prelude: readonly Part[], window: Window): boolean {
  if (trimSpace(prelude).length === 0) return true;
  return splitAt(prelude, ',').some((query) => queryMatches(query, window));
}

function queryMatches(query: readonly Part[], window: Window): boolean {
  const parts = withoutSpace(query);
  const [first, second] = parts;
  const modified = isIdent(first, 'not') || isIdent(first, 'only');
  const typed = modified ? second : first;
  if (typed?.kind !== 'ident' || (isIdent(first, 'not') && second?.kind !== 'ident'))
    return conditionOf(parts, (part) => featureOf(part, window)) === true;
  const type = typed.name.toLowerCase();
  if (['and', 'or', 'not', 'only', 'layer'].includes(type)) return false;
  const rest = parts.slice(modified ? 2 : 1);
  let answer: Answer = type === 'all' || type === 'screen';
  if (rest.length > 0) {
    if (!isIdent(rest[0], 'and')) return false;
    const condition = conditionOf(rest.slice(1), (part) => featureOf(part, window));
    // "or" cannot follow a type.
    if (condition === null || rest.some((part) => isIdent(part, 'or'))) return false;
    answer = answer && condition;
  }
  return isIdent(first, 'not') ? !answer : answer;
}

/** and, or, not over things in brackets: the same for @media and @supports. */
export function conditionOf(parts: readonly Part[], leaf: (part: Part) => Answer): Answer {
  const [first, ...rest] = parts;
  if (!first) return null;
  if (isIdent(first, 'not')) {
    if (rest.length !== 1) return null;
    const answer = inBrackets(rest[0], leaf);
    return answer === null ? null : !answer;
  }
  let answer = inBrackets(first, leaf);
  if (rest.length === 0) return answer;
  const joiner = isIdent(rest[0], 'or') ? 'or' : 'and';
  for (let index = 0; index < rest.length; index += 2) {
    if (!isIdent(rest[index], joiner)) return null;
    const next = inBrackets(rest[index + 1], leaf);
    if (joiner === 'and')
      answer = answer === false || next === false ? false : answer === null || next === null ? null : true;
    else answer = answer === true || next === true ? true : answer === null || next === null ? null : false;
  }
  return answer;
}

function inBrackets(part: Part | undefined, leaf: (part: Part) => Answer): Answer {
  if (!part) return null;
  if (part.kind !== 'block' || part.open !== '(') return leaf(part);
  const inside = withoutSpace(part.parts);
  const nested = isIdent(inside[0], 'not') || (inside[0]?.kind === 'block' && inside[0].open === '(');
  return nested ? conditionOf(inside, leaf) : leaf(part);
}

function wordOf(name: string, { media }: Window): string {
  return media?.[name] ?? MEDIA_WORDS[name]?.[0] ?? '';
}

function featureOf(part: Part, window: Window): Answer {
  if (part.kind !== 'block' || part.open !== '(') return null;
  const parts = withoutSpace(part.parts);
  const colon = parts.findIndex((inner) => isMark(inner, ':'));
  if (colon === 1 && parts[0]?.kind === 'ident')
    return plainFeature(parts[0].name.toLowerCase(), parts.slice(2), window);
  if (parts.length === 1 && parts[0]?.kind === 'ident') return presentFeature(parts[0].name.toLowerCase(), window);
  return rangeFeature(parts, window);
}

function presentFeature(name: string, window: Window): Answer {
  if (name === 'orientation') return true;
  if (Object.hasOwn(MEDIA_WORDS, name)) return !NOTHING.has(wordOf(name, window));
  const value = numberOf(name, window);
  return value === null ? null : value !== 0;
}

function plainFeature(name: string, value: readonly Part[], window: Window): Answer {
  const [word] = value;
  if (name === 'orientation') {
    if (!isIdent(word, 'portrait') && !isIdent(word, 'landscape')) return null;
    return isIdent(word, window.height >= window.width ? 'portrait' : 'landscape');
  }
  if (Object.hasOwn(MEDIA_WORDS, name)) {
    const known = MEDIA_WORDS[name] ?? [];
    const given = word?.kind === 'ident' && value.length === 1 ? word.name.toLowerCase() : '';
    return known.includes(given) ? given === wordOf(name, window) : null;
  }
  const [, bound, base = ''] = /^(?:(min|max)-)?(.+)$/.exec(name) ?? [];
  const actual = numberOf(base, window);
  const requested = readValue(value, base);
  if (actual === null || requested === null) return null;
  return bound === 'min'
    ? actual >= requested
    : bound === 'max'
      ? actual <= requested
      : Math.abs(actual - requested) < 1e-9;
}

const RATIOS = new Set(['aspect-ratio', 'device-aspect-ratio']);

function numberOf(name: string, { width, height }: Window): number | null {
  switch (name) {
    case 'width':
    case 'device-width':
      return width;
    case 'height':
    case 'device-height':
      return height;
    case 'aspect-ratio':
    case 'device-aspect-ratio':
      return width / height;
    case 'resolution':
    case '-webkit-device-pixel-ratio':
      return 1;
    case 'color':
      return 8;
    case 'color-index':
    case 'monochrome':
    case 'grid':
      return 0;
    default:
      return null;
  }
}

/** Lengths in pixels (an em is 16, whatever the page says), ratios and plain numbers as numbers. */
function readValue(parts: readonly Part[], feature: string): number | null {
  const slash = parts.findIndex((part) => isMark(part, '/'));
  if (RATIOS.has(feature) && slash > 0) {
    const [across, down] = [readValue(parts.slice(0, slash), ''), readValue(parts.slice(slash + 1), '')];
    return across === null || down === null ? null : across / down;
  }
  const [part] = parts;
  if (parts.length !== 1 || !part) return null;
  const isLength = /width|height/.test(feature);
  if (part.kind === 'number') return isLength && part.value !== 0 ? null : part.value;
  if (part.kind !== 'dimension' && !isMath(part)) return null;
  try {
    const formula =
      part.kind === 'dimension' ? readDimension(part.value, part.unit, PLAIN_MEASURES) : readMath(part, PLAIN_MEASURES);
    return formula.kind === 'amount' &&
      formula.unit === (isLength ? 'px' : feature === 'resolution' ? 'dppx' : 'number')
      ? resolve(formula, 0)
      : null;
  } catch (error) {
    if (error instanceof InvalidMath) return null;
    throw error;
  }
}

const SIGNS = new Set(['<', '>', '<=', '>=', '=']);

/** (width >= 600px), (600px < width) and (400px <= width <= 800px). */
function rangeFeature(parts: readonly Part[], window: Window): Answer {
  const pieces: (string | Part[])[] = [];
  for (const part of parts) {
    const sign = part.kind === 'mark' && /[<>=]/.test(part.text);
    const last = pieces.at(-1);
    if (sign && typeof last === 'string') pieces[pieces.length - 1] = last + part.text;
    else if (sign) pieces.push(part.text);
    else if (Array.isArray(last)) last.push(part);
    else pieces.push([part]);
  }
  if (pieces.length !== 3 && pieces.length !== 5) return null;
  const values = pieces.filter((piece) => Array.isArray(piece));
  const signs = pieces.filter((piece) => typeof piece === 'string');
  if (!signs.every((sign) => SIGNS.has(sign))) return null;
  const named = values.map((value) =>
    value.length === 1 && value[0]?.kind === 'ident' ? value[0].name.toLowerCase() : '',
  );
  const feature = pieces.length === 5 ? named[1] : named[0] || named[1];
  if (!feature || numberOf(feature, window) === null) return null;
  // (a < width > b) says nothing.
  if (signs.length === 2 && (signs[0]?.[0] !== signs[1]?.[0] || signs.includes('='))) return null;
  const numbers = values.map((value, index) =>
    named[index] === feature ? numberOf(feature, window) : readValue(value, feature),
  );
  if (numbers.includes(null)) return null;
  return signs.every((sign, index) => holds(numbers[index] as number, sign, numbers[index + 1] as number));
}

function holds(left: number, sign: string, right: number): boolean {
  switch (sign) {
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    default:
      return left === right;
  }
}
