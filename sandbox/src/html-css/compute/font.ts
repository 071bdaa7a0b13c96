import { ident } from 'css-tree';
import { type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { printParts, writeString } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

const GENERIC = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'math',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  '-webkit-body',
  '-webkit-standard',
]);

export function computeFamily(parts: readonly Part[]): string {
  return splitAt(parts, ',').map(writeFamily).join(', ');
}

function writeFamily(group: readonly Part[]): string {
  const [first, ...more] = withoutSpace(group);
  if (first?.kind === 'string') return writeName(first.name, true);
  if (more.length === 0 && GENERIC.has(word(first))) return word(first);
  return writeName([first, ...more].map((part) => (part?.kind === 'ident' ? part.name : '')).join(' '), false);
}

/** Quotes only where the name is more than one word, or a word that means something else. */
function writeName(name: string, quoted: boolean): string {
  const plain =
    /^-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*$/i.test(name) && !(quoted && GENERIC.has(name.toLowerCase()));
  if (plain) return name;
  return /^[^\s"']+$/.test(name) && !quoted ? ident.encode(name) : writeString(name);
}

const STRETCH: Readonly<Record<string, string>> = {
  normal: '100%',
  'ultra-condensed': '50%',
  'extra-condensed': '62.5%',
  condensed: '75%',
  'semi-condensed': '87.5%',
  'semi-expanded': '112.5%',
  expanded: '125%',
  'extra-expanded': '150%',
  'ultra-expanded': '200%',
};

export function computeStretch(parts: readonly Part[], computing: Computing): string {
  const text = printParts(parts, { ...lengths(computing), least: 0 });
  return Object.hasOwn(STRETCH, text) ? (STRETCH[text] as string) : text;
}

export function computeStyle(parts: readonly Part[], computing: Computing): string {
  const text = printParts(parts, { ...lengths(computing), zero: 'deg' });
  return text === 'oblique 0deg' ? 'normal' : text;
}

export function computeWeight(parts: readonly Part[], computing: Computing): string {
  const text = printParts(parts, { ...lengths(computing), zero: 'number' });
  switch (text) {
    case 'normal':
      return '400';
    case 'bold':
      return '700';
    case 'bolder':
      return bolder(Number(computing.parent('font-weight')));
    case 'lighter':
      return lighter(Number(computing.parent('font-weight')));
    default:
      return text;
  }
}

function bolder(weight: number): string {
  return weight < 350 ? '400' : weight < 550 ? '700' : weight < 900 ? '900' : String(weight);
}

function lighter(weight: number): string {
  return weight < 100 ? String(weight) : weight < 550 ? '100' : weight < 750 ? '400' : '700';
}
