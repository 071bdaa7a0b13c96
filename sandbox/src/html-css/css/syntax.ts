import { tokenTypes as Css } from 'css-tree';
import { isIdent, isMark, normalise, type Part, PartReader, trimSpace } from './parts.ts';

/** A style sheet as CSS Syntax reads it: nothing is known yet about selectors, properties or at-rules. */
export type Declaration = {
  readonly kind: 'declaration';
  readonly name: string;
  readonly value: readonly Part[];
  readonly text: string;
  readonly important: boolean;
  readonly start: number;
};
export type StyleRule = {
  readonly kind: 'style';
  readonly prelude: readonly Part[];
  readonly block: readonly Item[];
  readonly start: number;
};
export type AtRule = {
  readonly kind: 'at';
  readonly name: string;
  readonly prelude: readonly Part[];
  readonly block: readonly Item[] | null;
  readonly start: number;
};
export type Item = Declaration | StyleRule | AtRule;

/** What a browser silently throws away, and where. */
export type SyntaxIssue = {
  readonly issue:
    | 'broken-declaration'
    | 'rule-without-block'
    | 'stray-brace'
    | 'unclosed-brace'
    | 'unclosed-comment'
    | 'broken-string';
  readonly start: number;
  readonly text: string;
};

export type Sheet = { readonly text: string; readonly items: readonly Item[]; readonly issues: readonly SyntaxIssue[] };

export function parseSheet(source: string): Sheet {
  const reader = new SheetReader(normalise(source));
  const items = reader.rules();
  return { text: reader.text, items, issues: reader.issues };
}

/** The content of a style attribute. */
export function parseDeclarations(source: string): {
  readonly text: string;
  readonly declarations: readonly Declaration[];
} {
  const reader = new SheetReader(normalise(source));
  const items = reader.contents();
  return { text: reader.text, declarations: items.filter((item) => item.kind === 'declaration') };
}

class SheetReader extends PartReader {
  readonly issues: SyntaxIssue[] = [];

  constructor(text: string) {
    super(text);
    const opened = text.lastIndexOf('/*');
    const last = this.tokens.at(-1)?.end ?? 0;
    if (opened >= last && !text.includes('*/', opened + 2)) this.note('unclosed-comment', opened);
    for (const token of this.tokens)
      if (token.type === Css.BadString) this.note('broken-string', token.start, token.end);
  }

  rules(): Item[] {
    const items: Item[] = [];
    while (!this.ended) {
      if (this.type === Css.WhiteSpace || this.type === Css.CDO || this.type === Css.CDC) {
        this.at++;
        continue;
      }
      const rule = this.type === Css.AtKeyword ? this.atRule(false) : this.styleRule(false);
      if (rule) items.push(rule);
    }
    return items;
  }

  /** The inside of a block: declarations and rules mixed, as nesting allows. */
  contents(): Item[] {
    const items: Item[] = [];
    while (!this.ended && this.type !== Css.RightCurlyBracket) {
      if (this.type === Css.WhiteSpace || this.type === Css.Semicolon) {
        this.at++;
        continue;
      }
      if (this.type === Css.AtKeyword) {
        items.push(this.atRule(true));
        continue;
      }
      const mark = this.at;
      const item = this.declaration() ?? this.insteadOfDeclaration(mark);
      if (item) items.push(item);
    }
    return items;
  }

  private insteadOfDeclaration(mark: number): StyleRule | null {
    this.at = mark;
    const start = this.offset;
    const rule = this.styleRule(true);
    if (!rule) this.note('broken-declaration', start, this.offset);
    return rule;
  }

  private atRule(nested: boolean): AtRule {
    const start = this.offset;
    const keyword = this.next();
    const name = keyword.kind === 'at' ? keyword.name.toLowerCase() : '';
    const prelude: Part[] = [];
    while (!this.ended && this.type !== Css.Semicolon && this.type !== Css.LeftCurlyBracket) {
      if (nested && this.type === Css.RightCurlyBracket) break;
      prelude.push(this.next());
    }
    const block = this.type === Css.LeftCurlyBracket ? this.block() : null;
    if (this.type === Css.Semicolon && !block) this.at++;
    return { kind: 'at', name, prelude: trimSpace(prelude), block, start };
  }

