import { type Part, withoutSpace } from '../css/parts.ts';
import { isColor, word } from '../property/classify.ts';
import { writeColor } from '../value/color.ts';
import { type Print, printPart } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

/** The colour first, then every length, also those left out, and `inset` last. */
function write(parts: readonly Part[], how: Print, count: number): string {
  const values = withoutSpace(parts);
  if (word(values[0]) === 'none') return 'none';
  const color = values.find(isColor);
  const sizes = values.filter((part) => part !== color && part.kind !== 'ident').map((part) => printPart(part, how));
  while (sizes.length < count) sizes.push('0px');
  const inset = values.some((part) => word(part) === 'inset') ? ' inset' : '';
  const shade = color ? printPart(color, how) : how.current ? writeColor(how.current) : '';
  return `${shade} ${sizes.join(' ')}${inset}`;
}

export function computeBoxShadow(parts: readonly Part[], computing: Computing): string {
  return write(parts, { ...lengths(computing), current: computing.color }, 4);
}

export function computeTextShadow(parts: readonly Part[], computing: Computing): string {
  return write(parts, { ...lengths(computing), current: computing.color }, 3);
}
