import type { Parser, SyntaxNode } from '@lezer/common';
import type { Change, MutantKind } from '../mutant.ts';

/** What a mutator gets: each node of the syntax tree, and a way to note changes. */
export type Visit = (node: SyntaxNode, note: Note, source: Source) => void;
export type Note = (kind: MutantKind, range: { from: number; to: number }, text: string) => void;
export type Source = (range: { from: number; to: number }) => string;

/** The changes that a visitor notes for the nodes of a program, in the order of the program. */
export function changesIn(parser: Parser, program: string, visit: Visit): Change[] {
  const changes: Change[] = [];
  const note: Note = (kind, { from, to }, text) => changes.push({ kind, from, to, text });
  const source: Source = ({ from, to }) => program.slice(from, to);
  parser.parse(program).iterate({ enter: ({ node }) => visit(node, note, source) });
  return changes.sort((a, b) => a.from - b.from);
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The arguments or items between brackets and commas. Named ones (`end=""`) are given as they are written. */
export function itemsOf(list: SyntaxNode): { from: number; to: number; isNamed: boolean }[] {
  const items: { from: number; to: number; isNamed: boolean }[] = [];
  let open: { from: number; to: number; isNamed: boolean } | undefined;
  for (const child of childrenOf(list)) {
    if (['(', ')', '[', ']', '{', '}', ','].includes(child.name)) {
      if (open) items.push(open);
      open = undefined;
    } else if (child.name !== 'Comment' && child.name !== 'LineComment') {
      open ??= { from: child.from, to: child.to, isNamed: false };
      open.to = child.to;
      open.isNamed ||=
        child.name === 'AssignOp' || child.name === 'Spread' || child.name === '*' || child.name === '**';
    }
  }
  return items;
}

/** Two places change their texts; what is between them stays. */
export function exchange(note: Note, source: Source, kind: MutantKind, one: Range, other: Range): void {
  const between = source({ from: one.to, to: other.from });
  note(kind, { from: one.from, to: other.to }, source(other) + between + source(one));
}
type Range = { from: number; to: number };

/** A number one higher and one lower: the limit that is one off. */
export function besides(text: string): string[] {
  if (!/^\d+$/.test(text)) return /^\d*\.\d+$/.test(text) ? [String(Number(text) + 1)] : [];
  const number = Number(text);
  return number === 0 ? ['1'] : [String(number + 1), String(number - 1)];
}

/** Functions and methods that are easily taken for each other. */
export const CALLS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  any: 'all',
  all: 'any',
  upper: 'lower',
  lower: 'upper',
  startswith: 'endswith',
  endswith: 'startswith',
  floor: 'round',
  ceil: 'floor',
  trunc: 'round',
  some: 'every',
  every: 'some',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** The operators that are easily confused. */
export const ARITHMETIC: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '//': '/',
  '%': '/',
  '**': '*',
  '++': '--',
  '--': '++',
};
export const UPDATES: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '/=': '*=',
  '//=': '/=',
  '%=': '/=',
  '**=': '*=',
};
export const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
};
