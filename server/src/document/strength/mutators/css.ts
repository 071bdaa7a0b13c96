import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/css';
import type { Change } from '../mutant.ts';
import { changesIn, childrenOf, exchange, type Note, type Source } from './tree.ts';

export function cssChanges(sheet: string): Change[] {
  return changesIn(parser, sheet, (node, note, source) => MUTATE[node.name]?.(node, note, source));
}

const MUTATE: Readonly<Record<string, (node: SyntaxNode, note: Note, source: Source) => void>> = {
  Declaration: (node, note, source) => {
    const end = node.nextSibling?.name === ';' ? node.nextSibling.to : node.to;
    note('removed', { from: node.from, to: end }, '');
    const property = node.firstChild ? source(node.firstChild) : '';
    const values = childrenOf(node).slice(2);
    for (const value of values) {
      if (value.name === 'ValueName') note('value', value, otherKeyword(property, source(value)));
    }
    const [first, second] = values;
    if (first && second && values.length === 2 && source(first) !== source(second))
      exchange(note, source, 'exchanged', first, second);
  },
  NumberLiteral: (node, note, source) => {
    const isQuery = node.parent?.name === 'FeatureQuery';
    const unit = node.firstChild ? source(node.firstChild) : '';
    const number = source({ from: node.from, to: node.to - unit.length });
    for (const other of otherNumbers(number, unit, isQuery)) note(isQuery ? 'query' : 'constant', node, other);
    const otherUnit = OTHER_UNIT[unit];
    if (otherUnit && !isQuery) note('value', node, number + otherUnit);
  },
  ColorLiteral: (node, note, source) =>
    note('value', node, source(node).toLowerCase() === '#123456' ? '#654321' : '#123456'),
  StringLiteral: (node, note) => note('text', { from: node.to - 1, to: node.to - 1 }, 'x'),
  Important: (node, note) => note('removed', node, ''),
  RuleSet: (node, note, source) => {
    note('removed', node, '');
    const next = nextRule(node);
    if (next) exchange(note, source, 'exchanged', node, next);
    const selectors = selectorsOf(node);
    for (const [index, selector] of selectors.entries()) {
      const [before, after] = [selectors[index - 1], selectors[index + 1]];
      if (after) note('selector', { from: selector.from, to: after.from }, '');
      else if (before) note('selector', { from: before.to, to: selector.to }, '');
    }
  },
  PseudoClassSelector: (node, note, source) => {
    const subject = node.firstChild;
    const hasSubject = subject && subject.name !== ':' && subject.name !== '::';
    note('selector', node, hasSubject ? source(subject) : '*');
  },
  ClassSelector: (node, note, source) => {
    const subject = node.firstChild;
    const hasSubject = subject && subject.name !== '.';
    note('selector', node, hasSubject ? source(subject) : '*');
  },
  IdSelector: (node, note) => note('selector', node, '*'),
  AttributeSelector: (node, note, source) => {
    const subject = node.firstChild;
    note('selector', node, subject && subject.name !== '[' ? source(subject) : '*');
  },
  TagSelector: (node, note, source) => note('selector', node, source(node) === 'div' ? 'span' : 'div'),
  ChildOp: (node, note) => note('selector', node, ' '),
  SiblingOp: (node, note) => note('selector', node, ' '),
  DescendantSelector: (node, note, source) => {
    const [above, below] = childrenOf(node);
    if (above && below) note('selector', { from: above.to, to: below.from }, ' > ');
    if (above && below) note('selector', node, source(below));
  },
  ChildSelector: (node, note, source) => {
    const below = node.lastChild;
    if (below) note('selector', node, source(below));
  },
  MediaStatement: (node, note, source) => {
    note('removed', node, '');
    const block = childrenOf(node).find(({ name }) => name === 'Block');
    const start = node.firstChild;
    if (block && start) note('query', { from: start.to, to: block.from }, ' all ');
    if (block) note('removed', node, source(block).slice(1, -1).trim());
  },
  SupportsStatement: (node, note) => note('removed', node, ''),
  FeatureName: (node, note, source) => {
    const name = source(node);
    const other = name.startsWith('min-') ? name.replace('min-', 'max-') : name.replace('max-', 'min-');
    if (other !== name) note('query', node, other);
    const value = childrenOf(node.parent ?? node).find(({ name }) => name === 'ValueName');
    if (value) note('query', value, OTHER_FEATURE[source(value)] ?? 'none');
  },
  KeyframesStatement: (node, note) => note('removed', node, ''),
  KeyframeList: (node, note, source) => {
    const steps = childrenOf(node).filter(({ name }) => name === 'KeyframeSelector');
    for (const step of steps) {
      const block = step.nextSibling;
      if (block?.name === 'Block') note('removed', { from: step.from, to: block.to }, '');
    }
    const [one, other] = steps;
    if (one && other) exchange(note, source, 'exchanged', one, other);
  },
};

function nextRule(rule: SyntaxNode): SyntaxNode | null {
  let next = rule.nextSibling;
  while (next?.name === 'Comment') next = next.nextSibling;
  return next?.name === 'RuleSet' ? next : null;
}

function selectorsOf(rule: SyntaxNode): SyntaxNode[] {
  return childrenOf(rule).filter(({ name }) => name !== 'Block' && name !== ',' && name !== 'Comment');
}

function otherNumbers(number: string, unit: string, isQuery: boolean): string[] {
  const value = Number(number);
  if (Number.isNaN(value)) return [];
  if (isQuery) return [value + 1, value - 1].map((other) => `${round(other)}${unit}`);
  const step = Number.isInteger(value) ? 1 : 0.1;
  return [`${round(value + step)}${unit || (value === 0 ? '' : unit)}`];
}

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

const OTHER_UNIT: Readonly<Record<string, string>> = {
  px: 'rem',
  rem: 'px',
  em: 'px',
  '%': 'px',
  vw: 'px',
  vh: 'px',
  ch: 'px',
  fr: 'px',
  s: 'ms',
  ms: 's',
};
const OTHER_FEATURE: Readonly<Record<string, string>> = {
  'no-preference': 'reduce',
  reduce: 'no-preference',
  dark: 'light',
  light: 'dark',
  portrait: 'landscape',
  landscape: 'portrait',
  hover: 'none',
};

/** Another value that the property could have. */
const OTHER_KEYWORD: Readonly<Record<string, readonly [string, string]>> = {
  display: ['block', 'inline'],
  position: ['relative', 'static'],
  'text-align': ['center', 'right'],
  'font-weight': ['bold', 'normal'],
  'font-style': ['italic', 'normal'],
  'flex-direction': ['row', 'column'],
  'flex-wrap': ['wrap', 'nowrap'],
  'justify-content': ['center', 'space-between'],
  'align-items': ['center', 'stretch'],
  'box-sizing': ['border-box', 'content-box'],
  'text-decoration': ['underline', 'none'],
  'text-transform': ['uppercase', 'none'],
  'list-style-type': ['square', 'none'],
  overflow: ['hidden', 'auto'],
  'object-fit': ['cover', 'contain'],
  border: ['solid', 'dashed'],
};
const COLOURS = ['teal', 'tomato'] as const;

function otherKeyword(property: string, value: string): string {
  const [one, other] = OTHER_KEYWORD[property] ?? (isColourOf(property, value) ? COLOURS : ['initial', 'unset']);
  if (property === 'border' && !['solid', 'dashed', 'dotted', 'double'].includes(value)) return 'teal';
  return value === one ? other : one;
}

function isColourOf(property: string, value: string): boolean {
  return /color|background|border|outline/.test(property) && !['none', 'inherit', 'transparent'].includes(value);
}
