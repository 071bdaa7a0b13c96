import type { Part } from '../css/parts.ts';
import { writeNumber } from '../value/number.ts';
import { printParts } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

export function computeOpacity(parts: readonly Part[], computing: Computing): string {
  const value = Number(printParts(parts, { ...lengths(computing), zero: 'number', percentOf: 1 }));
  return writeNumber(Math.min(1, Math.max(0, value)));
}

/** In drawings a number without a unit is pixels. */
export function computeStroke(parts: readonly Part[], computing: Computing): string {
  const inPixels = parts.map(
    (part): Part =>
      part.kind === 'number'
        ? { kind: 'dimension', value: part.value, unit: 'px', start: part.start, end: part.end }
        : part,
  );
  return printParts(inPixels, lengths(computing));
}
