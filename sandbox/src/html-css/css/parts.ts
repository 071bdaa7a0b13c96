/// <reference path="./css-tree.d.ts" />
import { tokenTypes as Css, ident, string, tokenize, url } from 'css-tree';
import { BOUNDS, OverBounds } from '../bounds.ts';

/** A piece of CSS: a token, or a function or bracket with what is inside it. Offsets are in the text that was read. */
export type Part = { readonly start: number; end: number } & (
  | { readonly kind: 'ident' | 'at' | 'string' | 'url'; readonly name: string }
  | { readonly kind: 'hash'; readonly name: string; readonly isId: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly isInteger: boolean; readonly signed: boolean }
  | { readonly kind: 'percentage'; readonly value: number }
  | { readonly kind: 'dimension'; readonly value: number; readonly unit: string }
  | { readonly kind: 'function'; readonly name: string; readonly parts: Part[]; closed: boolean }
  | { readonly kind: 'block'; readonly open: '(' | '[' | '{'; readonly parts: Part[]; closed: boolean }
  /** Everything of one character, and what the tokenizer found broken. */
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'space' }
);

export type Token = { readonly type: number; readonly start: number; readonly end: number };

/** What browsers do to a style sheet before they read it. */
export function normalise(source: string): string {
  return source.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\uFFFD');
}

/** Without comments: they separate tokens and mean nothing else. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  tokenize(text, (type, start, end) => {
    if (type !== Css.Comment) tokens.push({ type, start, end });
  });
  return tokens;
}

const CLOSING = new Map<number, number>([
  [Css.Function as number, Css.RightParenthesis as number],
  [Css.LeftParenthesis as number, Css.RightParenthesis as number],
  [Css.LeftSquareBracket as number, Css.RightSquareBracket as number],
  [Css.LeftCurlyBracket as number, Css.RightCurlyBracket as number],
]);

/** Reads parts one after another; also the ground on which style sheets are read. */
export class PartReader {
  readonly text: string;
  readonly tokens: readonly Token[];
  at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
    this.tokens = tokensOf(text);
  }

  get type(): number {
    return this.tokens[this.at]?.type ?? (Css.EOF as number);
  }

  get offset(): number {
    return this.tokens[this.at]?.start ?? this.text.length;
  }

  get ended(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Runs what reads the inside of a bracket, and stops sources that only nest. */
  inside<Result>(read: () => Result): Result {
    if (++this.depth > BOUNDS.cssDepth) throw new OverBounds('memory', 'brackets inside brackets');
    const result = read();
    this.depth--;
    return result;
  }

  next(): Part {
    const token = this.tokens[this.at++];
    if (!token) throw new Error('read past the end of the style sheet');
    const closing = CLOSING.get(token.type);
    return closing === undefined ? this.single(token) : this.bracket(token, closing);
  }

  private bracket(token: Token, closing: number): Part {
    const parts: Part[] = [];
    const { start, end } = token;
    const part: Part =
      token.type === Css.Function
        ? { kind: 'function', name: ident.decode(this.text.slice(start, end - 1)), parts, closed: false, start, end }
        : { kind: 'block', open: this.text[start] as '(' | '[' | '{', parts, closed: false, start, end };
    this.inside(() => {
      while (!this.ended && this.type !== closing) parts.push(this.next());
    });
    part.closed = !this.ended;
    part.end = this.tokens[this.at]?.end ?? this.text.length;
    this.at++;
    return part;
  }

  private single({ type, start, end }: Token): Part {
    const text = this.text.slice(start, end);
    switch (type) {
      case Css.Ident:
        return { kind: 'ident', name: ident.decode(text), start, end };
      case Css.AtKeyword:
        return { kind: 'at', name: ident.decode(text.slice(1)), start, end };
      case Css.Hash:
        // A hash that could not be an identifier (#1a) is a colour at most, never an id.
        return {
          kind: 'hash',
          name: ident.decode(text.slice(1)),
          isId: /^#(?:-?[^\d-]|--|-?\\)/.test(text),
          start,
          end,
        };
      case Css.String:
        return { kind: 'string', name: string.decode(text), start, end };
      case Css.Url:
        return { kind: 'url', name: url.decode(text), start, end };
      case Css.Number:
        return {
          kind: 'number',
          value: Number(text),
          isInteger: /^[+-]?\d+$/.test(text),
          signed: /^[+-]/.test(text),
          start,
          end,
        };
      case Css.Percentage:
        return { kind: 'percentage', value: Number.parseFloat(text), start, end };
      case Css.Dimension: {
        const digits = /^[+-]?(?:\d+\.\d+|\d+|\.\d+)(?:e[+-]?\d+)?/i.exec(text)?.[0] ?? '';
        return { kind: 'dimension', value: Number(digits), unit: ident.decode(text.slice(digits.length)), start, end };
      }
      case Css.WhiteSpace:
        return { kind: 'space', start, end };
      default:
        return { kind: 'mark', text, start, end };
    }
  }
}

export function partsOf(text: string): Part[] {
  const reader = new PartReader(text);
  const parts: Part[] = [];
  while (!reader.ended) parts.push(reader.next());
  return parts;
}

export function isMark(part: Part | undefined, text: string): boolean {
  return part?.kind === 'mark' && part.text === text;
}

export function isIdent(part: Part | undefined, name: string): boolean {
  return part?.kind === 'ident' && part.name.toLowerCase() === name;
}

export function trimSpace(parts: readonly Part[]): Part[] {
  let start = 0;
  let end = parts.length;
  while (parts[start]?.kind === 'space') start++;
  while (end > start && parts[end - 1]?.kind === 'space') end--;
  return parts.slice(start, end);
}

export function withoutSpace(parts: readonly Part[]): Part[] {
  return parts.filter((part) => part.kind !== 'space');
}

export function splitAt(parts: readonly Part[], mark: string): Part[][] {
  const groups: Part[][] = [[]];
  for (const part of parts) {
    if (isMark(part, mark)) groups.push([]);
    else groups.at(-1)?.push(part);
  }
  return groups.map(trimSpace);
}
