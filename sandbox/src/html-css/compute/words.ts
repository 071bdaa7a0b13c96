import { ident } from 'css-tree';
import { type Part, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { isKnownProperty } from '../property/grammar.ts';
import { printPart, writeString } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

/** Two equal words say it once. */
export function once(text: string): string {
  const [first, second] = text.split(' ');
  return first === second ? (first ?? '') : text;
}

/** `first` is what a baseline is anyway. */
export function computeAlignment(parts: readonly Part[]): string {
  return withoutSpace(parts).map(word).join(' ').replace('first baseline', 'baseline');
}

/** A name may stand in quotes; it is the same name. */
export function computeName(parts: readonly Part[]): string {
  const [part] = withoutSpace(parts);
  if (part?.kind === 'string') return ident.encode(part.name);
  return word(part) === 'none' ? 'none' : part?.kind === 'ident' ? ident.encode(part.name) : '';
}

export function computePropertyName(parts: readonly Part[]): string {
  const [part] = withoutSpace(parts);
  if (part?.kind !== 'ident') return '';
  const name = word(part);
  return name === 'all' || name === 'none' || isKnownProperty(name) ? name : ident.encode(part.name);
}

export function computeScheme(parts: readonly Part[]): string {
  const names = withoutSpace(parts).map(word);
  return [...names.filter((name) => name !== 'only'), ...names.filter((name) => name === 'only')].join(' ');
}

/** Each counter with its number, also when it is not written. */
export function computeCounters(usual: string) {
  return (parts: readonly Part[], computing: Computing): string => {
    const values = withoutSpace(parts);
    if (word(values[0]) === 'none') return 'none';
    return values
      .flatMap((part, index) => {
        if (part.kind !== 'ident') return [printPart(part, { ...lengths(computing), zero: 'number' })];
        const next = values[index + 1];
        return [ident.encode(part.name), ...(next === undefined || next.kind === 'ident' ? [usual] : [])];
      })
      .join(' ');
  };
}

export function computeFeature(parts: readonly Part[]): string {
  const [name, setting] = withoutSpace(parts);
  if (name?.kind !== 'string') return word(name);
  const value = setting?.kind === 'number' ? setting.value : word(setting) === 'off' ? 0 : 1;
  return value === 1 ? writeString(name.name) : `${writeString(name.name)} ${value}`;
}

const LIST_TYPES = new Set(
  'none disc circle square decimal decimal-leading-zero lower-roman upper-roman lower-greek lower-alpha lower-latin upper-alpha upper-latin disclosure-open disclosure-closed armenian georgian hebrew hiragana katakana cjk-decimal lower-armenian upper-armenian'.split(
    ' ',
  ),
);

export function computeListType(parts: readonly Part[], computing: Computing): string {
  const [part] = withoutSpace(parts);
  const name = word(part);
  if (!part || LIST_TYPES.has(name)) return name;
  return printPart(part, { ...lengths(computing), zero: 'number', keepCase: true });
}

export function computeEmphasis(parts: readonly Part[], computing: Computing): string {
  const values = withoutSpace(parts);
  if (values[0]?.kind === 'string') return printPart(values[0], lengths(computing));
  const names = values.map(word).filter((name) => name !== 'filled');
  if (names.length === 0 || (names.length === 1 && names[0] === 'open')) names.push('dot');
  return names.join(' ');
}

/** A heading of a table is in the middle unless something around it says where text lies. */
export function computeTextAlign(parts: readonly Part[], computing: Computing): string {
  const name = word(withoutSpace(parts)[0]);
  if (name === '-webkit-match-parent') return computing.parent('text-align');
  if (name !== '-internal-center') return name;
  const around = computing.parent('text-align');
  return around === 'start' ? 'center' : around;
}

const LINES = ['none', 'underline', 'overline', 'line-through', 'blink', 'spelling-error', 'grammar-error'];

/** Always in the same order. */
export function computeLines(parts: readonly Part[]): string {
  const names = withoutSpace(parts).map(word);
  return LINES.filter((line) => names.includes(line)).join(' ');
}
