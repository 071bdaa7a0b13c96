import { closest } from '../../judge/closest.ts';
import { declaredFrom } from '../cascade/declared.ts';
import { isMark, type Part, withoutSpace } from '../css/parts.ts';
import {
  type Declaration,
  type Item,
  parseSheet,
  type Sheet,
  type StyleRule,
  type SyntaxIssue,
} from '../css/syntax.ts';
import { elementsOf, type PageElement, textOf } from '../page/tree.ts';
import { isKnownProperty, knownProperties } from '../property/grammar.ts';
import { LONGHANDS } from '../property/longhands.ts';
import { SHORTHANDS } from '../property/shorthands.ts';
import { InvalidSelector, parseSelectors } from '../selector/parse.ts';
import { placeOf } from './html-problems.ts';
import { ELEMENTS } from './known-names.ts';
import { type PageProblem, type ProblemType, problem } from './problem.ts';
import { valueProblem } from './value-problems.ts';

/** Names that the page has, for selectors that miss them. */
type PageNames = {
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly elements: readonly string[];
};

function namesOf(elements: readonly PageElement[]): PageNames {
  const words = (name: string) =>
    elements.flatMap((element) => (element.attribute(name) ?? '').split(/\s+/).filter(Boolean));
  return {
    classes: [...new Set(words('class'))],
    ids: [...new Set(words('id'))],
    elements: [...new Set(elements.map(({ name }) => name))],
  };
}

/** Of the style sheet beside the page, and of the style elements in it. */
export function cssProblems(css: string, top: PageElement): PageProblem[] {
  const elements = elementsOf(top);
  const names = namesOf(elements);
  const own = elements
    .filter(({ name }) => name === 'style')
    .flatMap((element) =>
      new SheetProblems(textOf(element), 'html', (element.location?.startTag?.endLine ?? 1) - 1, names).all(),
    );
  return [...own, ...new SheetProblems(css, 'css', 0, names).all()];
}

class SheetProblems {
  private readonly sheet: Sheet;
  private readonly part: 'html' | 'css';
  private readonly linesBefore: number;
  private readonly names: PageNames;
  private readonly found: PageProblem[] = [];

  constructor(css: string, part: 'html' | 'css', linesBefore: number, names: PageNames) {
    this.sheet = parseSheet(css);
    this.part = part;
    this.linesBefore = linesBefore;
    this.names = names;
  }

  all(): PageProblem[] {
    for (const issue of this.sheet.issues) this.issue(issue);
    this.items(this.sheet.items, false);
    // A parenthesis that is open takes the brace with it.
    const isOpen = this.found.some(({ type }) => type === 'parenthesis-missing');
    return this.found.filter(({ type }) => !isOpen || type !== 'brace-missing');
  }

  private tell(type: ProblemType, offset: number, message: string, ...names: string[]): void {
    const { line, column } = placeOf(this.sheet.text, offset);
    this.found.push(problem(type, this.part, { line: line + this.linesBefore, column }, message, ...names));
  }

  private issue({ issue, start, text }: SyntaxIssue): void {
    switch (issue) {
      case 'unclosed-comment':
        this.tell('css-comment-not-closed', start, 'a comment never ends');
        break;
      case 'broken-string':
        this.tell('css-quote-missing', start, `a quote is missing: ${firstLine(text)}`);
        break;
      case 'unclosed-brace':
        this.tell('brace-missing', start, 'a } is missing', this.selectorBefore(start));
        break;
      case 'stray-brace':
        this.tell('brace-too-many', start, 'a } closes nothing');
        break;
      case 'rule-without-block':
        this.tell('selector-not-possible', start, `no { after ${firstLine(text)}`, firstLine(text));
        break;
      case 'broken-declaration':
        this.brokenDeclaration(start, text);
        break;
    }
  }

  private brokenDeclaration(start: number, text: string): void {
    const [, name = ''] = /^([\w-]+)/.exec(text) ?? [];
    if (text.startsWith('//')) this.tell('slash-comment', start, '// is not a comment in CSS');
    else if (/^[\w-]+\s*=/.test(text))
      this.tell('equals-for-colon', start, `${name} is followed by = instead of :`, name);
    else if (/^[a-z-]+\s+\S/i.test(text) && isKnownProperty(name.toLowerCase()))
      this.tell('colon-missing', start, `a : is missing after ${name}`, name);
    else this.tell('value-not-possible', start, `this is not a declaration: ${firstLine(text)}`, firstLine(text), '');
  }

  private selectorBefore(brace: number): string {
    return /([^{};]*)$/.exec(this.sheet.text.slice(0, brace))?.[1]?.trim() ?? '';
  }

  private items(items: readonly Item[], isNested: boolean): void {
    for (const item of items) {
      if (item.kind === 'declaration') this.declaration(item);
      else if (item.kind === 'style') this.rule(item, isNested);
      else if (['media', 'supports', 'layer', 'container'].includes(item.name)) this.items(item.block ?? [], isNested);
    }
  }

  private rule(rule: StyleRule, isNested: boolean): void {
    const text = this.sheet.text.slice(rule.start, rule.prelude.at(-1)?.end ?? rule.start);
    const slashes = /(?:^|\n)\s*\/\//.exec(text);
    if (slashes) this.tell('slash-comment', rule.start + slashes.index, '// is not a comment in CSS');
    else if (/<\/?style/i.test(text)) this.tell('html-in-css', rule.start, 'an HTML tag is in the style sheet');
    else this.selector(rule, text, isNested);
    this.items(rule.block, true);
  }

