import { isMark, type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { MATH_FUNCTIONS } from './math-functions.ts';
import { writeNumber, writePixels } from './number.ts';
import { DEGREES, DOTS_PER_PIXEL, type Measures, SECONDS, toPixels } from './units.ts';

/** calc() and its relatives. What can be worked out is; a mix of per cent and pixels stays a formula. */
export type Unit = 'number' | 'px' | '%' | 'deg' | 's' | 'dppx';
export type Formula =
  | { readonly kind: 'amount'; readonly value: number; readonly unit: Unit }
  | { readonly kind: 'sum'; readonly terms: readonly Formula[] }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Formula }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Formula[] };

export class InvalidMath extends Error {}

export function isMath(part: Part): part is Part & { kind: 'function' } {
  return (
    part.kind === 'function' &&
    (part.name.toLowerCase() === 'calc' || Object.hasOwn(MATH_FUNCTIONS, part.name.toLowerCase()))
  );
}

const CONSTANTS: Readonly<Record<string, number>> = {
  e: Math.E,
  pi: Math.PI,
  infinity: Number.POSITIVE_INFINITY,
  '-infinity': Number.NEGATIVE_INFINITY,
  nan: Number.NaN,
};

export function readMath(part: Part & { kind: 'function' }, measures: Measures): Formula {
  const name = part.name.toLowerCase();
  if (name === 'calc') return readSum(part.parts, measures);
  const groups = splitAt(part.parts, ',');
  const first = groups[0]?.[0];
  // round() starts with how to round, where the others start with a value.
  const strategy =
    name === 'round' && first?.kind === 'ident' && !Object.hasOwn(CONSTANTS, first.name.toLowerCase())
      ? first.name.toLowerCase()
      : null;
  const args = (strategy ? groups.slice(1) : groups).map((group, index) => {
    const open =
      name === 'clamp' &&
      index !== 1 &&
      group.length === 1 &&
      group[0]?.kind === 'ident' &&
      group[0].name.toLowerCase() === 'none';
    return open
      ? amount(index === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY, 'number')
      : readSum(group, measures);
  });
  return call(name, args, strategy);
}

function amount(value: number, unit: Unit): Formula {
  return { kind: 'amount', value, unit };
}

function readSum(parts: readonly Part[], measures: Measures): Formula {
  const terms: Formula[] = [];
  let product: Part[] = [];
  let sign = 1;
  const close = () => {
    const term = readProduct(product, measures);
    terms.push(sign === 1 ? term : times(-1, term));
    product = [];
  };
  parts.forEach((part, index) => {
    const isSign = isMark(part, '+') || isMark(part, '-');
    if (!isSign) {
      product.push(part);
      return;
    }
    // A plus or minus needs space on both sides, or it belongs to a number.
    if (parts[index - 1]?.kind !== 'space' || parts[index + 1]?.kind !== 'space')
      throw new InvalidMath('space is missing');
    close();
    sign = isMark(part, '-') ? -1 : 1;
  });
  close();
  return sum(terms);
}

function readProduct(parts: readonly Part[], measures: Measures): Formula {
  const [first, ...rest] = withoutSpace(parts);
  let result = readValue(first, measures);
  for (let index = 0; index < rest.length; index += 2) {
    const sign = rest[index];
    const other = readValue(rest[index + 1], measures);
    if (isMark(sign, '*')) result = multiply(result, other);
    else if (isMark(sign, '/')) result = multiply(result, inverse(other));
    else throw new InvalidMath('not a calculation');
  }
  return result;
}

function readValue(part: Part | undefined, measures: Measures): Formula {
  switch (part?.kind) {
    case 'number':
      return amount(part.value, 'number');
    case 'percentage':
      return amount(part.value, '%');
    case 'dimension':
      return readDimension(part.value, part.unit, measures);
    case 'ident': {
      const name = part.name.toLowerCase();
      if (Object.hasOwn(CONSTANTS, name)) return amount(CONSTANTS[name] as number, 'number');
      throw new InvalidMath('a word in a calculation');
    }
    case 'block':
      if (part.open === '(') return readSum(part.parts, measures);
      throw new InvalidMath('not a calculation');
    case 'function':
      if (isMath(part)) return readMath(part, measures);
      throw new InvalidMath('not a calculation');
    default:
      throw new InvalidMath('a value is missing');
  }
}

export function readDimension(value: number, unit: string, measures: Measures): Formula {
  const name = unit.toLowerCase();
  if (Object.hasOwn(DEGREES, name)) return amount(value * (DEGREES[name] as number), 'deg');
  if (Object.hasOwn(SECONDS, name)) return amount(value * (SECONDS[name] as number), 's');
  if (Object.hasOwn(DOTS_PER_PIXEL, name)) return amount(value * (DOTS_PER_PIXEL[name] as number), 'dppx');
  const pixels = toPixels(value, name, measures);
  if (pixels === null) throw new InvalidMath('unknown unit');
  return amount(pixels, 'px');
}

function times(factor: number, formula: Formula): Formula {
  switch (formula.kind) {
    case 'amount':
      return amount(factor * formula.value, formula.unit);
    case 'sum':
      return { kind: 'sum', terms: formula.terms.map((term) => times(factor, term)) };
    case 'times':
      return { kind: 'times', factor: factor * formula.factor, of: formula.of };
    case 'call':
      return { kind: 'times', factor, of: formula };
  }
}

function multiply(one: Formula, other: Formula): Formula {
  if (one.kind === 'amount' && one.unit === 'number') return times(one.value, other);
  if (other.kind === 'amount' && other.unit === 'number') return times(other.value, one);
  throw new InvalidMath('only one factor can have a unit');
}

