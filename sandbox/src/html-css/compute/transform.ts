import { type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { writeMatrix } from '../value/matrix.ts';
import { printPart, printParts } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

/** A matrix, as a browser writes it; with per cent in it, which only the size of the box can tell, the functions. */
export function computeTransform(parts: readonly Part[], computing: Computing): string {
  const functions = withoutSpace(parts).filter((part) => part.kind === 'function');
  if (functions.length === 0) return 'none';
  const written = functions.map((part) => ({
    name: part.name.toLowerCase(),
    args: splitAt(part.parts, ',').map((group) =>
      printParts(group, { ...lengths(computing), ...zeroOf(part.name.toLowerCase()) }),
    ),
  }));
  const hasPercent = written.some(({ args }) => args.some((arg) => arg.includes('%')));
  return hasPercent ? written.map(writeFunction).join(' ') : writeMatrix(written);
}

/** One name for what can be said with several, as Chromium writes it. */
function writeFunction({ name, args }: { name: string; args: readonly string[] }): string {
  const [first = '', second] = args;
  switch (name) {
    case 'translate':
      return `translate(${first}, ${second ?? '0px'})`;
    case 'translatex':
      return `translate(${first}, 0px)`;
    case 'translatey':
      return `translate(0px, ${first})`;
    case 'scale':
      return `scale(${first}, ${second ?? first})`;
    case 'scalex':
      return `scale(${first}, 1)`;
    case 'scaley':
      return `scale(1, ${first})`;
    default:
      return `${casedName(name)}(${args.join(', ')})`;
  }
}

function zeroOf(name: string): { zero: 'deg' | 'number' | 'px'; percentOf?: number } {
  if (/^(?:rotate|skew)/.test(name)) return { zero: 'deg' };
  if (/^(?:scale|matrix)/.test(name)) return { zero: 'number', percentOf: 1 };
  return { zero: 'px' };
}

/** Functions are the one thing in CSS that is written with a capital inside. */
function casedName(name: string): string {
  return name.replace(/(?<=^(?:translate|scale|rotate|skew))[xyz]$/, (axis) => axis.toUpperCase());
}

export function computeRotate(parts: readonly Part[], computing: Computing): string {
  const text = printParts(parts, { ...lengths(computing), zero: 'number' });
  const plain = text.replace(/^z |^0 0 1 /, '');
  return plain === '0' ? 'none' : plain.replace(/^1 0 0 /, 'x ').replace(/^0 1 0 /, 'y ');
}

export function computeScale(parts: readonly Part[], computing: Computing): string {
  const values = withoutSpace(parts);
  if (word(values[0]) === 'none') return 'none';
  const [x = '1', y = x, z = '1'] = values.map((part) =>
    printPart(part, { ...lengths(computing), zero: 'number', percentOf: 1 }),
  );
  return z !== '1' ? `${x} ${y} ${z}` : x === y ? x : `${x} ${y}`;
}

export function computeTranslate(parts: readonly Part[], computing: Computing): string {
  const [x = 'none', y = '0px', z = '0px'] = withoutSpace(parts).map((part) => printPart(part, lengths(computing)));
  return z !== '0px' ? `${x} ${y} ${z}` : y !== '0px' ? `${x} ${y}` : x;
}
