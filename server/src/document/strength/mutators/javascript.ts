import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
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

export function javascriptChanges(program: string): Change[] {
  return changesIn(parser, program, (node, note, source) => {
    MUTATE[node.name]?.(node, note, source);
    if (STATEMENTS.has(node.name)) note('removed', node, ';');
  });
}

/** Statements that may be left out. Without a declaration everything fails, which says nothing. */
const STATEMENTS = new Set([
  'ExpressionStatement',
  'ReturnStatement',
  'BreakStatement',
  'ContinueStatement',
  'ThrowStatement',
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'DoStatement',
]);

/** Functions whose call is left out, so that only what they were given is there. */
const CONVERSIONS = new Set(['Number', 'String', 'Boolean', 'parseInt', 'parseFloat', 'structuredClone']);
/** Calls that ask a person: what they ask is not judged. */
const PROMPTS = new Set(['prompt', 'alert', 'confirm']);

const MUTATE: Readonly<Record<string, (node: SyntaxNode, note: Note, source: Source) => void>> = {
  ArithOp: (node, note, source) => {
    const operator = source(node);
    const isSign = node.parent?.name === 'UnaryExpression' && (operator === '-' || operator === '+');
    if (isSign) note('operator', node, '');
    else if (ARITHMETIC[operator]) note('operator', node, ARITHMETIC[operator]);
  },
  UpdateOp: (node, note, source) => {
    const other = UPDATES[source(node)];
    if (other) note('operator', node, other);
  },
  CompareOp: (node, note, source) => {
    for (const other of COMPARISONS[source(node)] ?? []) note('comparison', node, other);
  },
  LogicOp: (node, note, source) => {
    const operator = source(node);
    if (operator === '&&') note('operator', node, '||');
    else if (operator === '||' || operator === '??') note('operator', node, '&&');
    else if (operator === '!') note('condition', node, '');
  },
  BinaryExpression: (node, note, source) => {
    const [left, operator, right] = childrenOf(node);
    const isDirected = operator?.name === 'ArithOp' && !['+', '*'].includes(source(operator));
    if (left && right && isDirected) exchange(note, source, 'exchanged', left, right);
  },
  Number: (node, note, source) => {
    for (const other of besides(source(node))) note('constant', node, other);
  },
  BooleanLiteral: (node, note, source) => note('constant', node, source(node) === 'true' ? 'false' : 'true'),
  String: changeText,
  TemplateString: changeText,
  Interpolation: (node, note) => note('removed', node, ''),
  ConditionalExpression: (node, note, source) => {
    const [, , yes, , no] = childrenOf(node);
    if (yes && no) exchange(note, source, 'branches', yes, no);
  },
  IfStatement: (node, note, source) => {
    const parts = childrenOf(node).filter(({ name }) => name !== 'if' && name !== 'else');
    const [condition, yes, no] = parts;
    if (condition) note('condition', condition, `(!${source(condition)})`);
    if (!yes || !no) return;
    if (yes.name === 'Block' && no.name === 'Block') exchange(note, source, 'branches', yes, no);
    note('removed', { from: yes.to, to: no.to }, '');
  },
  WhileStatement: (node, note, source) => {
    const condition = childrenOf(node).find(({ name }) => name === 'ParenthesizedExpression');
    if (condition) note('condition', condition, `(!${source(condition)})`);
    runOnce(node, note, source);
  },
  DoStatement: runOnce,
  ForStatement: (node, note, source) => {
    const limit = childrenOf(node.firstChild?.nextSibling ?? node).find(({ name }) => name === 'BinaryExpression');
    const bound = limit?.name === 'BinaryExpression' ? limit.lastChild : null;
    if (bound && bound.name !== 'Number') {
      note('off by one', bound, `${source(bound)} + 1`);
      note('off by one', bound, `${source(bound)} - 1`);
    }
    runOnce(node, note, source);
  },
  ReturnStatement: (node, note, source) => {
    const value = node.firstChild?.nextSibling;
    if (value && value.name !== ';' && source(value) !== 'undefined') note('return', value, 'undefined');
  },
  ArrowFunction: (node, note) => {
    const body = node.lastChild;
    if (body && body.name !== 'Block') note('return', body, 'undefined');
  },
  AwaitExpression: (node, note, source) => {
    const awaited = node.lastChild;
    if (awaited) note('unwrapped', node, source(awaited));
  },
  CallExpression: (node, note, source) => {
    const [callee, list] = childrenOf(node);
    if (!callee || list?.name !== 'ArgList') return;
    const [first, second] = itemsOf(list);
    const name = source(callee);
    if (!PROMPTS.has(name) && first && second && !first.isNamed && !second.isNamed)
      exchange(note, source, 'exchanged', first, second);
    if (CONVERSIONS.has(name) && first) note('unwrapped', node, source(first));
    const last = name.split('.').at(-1) ?? name;
    const other = CALLS[last];
    if (other) note('exchanged', { from: callee.to - last.length, to: callee.to }, other);
    // The same every time, where chance is requested.
    if (name === 'Math.random') note('unwrapped', node, '0');
    if (name.startsWith('Math.') && first) note('unwrapped', node, `(${source(first)})`);
    const object = callee.name === 'MemberExpression' ? callee.firstChild : null;
    const isForItsValue = node.parent?.name !== 'ExpressionStatement';
    if (object && isForItsValue && !GLOBALS.has(source(object))) note('unwrapped', node, source(object));
  },
  ArrayExpression: removeItems,
  ObjectExpression: removeItems,
};

const GLOBALS = new Set(['Math', 'JSON', 'Object', 'Array', 'Promise', 'console', 'Number', 'document', 'this']);

function changeText(node: SyntaxNode, note: Note, source: Source): void {
  const callee = node.parent?.name === 'ArgList' ? node.parent.prevSibling : null;
  if (callee && PROMPTS.has(source(callee))) return;
  if (node.name === 'String' && node.to - node.from > 2) note('text', { from: node.from + 1, to: node.to - 1 }, '');
  note('text', { from: node.to - 1, to: node.to - 1 }, 'x');
}

/** A break at the end of the body. */
function runOnce(loop: SyntaxNode, note: Note, source: Source): void {
  const isDo = loop.name === 'DoStatement';
  const body = isDo ? loop.firstChild?.nextSibling : loop.lastChild;
  if (!body) return;
  const last = body.name === 'Block' ? childrenOf(body).at(-2) : body;
  if (last && ['BreakStatement', 'ReturnStatement'].includes(last.name)) return;
  if (body.name === 'Block') note('loop', { from: body.to - 1, to: body.to - 1 }, ' break; ');
  else note('loop', body, `{ ${source(body)} break; }`);
}

/** Each entry of an array or an object, with the comma before or after it. */
function removeItems(node: SyntaxNode, note: Note): void {
  const items = itemsOf(node);
  for (const [index, { from, to }] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    if (after) note('removed', { from, to: after.from }, '');
    else note('removed', { from: before?.to ?? from, to }, '');
  }
}