function inverse(formula: Formula): Formula {
  if (formula.kind !== 'amount' || formula.unit !== 'number') throw new InvalidMath('divided by something with a unit');
  return amount(1 / formula.value, 'number');
}

function sum(terms: readonly Formula[]): Formula {
  const amounts = new Map<Unit, number>();
  const others: Formula[] = [];
  for (const term of terms.flatMap((term) => (term.kind === 'sum' ? term.terms : [term]))) {
    if (term.kind === 'amount') amounts.set(term.unit, (amounts.get(term.unit) ?? 0) + term.value);
    else others.push(term);
  }
  // A browser writes per cent before pixels, and formulas of their own last.
  const order: readonly Unit[] = ['number', '%', 'px', 'deg', 's', 'dppx'];
  const merged = order.flatMap((unit) => (amounts.has(unit) ? [amount(amounts.get(unit) as number, unit)] : []));
  const all = [...merged, ...others];
  const result: Formula = all.length === 1 ? (all[0] as Formula) : { kind: 'sum', terms: all };
  typeOf(result);
  return result;
}

function call(name: string, args: readonly Formula[], strategy: string | null): Formula {
  const rule = MATH_FUNCTIONS[name];
  if (!rule || args.length < rule.least || args.length > rule.most) throw new InvalidMath('wrong number of values');
  const types = new Set(
    args.map(typeOf).map((type) => (type === 'length' || type === 'percent' || type === 'mixed' ? 'mixed' : type)),
  );
  if (types.size !== 1 && name !== 'clamp') throw new InvalidMath('values of different kinds');
  const amounts = args.filter((arg) => arg.kind === 'amount');
  const unit = amounts.find((arg) => arg.unit !== 'number')?.unit ?? 'number';
  const alike =
    amounts.length === args.length && amounts.every((arg) => arg.unit === unit || !Number.isFinite(arg.value));
  if (!alike) return { kind: 'call', name: strategy && strategy !== 'nearest' ? `${name} ${strategy}` : name, args };
  const result = rule.work(
    amounts.map((arg) => (unit === 'deg' && rule.unit === 'number' ? (arg.value * Math.PI) / 180 : arg.value)),
    strategy,
  );
  return amount(rule.unit === 'deg' ? (result * 180) / Math.PI : result, rule.unit === 'same' ? unit : rule.unit);
}

export type MathType = 'number' | 'length' | 'percent' | 'mixed' | 'angle' | 'time' | 'resolution';
const TYPES: Readonly<Record<Unit, MathType>> = {
  number: 'number',
  px: 'length',
  '%': 'percent',
  deg: 'angle',
  s: 'time',
  dppx: 'resolution',
};

export function typeOf(formula: Formula): MathType {
  switch (formula.kind) {
    case 'amount':
      return TYPES[formula.unit];
    case 'times':
      return typeOf(formula.of);
    default: {
      const types = new Set((formula.kind === 'sum' ? formula.terms : formula.args).map(typeOf));
      const [only] = types;
      if (types.size === 1 && only) return only;
      const lengths = [...types].every(
        (type) =>
          type === 'length' || type === 'percent' || type === 'mixed' || (type === 'number' && formula.kind === 'call'),
      );
      if (!lengths) throw new InvalidMath('values of different kinds');
      return 'mixed';
    }
  }
}

/** `percentOf`: what 100 % is, where it is known. */
export function resolve(formula: Formula, percentOf: number): number {
  switch (formula.kind) {
    case 'amount':
      return formula.unit === '%' ? (formula.value * percentOf) / 100 : formula.value;
    case 'times':
      return formula.factor * resolve(formula.of, percentOf);
    case 'sum':
      return formula.terms.reduce((total, term) => total + resolve(term, percentOf), 0);
    case 'call': {
      const [name = '', strategy] = formula.name.split(' ');
      const rule = MATH_FUNCTIONS[name];
      return (
        rule?.work(
          formula.args.map((arg) => resolve(arg, percentOf)),
          strategy ?? null,
        ) ?? 0
      );
    }
  }
}

export function writeAmount(value: number, unit: Unit): string {
  if (unit === 'px') return writePixels(value);
  return `${writeNumber(value)}${unit === 'number' ? '' : unit}`;
}

export function writeFormula(formula: Formula): string {
  if (formula.kind === 'amount') return writeAmount(formula.value, formula.unit);
  if (formula.kind === 'call') return writeInside(formula);
  return `calc(${writeInside(formula)})`;
}

function writeInside(formula: Formula): string {
  switch (formula.kind) {
    case 'amount':
      return writeAmount(formula.value, formula.unit);
    case 'times':
      return `${writeNumber(formula.factor)} * ${writeInside(formula.of)}`;
    case 'call': {
      const [name = '', strategy] = formula.name.split(' ');
      return `${name}(${[...(strategy ? [strategy] : []), ...formula.args.map(writeInside)].join(', ')})`;
    }
    case 'sum':
      return formula.terms.map(writeTerm).join('');
  }
}

function writeTerm(term: Formula, index: number): string {
  const negative = (term.kind === 'amount' && term.value < 0) || (term.kind === 'times' && term.factor < 0);
  if (index === 0) return writeInside(term);
  if (!negative) return ` + ${writeInside(term)}`;
  const turned = times(-1, term);
  return ` - ${writeInside(turned.kind === 'times' && turned.factor === 1 ? turned.of : turned)}`;
}
