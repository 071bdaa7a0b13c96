import { fork } from 'css-tree';
import { isIdent, type Part } from '../css/parts.ts';
import { InvalidMath, isMath, type MathType, readMath, typeOf } from '../value/math.ts';
import { PLAIN_MEASURES } from '../value/units.ts';
import { PROPERTIES, TYPES } from './grammar-changes.ts';

const { lexer } = fork({ properties: PROPERTIES, types: TYPES });

export function isKnownProperty(name: string): boolean {
  return Object.hasOwn(lexer.properties, name);
}

export function knownProperties(): string[] {
  return Object.keys(lexer.properties);
}

const SAMPLES: Readonly<Record<MathType, string>> = {
  number: '1',
  length: '1px',
  percent: '1%',
  mixed: '1%',
  angle: '1deg',
  time: '1s',
  resolution: '1dppx',
};

/** Whether a browser would take this value. `parts` were read from `text`, which starts at `offset` of what was read. */
export function isValidValue(property: string, text: string, parts: readonly Part[], offset: number): boolean {
  try {
    if (lexer.matchProperty(property, withSamples(text, parts, offset)).error !== null) return false;
    return property !== 'grid-template-areas' && property !== 'grid-template' && property !== 'grid'
      ? true
      : areAreas(parts);
  } catch (error) {
    if (error instanceof InvalidMath) return false;
    throw error;
  }
}

/** The grammar takes any calculation anywhere: put a plain value of its kind in its place, and it looks at the kind. */
function withSamples(text: string, parts: readonly Part[], offset: number): string {
  let result = '';
  let from = 0;
  const replace = (part: Part, sample: string): void => {
    result += text.slice(from, part.start - offset) + sample;
    from = part.end - offset;
  };
  const visit = (part: Part): void => {
    if (isMath(part)) replace(part, SAMPLES[typeOf(readMath(part, PLAIN_MEASURES))]);
    else if ('parts' in part)
      part.parts.forEach(
        isMadeFromColor(part) ? (inner) => (isMath(inner) ? replace(inner, '1') : visit(inner)) : visit,
      );
  };
  parts.forEach(visit);
  return from === 0 && result === '' ? text : result + text.slice(from);
}

/** rgb(from …): its calculations have names of channels in them. */
function isMadeFromColor(part: Part & { parts: Part[] }): boolean {
  return isIdent(
    part.parts.find((inner) => inner.kind !== 'space'),
    'from',
  );
}

/** Rows of areas have equally many cells, and each name covers a rectangle. */
function areAreas(parts: readonly Part[]): boolean {
  const rows = parts.flatMap((part) => (part.kind === 'string' ? [part.name.trim().split(/\s+/)] : []));
  if (rows.some((row) => row.length !== rows[0]?.length || row.includes(''))) return false;
  const names = new Set(rows.flat().filter((name) => !/^\.+$/.test(name)));
  return [...names].every((name) => {
    const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === name ? [{ x, y }] : [])));
    const width = new Set(cells.map(({ x }) => x));
    const height = new Set(cells.map(({ y }) => y));
    const isWhole = (places: Set<number>) => Math.max(...places) - Math.min(...places) === places.size - 1;
    return cells.length === width.size * height.size && isWhole(width) && isWhole(height);
  });
}
