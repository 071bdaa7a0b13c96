import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/html';
import type { Change } from '../mutant.ts';
import { cssChanges } from './css.ts';
import { changesIn, childrenOf, exchange, type Note, type Source } from './tree.ts';

/**
 * What the task does not give word by word is the learner's own to choose, so only what `isGiven` is exchanged for
 * something else; the rest can be left out or emptied.
 */
export function htmlChanges(page: string, isGiven: (text: string) => boolean): Change[] {
  const inside: Change[] = [];
  const changes = changesIn(parser, page, (node, note, source) => {
    if (node.name === 'Element') changeElement(node, note, source);
    else if (node.name === 'Attribute') changeAttribute(node, note, source, isGiven);
    else if (node.name === 'Text') changeText(node, note, source, isGiven);
    else if (node.name === 'StyleText') {
      const { from } = node;
      for (const change of cssChanges(source(node)))
        inside.push({ ...change, from: change.from + from, to: change.to + from });
    }
  });
  return [...changes, ...inside].sort((a, b) => a.from - b.from);
}

/** Without these there is no page, or nobody sees a difference. */
const NEVER_REMOVED = new Set(['html', 'head', 'body']);
const OTHER_TAG: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h2',
  ul: 'ol',
  ol: 'ul',
  strong: 'em',
  em: 'strong',
  th: 'td',
  td: 'th',
  dt: 'dd',
  dd: 'dt',
  a: 'span',
  button: 'span',
  label: 'span',
  span: 'em',
  textarea: 'div',
  div: 'section',
  code: 'em',
};

function changeElement(node: SyntaxNode, note: Note, source: Source): void {
  const children = childrenOf(node);
  const [open, close] = [children[0], children.at(-1)];
  const tag = childrenOf(open ?? node).find(({ name }) => name === 'TagName');
  if (!open || !close || !tag || NEVER_REMOVED.has(source(tag).toLowerCase())) return;
  note('removed', node, '');
  const closing = close.name === 'CloseTag' ? childrenOf(close).find(({ name }) => name === 'TagName') : undefined;
  if (closing) {
    const content = source({ from: open.to, to: close.from });
    note('unwrapped', node, content);
    const name = source(tag).toLowerCase();
    const other = OTHER_TAG[name] ?? (['title', 'style', 'script'].includes(name) ? undefined : 'div');
    if (other) {
      const attributes = source({ from: tag.to, to: open.to });
      note('exchanged', node, `<${other}${attributes}${content}</${other}>`);
    }
  }
  const next = nextElement(node);
  if (next && source(next) !== source(node)) exchange(note, source, 'exchanged', node, next);
}

function nextElement(node: SyntaxNode): SyntaxNode | null {
  let next = node.nextSibling;
  while (next && (next.name === 'Text' || next.name === 'Comment')) next = next.nextSibling;
  return next?.name === 'Element' ? next : null;
}

function changeAttribute(node: SyntaxNode, note: Note, source: Source, isGiven: (text: string) => boolean): void {
  const space = /\s*$/.exec(source({ from: Math.max(0, node.from - 20), to: node.from }))?.[0].length ?? 0;
  note('attribute', { from: node.from - space, to: node.to }, '');
  const value = node.lastChild;
  if (!value || (value.name !== 'AttributeValue' && value.name !== 'UnquotedAttributeValue')) return;
  const isQuoted = value.name === 'AttributeValue';
  const range = isQuoted ? { from: value.from + 1, to: value.to - 1 } : value;
  const text = source(range);
  if (text === '') return;
  if (isQuoted) note('attribute', range, '');
  if (isGiven(text)) note('value', range, /^\d+$/.test(text) ? String(Number(text) + 1) : `${text}x`);
}

function changeText(node: SyntaxNode, note: Note, source: Source, isGiven: (text: string) => boolean): void {
  const text = source(node);
  const words = text.trim();
  if (words === '') return;
  const from = node.from + text.indexOf(words);
  const range = { from, to: from + words.length };
  note('text', range, '');
  if (isGiven(words)) note('text', { from: range.to, to: range.to }, 'x');
}
