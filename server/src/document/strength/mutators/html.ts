import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/html';
import type { Change } from '../mutant.ts';
import { cssChanges } from './css.ts';
import { changesIn, childrenOf, exchange, type Note, type Source } from './tree.ts';

/**
 * What the task does not name is the learner's own to choose: the wording of a text, a paragraph around a link, an
 * attribute that nobody requested. So only what `isGiven` is exchanged for something else.
 */
export function htmlChanges(page: string, isGiven: (text: string) => boolean): Change[] {
  const inside: Change[] = [];
  const changes = changesIn(parser, page, (node, note, source) => {
    if (node.name === 'Element') changeElement(node, note, source, isGiven);
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
/** These say little of what is inside them, so a page is as good with others. */
const NEUTRAL = new Set(['p', 'div', 'span', 'br', 'section', 'small']);
/** Where the order of those that are alike is what the page says. */
const IN_ORDER = new Set(['li', 'tr', 'td', 'th', 'dt', 'dd', 'h2', 'h3', 'option']);
/** Without these the element does not do what it is for. */
const NEEDED = new Set(['href', 'src', 'alt', 'for', 'id', 'lang', 'type', 'value', 'scope']);
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

function changeElement(node: SyntaxNode, note: Note, source: Source, isGiven: (text: string) => boolean): void {
  const children = childrenOf(node);
  const [open, close] = [children[0], children.at(-1)];
  const name = tagOf(node, source);
  if (!open || !close || NEVER_REMOVED.has(name)) return;
  note('removed', node, '');
  const isAsked = !NEUTRAL.has(name) || isGiven(`\`${name}\``) || isGiven(`<${name}`);
  if (close.name === 'CloseTag' && isAsked) {
    const content = source({ from: open.to, to: close.from });
    note('unwrapped', node, content);
    const other = OTHER_TAG[name] ?? (['title', 'style', 'script'].includes(name) ? undefined : 'div');
    const attributes = source({ from: open.from + 1 + name.length, to: open.to });
    if (other) note('exchanged', node, `<${other}${attributes}${content}</${other}>`);
  }
  const next = nextElement(node);
  if (next && IN_ORDER.has(name) && tagOf(next, source) === name) exchange(note, source, 'exchanged', node, next);
}

function tagOf(element: SyntaxNode, source: Source): string {
  const open = element.firstChild;
  const tag = open && childrenOf(open).find(({ name }) => name === 'TagName');
  return tag ? source(tag).toLowerCase() : '';
}

function nextElement(node: SyntaxNode): SyntaxNode | null {
  let next = node.nextSibling;
  while (next && (next.name === 'Text' || next.name === 'Comment')) next = next.nextSibling;
  return next?.name === 'Element' ? next : null;
}

function changeAttribute(node: SyntaxNode, note: Note, source: Source, isGiven: (text: string) => boolean): void {
  const [name, , value] = childrenOf(node);
  if (!name) return;
  const range = value?.name === 'AttributeValue' ? { from: value.from + 1, to: value.to - 1 } : value;
  const text = range ? source(range) : '';
  // What a field is without saying so.
  if (source(node) === 'type="text"') return;
  if (NEEDED.has(source(name)) || isGiven(source(name))) {
    const space = /\s*$/.exec(source({ from: Math.max(0, node.from - 20), to: node.from }))?.[0].length ?? 0;
    note('attribute', { from: node.from - space, to: node.to }, '');
    if (value?.name === 'AttributeValue' && range && text !== '') note('attribute', range, '');
  }
  if (range && text !== '' && isGiven(text)) note('value', range, otherValue(text));
}

/** Another number, an address elsewhere, another word. */
function otherValue(text: string): string {
  if (/^\d+$/.test(text)) return String(Number(text) + 1);
  return text.includes('//') ? text.replace('//', '//x') : `${text}x`;
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