  private selector(rule: StyleRule, text: string, isNested: boolean): void {
    try {
      parseSelectors(rule.prelude, isNested ? [] : null);
    } catch (error) {
      if (!(error instanceof InvalidSelector)) throw error;
      // A declaration without its semicolon takes the next selector with it.
      if (isNested && /^[\w-]+\s*:/.test(text) && isKnownProperty(/^[\w-]+/.exec(text)?.[0].toLowerCase() ?? '')) {
        this.tell('semicolon-missing', rule.start, `a ; is missing after ${firstLine(text)}`, firstLine(text));
      } else this.tell('selector-not-possible', rule.start, `not a selector: ${firstLine(text)}`, firstLine(text));
      return;
    }
    this.missedNames(rule.prelude, rule.start);
  }

  /** A name that the page has in another way: without its dot, with the wrong sign, or spelt a little otherwise. */
  private missedNames(parts: readonly Part[], start: number): void {
    const { classes, ids, elements } = this.names;
    parts.forEach((part, index) => {
      const before = parts[index - 1];
      if (part.kind === 'function') this.missedNames(part.parts, start);
      else if (part.kind === 'hash' && part.isId && !ids.includes(part.name)) {
        if (classes.includes(part.name))
          this.tell('wrong-sign', part.start, `#${part.name} is a class`, `#${part.name}`, `.${part.name}`);
        else
          this.misspelt(
            `#${part.name}`,
            ids.map((id) => `#${id}`),
            part.start,
          );
      } else if (part.kind === 'ident' && isMark(before, '.')) {
        if (classes.includes(part.name)) return;
        if (ids.includes(part.name))
          this.tell('wrong-sign', part.start, `.${part.name} is an id`, `.${part.name}`, `#${part.name}`);
        else
          this.misspelt(
            `.${part.name}`,
            classes.map((name) => `.${name}`),
            part.start,
          );
      } else if (part.kind === 'ident' && !isMark(before, ':') && !isMark(before, '|')) {
        const name = part.name.toLowerCase();
        if (ELEMENTS.includes(name) || elements.includes(part.name) || name.includes('-')) return;
        if (classes.includes(part.name))
          this.tell('dot-missing', part.start, `${part.name} is a class`, part.name, `.${part.name}`);
        else if (ids.includes(part.name))
          this.tell('dot-missing', part.start, `${part.name} is an id`, part.name, `#${part.name}`);
        else this.misspelt(part.name, [...ELEMENTS, ...classes.map((one) => `.${one}`)], part.start);
      }
    });
  }

  private misspelt(written: string, candidates: readonly string[], offset: number): void {
    const meant = closest(written, candidates, 2);
    if (meant) this.tell('selector-finds-nothing', offset, `nothing on the page is called ${written}`, written, meant);
  }

  private declaration(declaration: Declaration): void {
    const { name, value, text, start } = declaration;
    if (name.startsWith('--')) return;
    if (!isKnownProperty(name) && !name.startsWith('-')) {
      const meant = meantProperty(name);
      if (meant) this.tell('property-misspelt', start, `there is no property ${name}`, name, meant);
      else this.tell('property-misspelt', start, `there is no property ${name}`, name);
      return;
    }
    if (/^-(?!webkit-|moz-|ms-|o-)/.test(name)) {
      this.tell('dash-missing', start, `${name} has one dash`, name);
      return;
    }
    const isReported = value.some((part) => part.kind === 'mark' && /^["']/.test(part.text));
    if (isReported || declaredFrom(declaration) !== null) return;
    const colon = value.findIndex((part, index) => index > 0 && isMark(part, ':'));
    const next = value[colon - 1];
    if (colon > 0 && next?.kind === 'ident') {
      this.tell(
        'semicolon-missing',
        start,
        `a ; is missing before ${next.name}`,
        `${name}: ${firstLine(text)}`,
        next.name,
      );
      return;
    }
    if (value.some((part) => 'parts' in part && !part.closed) || openBrackets(text)) {
      this.tell('parenthesis-missing', start, `a ) is missing in ${name}: ${firstLine(text)}`, name);
      return;
    }
    const { type, names } = valueProblem(name, text, withoutSpace(value));
    this.tell(type, start, `${name} cannot be ${firstLine(text)}`, ...names);
  }
}

function openBrackets(text: string): boolean {
  return text.split('(').length !== text.split(')').length;
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 60).trim();
}

/** Spellings from Britain, and words that sound right. */
const MEANT: Readonly<Record<string, string>> = {
  colour: 'color',
  'font-colour': 'color',
  'font-color': 'color',
  'text-color': 'color',
  'text-colour': 'color',
  'background-colour': 'background-color',
  'border-colour': 'border-color',
  bgcolor: 'background-color',
  'text-size': 'font-size',
  size: 'font-size',
  'font-bold': 'font-weight',
  bold: 'font-weight',
  'text-weight': 'font-weight',
  align: 'text-align',
  'text-style': 'font-style',
  font_size: 'font-size',
  centre: 'text-align',
  'border-rounded': 'border-radius',
  rounded: 'border-radius',
  'text-font': 'font-family',
  underline: 'text-decoration',
};

function meantProperty(name: string): string | undefined {
  if (Object.hasOwn(MEANT, name)) return MEANT[name];
  // What learners use before all the rest that CSS has.
  const usual = [...LONGHANDS.keys(), ...SHORTHANDS.keys()];
  return (
    closest(name, usual, 3) ??
    closest(
      name,
      knownProperties().filter((one) => !one.startsWith('-')),
      2,
    )
  );
}
