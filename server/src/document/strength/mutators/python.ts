import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';
import type { Change } from '../mutant.ts';
import {
  ARITHMETIC,
  besides,
  CALLS,
  COMPARISONS,
  changesIn,
  childrenOf,
  exchange,
  itemsOf,
  type Note,
  type Source,
  UPDATES,
} from './tree.ts';

export function pythonChanges(program: string): Change[] {
  return changesIn(parser, program, (node, note, source) => {
    MUTATE[node.name]?.(node, note, source);
    if (STATEMENTS.has(node.name) && !isOnlyDocumentation(node)) note('removed', node, 'pass');
  });
}

/** Statements that may be left out. Without a definition or an import everything fails, which says nothing. */
const STATEMENTS = new Set([
  'ExpressionStatement',
  'AssignStatement',
  'UpdateStatement',
  'ReturnStatement',
  'BreakStatement',
  'ContinueStatement',
  'RaiseStatement',
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'TryStatement',
]);

/** Functions whose call is left out, so that only what they were given is there. */
const CONVERSIONS = new Set(['int', 'float', 'str', 'round', 'abs', 'sorted', 'list', 'set', 'reversed', 'bool']);

const MUTATE: Readonly<Record<string, (node: SyntaxNode, note: Note, source: Source) => void>> = {
  ArithOp: (node, note, source) => {
    const parent = node.parent;
    if (parent?.name === 'UnaryExpression') note('operator', node, '');
    else replaceBy(node, note, 'operator', ARITHMETIC[source(node)]);
  },
  UpdateOp: (node, note, source) => replaceBy(node, note, 'operator', UPDATES[source(node)]),
  CompareOp: (node, note, source) => {
    for (const other of COMPARISONS[source(node)] ?? []) note('comparison', node, other);
  },
  and: (node, note) => note('operator', node, 'or'),
  or: (node, note) => note('operator', node, 'and'),
  in: (node, note) => {
    if (node.parent?.name !== 'BinaryExpression') return;
    const not = node.prevSibling?.name === 'not' ? node.prevSibling : null;
    note('comparison', { from: not?.from ?? node.from, to: node.to }, not ? 'in' : 'not in');
  },
  UnaryExpression: (node, note, source) => {
    const [operator, operand] = childrenOf(node);
    if (operator?.name === 'not' && operand) note('condition', node, source(operand));
  },
  BinaryExpression: (node, note, source) => {
    const [left, operator, right] = childrenOf(node);
    const isDirected = operator?.name === 'ArithOp' && !['+', '*'].includes(source(operator));
    if (left && right && isDirected) exchange(note, source, 'exchanged', left, right);
    if (left && right && operator && source(operator) === '//')
      note('operator', node, `round(${source(left)} / ${source(right)})`);
  },
  Number: (node, note, source) => {
    for (const other of besides(source(node))) note('constant', node, other);
  },
  Boolean: (node, note, source) => note('constant', node, source(node) === 'True' ? 'False' : 'True'),
  String: (node, note, source) => {
    if (isPrompt(node, source) || isOnlyDocumentation(node.parent)) return;
    const text = source(node);
    const quote = /("""|'''|"|')$/.exec(text)?.[0] ?? '"';
    const open = text.indexOf(quote) + quote.length;
    if (text.length > open + quote.length) note('text', { from: node.from + open, to: node.to - quote.length }, '');
    note('text', { from: node.to - quote.length, to: node.to - quote.length }, 'x');
  },
  FormatString: (node, note, source) => {
    if (isPrompt(node, source)) return;
    const quote = /("""|'''|"|')$/.exec(source(node))?.[0] ?? '"';
    note('text', { from: node.to - quote.length, to: node.to - quote.length }, 'x');
  },
  FormatReplacement: (node, note) => note('removed', node, ''),
  FormatSpec: (node, note, source) => {
    const digits = /\d+(?=[a-z%]?$)/.exec(source(node));
    if (digits) {
      const from = node.from + digits.index;
      note('format', { from, to: from + digits[0].length }, String(Number(digits[0]) + 1));
    }
    note('format', node, '');
  },
  ConditionalExpression: (node, note, source) => {
    const [yes, , condition, , no] = childrenOf(node);
    if (!yes || !condition || !no) return;
    exchange(note, source, 'branches', yes, no);
  },
  IfStatement: (node, note, source) => {
    const children = childrenOf(node);
    for (const [index, child] of children.entries()) {
      const condition = children[index + 1];
      if ((child.name === 'if' || child.name === 'elif') && condition) negate(condition, note, source);
    }
    const bodies = children.filter(({ name }) => name === 'Body');
    for (const [index, body] of bodies.entries()) {
      const next = bodies[index + 1];
      if (next) exchange(note, source, 'branches', body, next);
    }
    const last = children.findLastIndex(({ name }) => name === 'elif' || name === 'else');
    if (last > 0) note('removed', { from: (children[last - 1] as SyntaxNode).to, to: node.to }, '');
  },
  WhileStatement: (node, note, source) => {
    const condition = node.firstChild?.nextSibling;
    if (condition) negate(condition, note, source);
    runOnce(node, note, source);
  },
  ForStatement: runOnce,
  ReturnStatement: (node, note, source) => {
    const value = node.firstChild?.nextSibling;
    if (value && source(value) !== 'None') note('return', { from: value.from, to: node.to }, 'None');
  },
  CallExpression: (node, note, source) => {
    const [callee, list] = childrenOf(node);
    if (!callee || list?.name !== 'ArgList') return;
    const items = itemsOf(list);
    const [first, second] = items;
    const name = source(callee);
    if (name !== 'input' && first && second && !first.isNamed && !second.isNamed)
      exchange(note, source, 'exchanged', first, second);
    if (CONVERSIONS.has(name) && first) note('unwrapped', node, source(first));
    const last = name.split('.').at(-1) ?? name;
    const other = CALLS[last];
    if (other) note('exchanged', { from: callee.to - last.length, to: callee.to }, other);
    // The same every time, where chance is requested.
    if (last === 'randint' && first) note('unwrapped', node, source(first));
    if (last === 'choice' && first) note('unwrapped', node, `${source(first)}[0]`);
    if (name === 'range') for (const item of items) if (!isNumber(source(item))) oneOff(item, note, source);
    const object = callee.name === 'MemberExpression' ? callee.firstChild : null;
    if (object && isValueKept(callee, node)) note('unwrapped', node, source(object));
  },
  ArrayExpression: removeItems,
  DictionaryExpression: removeItems,
};

function replaceBy(node: SyntaxNode, note: Note, kind: 'operator', other: string | undefined): void {
  if (other !== undefined) note(kind, node, other);
}

function negate(condition: SyntaxNode, note: Note, source: Source): void {
  note('condition', condition, `not (${source(condition)})`);
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function oneOff(item: { from: number; to: number }, note: Note, source: Source): void {
  const text = source(item);
  note('off by one', item, `(${text}) + 1`);
  note('off by one', item, `(${text}) - 1`);
}

/** A break after the last statement of the body. */
function runOnce(loop: SyntaxNode, note: Note, source: Source): void {
  const body = childrenOf(loop).find(({ name }) => name === 'Body');
  const statements = body ? childrenOf(body).slice(1) : [];
  const [first, last] = [statements[0], statements.at(-1)];
  if (!first || !last || ['BreakStatement', 'ReturnStatement'].includes(last.name)) return;
  const before = source({ from: 0, to: first.from });
  const indent = before.slice(before.lastIndexOf('\n') + 1);
  const end = { from: last.to, to: last.to };
  note('loop', end, /^\s*$/.test(indent) ? `\n${indent}break` : '; break');
}

/** `text.strip()` without the call is `text`; a call for its effect (`list.append(x)`) is a statement and is removed as such. */
function isValueKept(callee: SyntaxNode, call: SyntaxNode): boolean {
  const object = callee.firstChild;
  return call.parent?.name !== 'ExpressionStatement' && object !== null && object.name !== 'String';
}

/** Each entry of a list or a dictionary, with the comma before or after it. */
function removeItems(node: SyntaxNode, note: Note): void {
  if (childrenOf(node).some(({ name }) => name === 'for')) return;
  const items = itemsOf(node);
  for (const [index, { from, to }] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (after) note('removed', { from, to: after.from }, '');
    else note('removed', { from: before?.to ?? from, to }, '');
  }
}

/** What a program asks is not judged, so another wording is not another program. */
function isPrompt(node: SyntaxNode, source: Source): boolean {
  const list = node.parent;
  const callee = list?.name === 'ArgList' ? list.prevSibling : null;
  return callee !== null && callee !== undefined && source(callee) === 'input';
}

function isOnlyDocumentation(node: SyntaxNode | null): boolean {
  return node?.name === 'ExpressionStatement' && node.firstChild?.name === 'String' && !node.firstChild.nextSibling;
}
