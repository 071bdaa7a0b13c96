import { ident } from 'css-tree';
import { type Part, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { printPart, printParts, writeString } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

export function computeTracks(parts: readonly Part[], computing: Computing): string {
  return printParts(parts, { ...lengths(computing), least: 0 });
}

export function computeArea(parts: readonly Part[]): string {
  if (word(parts[0]) === 'none') return 'none';
  const rows = withoutSpace(parts).map((part) => (part.kind === 'string' ? part.name : ''));
  return rows.map((row) => writeString(row.trim().replaceAll(/\s+/g, ' ').replaceAll(/\.+/g, '.'))).join(' ');
}

export function computeFlow(parts: readonly Part[]): string {
  const names = withoutSpace(parts).map(word);
  const dense = names.includes('dense');
  if (names.includes('column')) return dense ? 'column dense' : 'column';
  return dense ? 'dense' : 'row';
}

/** `span`, then how many or which, then the name. */
export function computeLine(parts: readonly Part[], computing: Computing): string {
  const values = withoutSpace(parts);
  const span = values.some((part) => word(part) === 'span');
  const number = values.find((part) => part.kind === 'number' || part.kind === 'function');
  const name = values.find((part) => part.kind === 'ident' && word(part) !== 'span');
  const count = number ? printPart(number, { ...lengths(computing), zero: 'number' }) : '';
  const named = name?.kind === 'ident' ? (word(name) === 'auto' ? 'auto' : ident.encode(name.name)) : '';
  return [span ? 'span' : '', count, named].filter(Boolean).join(' ');
}
