import type { Part } from '../css/parts.ts';
import { withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import type { Computing } from './computing.ts';

const TWO_WORDS: Readonly<Record<string, string>> = {
  'block flow': 'block',
  'block flow-root': 'flow-root',
  'inline flow': 'inline',
  'inline flow-root': 'inline-block',
  'block flex': 'flex',
  'inline flex': 'inline-flex',
  'block grid': 'grid',
  'inline grid': 'inline-grid',
  'block table': 'table',
  'inline table': 'inline-table',
  'block ruby': 'block ruby',
  'inline ruby': 'ruby',
  flow: 'block',
  'block flow list-item': 'list-item',
  'block list-item': 'list-item',
  'flow list-item': 'list-item',
  'block flow-root list-item': 'flow-root list-item',
  'inline flow list-item': 'inline list-item',
  'block math': 'block math',
  'inline math': 'math',
};
const INLINE_FIRST = ['block', 'inline', 'run-in'];
const AS_BLOCK: Readonly<Record<string, string>> = {
  inline: 'block',
  'inline-block': 'block',
  'inline-flex': 'flex',
  'inline-grid': 'grid',
  'inline-table': 'table',
  'inline list-item': 'list-item',
  ruby: 'block ruby',
  '-webkit-inline-box': '-webkit-box',
  'table-row': 'block',
  'table-cell': 'block',
  'table-row-group': 'block',
  'table-header-group': 'block',
  'table-footer-group': 'block',
  'table-column': 'block',
  'table-column-group': 'block',
  'table-caption': 'block',
};

export function computeDisplay(parts: readonly Part[], computing: Computing): string {
  const names = withoutSpace(parts).map(word);
  // How it lies outside is first, whichever way it was written.
  const ordered = [
    ...names.filter((name) => INLINE_FIRST.includes(name)),
    ...names.filter((name) => !INLINE_FIRST.includes(name) && name !== 'list-item'),
    ...names.filter((name) => name === 'list-item'),
  ].join(' ');
  const display = Object.hasOwn(TWO_WORDS, ordered) ? (TWO_WORDS[ordered] as string) : ordered;
  return becomesBlock(computing) && Object.hasOwn(AS_BLOCK, display)
    ? (AS_BLOCK[display] as string)
    : display === 'contents' && computing.isTop
      ? 'block'
      : display;
}

/** The top element, what floats or is taken out of the flow, and what lies in a flex box or grid is never inline. */
function becomesBlock(computing: Computing): boolean {
  if (computing.isTop || isOutOfFlow(computing)) return true;
  if (computing.get('float') !== 'none') return true;
  return /(?:^|-)(?:flex|grid)$/.test(computing.parent('display of the box around'));
}

function isOutOfFlow(computing: Computing): boolean {
  return ['absolute', 'fixed'].includes(computing.get('position'));
}

export function computeFloat(parts: readonly Part[], computing: Computing): string {
  return isOutOfFlow(computing) ? 'none' : word(parts[0]);
}

/** Each axis as it was written; that one hides makes the other scroll is settled when both are known. */
export function computeOverflow(parts: readonly Part[], _computing: Computing): string {
  const name = word(parts[0]);
  return name === 'overlay' ? 'auto' : name;
}
