import { escapeHtml } from '@kodestien/contract/html-text';
import type { Translated } from '@kodestien/contract/language';
import { CODE_LANGUAGES, type CodeLanguage } from '@kodestien/contract/languages';
import MarkdownIt, { type Token } from 'markdown-it';
import { highlight } from './highlight.ts';
import { fenceWithoutLanguage, HEADING_LEVEL, linkForbidden, PICTURE_IN_TEXT } from './issue-reasons/blocks.ts';

/** `line` counts from 0 inside the text. */
export type Heading = { level: number; id: string; txt: string; line: number };
export type TextIssue = { line: number; reason: Translated };
export type ParsedText = {
  html: string;
  headings: Heading[];
  links: { href: string; line: number }[];
  issues: TextIssue[];
};

/** Raw HTML is off: a tag in a text is shown as it was typed, never as HTML. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, highlight: highlightFence });

let refused: string[] = [];
markdown.validateLink = (address) => {
  if (isSafeLink(address)) return true;
  refused.push(address);
  return false;
};
// A picture in the middle of a text would have no size and no second language: there are image blocks for that.
markdown.renderer.rules.image = (tokens, index) => escapeHtml(tokens[index]?.content ?? '');
// A heading is the link to itself, so that a part can be pointed at; one that leads elsewhere stays that link.
markdown.renderer.rules.heading_open = (tokens, index, options, _environment, self) => {
  const id = tokens[index]?.attrGet('id');
  return `${self.renderToken(tokens, index, options)}${isLinked(tokens[index + 1]) ? '' : `<a href="#${id}">`}`;
};
markdown.renderer.rules.heading_close = (tokens, index, options, _environment, self) =>
  `${isLinked(tokens[index - 1]) ? '' : '</a>'}${self.renderToken(tokens, index, options)}`;

export function parseText(text: string, blokkSlug: string): ParsedText {
  refused = [];
  const tokens = markdown.parse(text, {});
  const found: ParsedText = { html: '', headings: [], links: [], issues: [] };
  tokens.forEach((token, index) => {
    const line = token.map?.[0] ?? 0;
    if (token.type === 'heading_open') readHeading(token, tokens[index + 1], blokkSlug, line, found);
    if (token.type === 'fence' && !isKnownLanguage(token.info)) {
      found.issues.push({ line, reason: fenceWithoutLanguage(CODE_LANGUAGES) });
    }
    if (token.type === 'th_open' || token.type === 'td_open') alignByClass(token);
    let at = line;
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') at += 1;
      readInline(child, at, found);
    }
  });
  for (const address of new Set(refused)) {
    found.issues.push({ line: lineOf(text, address), reason: linkForbidden(address) });
  }
  found.html = markdown.renderer.render(tokens, markdown.options, {});
  return found;
}

/** How a text is built, without making a page of it: its links, pieces of code, items of lists and rows of tables. */
export type TextShape = { links: { href: string; line: number }[]; code: number; items: number; rows: number };

export function shapeOf(text: string): TextShape {
  const tokens = markdown.parse(text, {});
  const found: ParsedText = { html: '', headings: [], links: [], issues: [] };
  for (const token of tokens) {
    for (const child of token.children ?? []) readInline(child, token.map?.[0] ?? 0, found);
  }
  const count = (type: string) => tokens.filter((token) => token.type === type).length;
  return { links: found.links, code: count('fence'), items: count('list_item_open'), rows: count('tr_open') };
}

/** The same id in both languages, so that a link to a heading still works after a change of language. */
function readHeading(
  token: Token,
  inline: Token | undefined,
  blokkSlug: string,
  line: number,
  found: ParsedText,
): void {
  const level = Number(token.tag.slice(1));
  const id = `${blokkSlug}--${found.headings.length + 1}`;
  token.attrSet('id', id);
  found.headings.push({ level, id, txt: plainTextOf(inline), line });
  if (level !== 2 && level !== 3) found.issues.push({ line, reason: HEADING_LEVEL });
}

function readInline(token: Token, line: number, found: ParsedText): void {
  if (token.type === 'image') found.issues.push({ line, reason: PICTURE_IN_TEXT });
  if (token.type !== 'link_open') return;
  const href = String(token.attrGet('href') ?? '');
  found.links.push({ href, line });
  if (isElsewhere(href)) token.attrSet('rel', 'external noopener');
}

/** Style attributes are forbidden by the page's security policy. */
function alignByClass(token: Token): void {
  const side = /text-align:\s*(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  if (!side) return;
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  token.attrSet('class', `align-${side}`);
}

function isLinked(inline: Token | undefined): boolean {
  return (inline?.children ?? []).some(({ type }) => type === 'link_open');
}

function plainTextOf(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .filter((child) => child.type === 'text' || child.type === 'code_inline')
    .map((child) => child.content)
    .join('');
}

function highlightFence(code: string, info: string): string {
  return isKnownLanguage(info) ? highlight(code.replace(/\n$/, ''), info) : escapeHtml(code);
}

function isKnownLanguage(info: string): info is CodeLanguage {
  return CODE_LANGUAGES.some((language) => language === info.trim());
}

function lineOf(text: string, part: string): number {
  const at = text.indexOf(part);
  return at === -1 ? 0 : text.slice(0, at).split('\n').length - 1;
}

/**
 * Addresses that a text may link to: our own pages, a block on the same page, other sites, mail.
 * Everything else (javascript:, data:, //elsewhere) stays plain text. The list says what is allowed,
 * because nobody can list everything that is dangerous.
 */
const OWN_PAGE = /^\/(?![/\\])[^\s\\]*$/;
const SAME_PAGE = /^#[^\s]*$/;
const ELSEWHERE = /^(?:https?:\/\/|mailto:)[^\s]+$/i;

function isSafeLink(address: string): boolean {
  return OWN_PAGE.test(address) || SAME_PAGE.test(address) || ELSEWHERE.test(address);
}

function isElsewhere(address: string): boolean {
  return ELSEWHERE.test(address);
}
