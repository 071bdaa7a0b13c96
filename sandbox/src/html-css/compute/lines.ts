import { type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { writeNumber } from '../value/number.ts';
import { printParts } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

const WIDTHS: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };

/** A line is whole pixels wide, and at least one if it is there at all. */
export function computeLineWidth(parts: readonly Part[], computing: Computing): string {
  const name = word(parts[0]);
  const width = Object.hasOwn(WIDTHS, name)
    ? (WIDTHS[name] as number)
    : Number.parseFloat(printParts(parts, { ...lengths(computing), least: 0 }));
  return `${writeNumber(width > 0 && width < 1 ? 1 : Math.floor(width))}px`;
}

export function computeRadius(parts: readonly Part[], computing: Computing): string {
  const [across = '', down] = withoutSpace(parts).map((part) =>
    printParts([part], { ...lengths(computing), least: 0 }),
  );
  return down === undefined || down === across ? across : `${across} ${down}`;
}

export function computeAspectRatio(parts: readonly Part[], computing: Computing): string {
  const print = { ...lengths(computing), zero: 'number' as const };
  const auto = parts.some((part) => word(part) === 'auto');
  const [width, height] = splitAt(
    parts.filter((part) => word(part) !== 'auto'),
    '/',
  ).map((group) => printParts(group, print));
  if (!width) return 'auto';
  return `${auto ? 'auto ' : ''}${width} / ${height ?? '1'}`;
}