  private styleRule(nested: boolean): StyleRule | null {
    const start = this.offset;
    const prelude: Part[] = [];
    while (!this.ended) {
      if (this.type === Css.LeftCurlyBracket) {
        if (looksLikeCustomProperty(prelude)) return this.skipBadDeclaration(nested);
        return { kind: 'style', prelude: trimSpace(prelude), block: this.block(), start };
      }
      if (nested && this.type === Css.Semicolon) return null;
      if (this.type === Css.RightCurlyBracket) {
        if (nested) return null;
        this.note('stray-brace', this.offset, this.offset + 1);
      }
      prelude.push(this.next());
    }
    if (!nested && trimSpace(prelude).length > 0) this.note('rule-without-block', start);
    return null;
  }

  private block(): Item[] {
    const opened = this.offset;
    this.at++;
    const items = this.inside(() => this.contents());
    if (this.ended) this.note('unclosed-brace', opened, opened + 1);
    this.at++;
    return items;
  }

  private skipBadDeclaration(nested: boolean): null {
    if (!nested) {
      this.block();
      return null;
    }
    while (!this.ended && this.type !== Css.Semicolon && this.type !== Css.RightCurlyBracket) this.next();
    return null;
  }

  private declaration(): Declaration | null {
    const start = this.offset;
    const first = this.next();
    if (first.kind !== 'ident') return null;
    this.skipSpace();
    if (this.type !== Css.Colon) return null;
    this.at++;
    this.skipSpace();
    const value: Part[] = [];
    while (!this.ended && this.type !== Css.Semicolon && this.type !== Css.RightCurlyBracket) {
      // Braces: it is a nested rule such as a:hover { }. To know it here reads nested rules once, not once a level.
      if (this.type === Css.LeftCurlyBracket && !first.name.startsWith('--')) return null;
      value.push(this.next());
    }
    return this.finish(first.name, value, start);
  }

  private finish(name: string, parts: readonly Part[], start: number): Declaration | null {
    let value = trimSpace(parts);
    const important = isImportant(value);
    if (important) value = trimSpace(trimSpace(value.slice(0, -1)).slice(0, -1));
    const custom = name.startsWith('--');
    const braces = value.some((part) => part.kind === 'block' && part.open === '{');
    if (braces && value.length > 1) return null;
    const text = this.text.slice(value[0]?.start ?? 0, value.at(-1)?.end ?? 0) + missingEnd(value.at(-1));
    return { kind: 'declaration', name: custom ? name : name.toLowerCase(), value, text, important, start };
  }

  private skipSpace(): void {
    while (this.type === Css.WhiteSpace) this.at++;
  }

  private note(issue: SyntaxIssue['issue'], start: number, end = this.text.length): void {
    this.issues.push({ issue, start, text: this.text.slice(start, end).trim() });
  }
}

function isImportant(value: readonly Part[]): boolean {
  if (!isIdent(value.at(-1), 'important')) return false;
  return isMark(trimSpace(value.slice(0, -1)).at(-1), '!');
}

function looksLikeCustomProperty(prelude: readonly Part[]): boolean {
  const [first, second] = prelude.filter((part) => part.kind !== 'space');
  return first?.kind === 'ident' && first.name.startsWith('--') && isMark(second, ':');
}

const CLOSING = { '(': ')', '[': ']', '{': '}' } as const;

/** At the end of a style sheet everything that is open closes by itself. */
function missingEnd(part: Part | undefined): string {
  if (!part || !('parts' in part) || part.closed) return '';
  return missingEnd(part.parts.at(-1)) + (part.kind === 'function' ? ')' : CLOSING[part.open]);
}
