import type { ParserError } from 'parse5';
import { closest } from '../../judge/closest.ts';
import { ATTRIBUTES, ELEMENTS } from './known-names.ts';
import { type PageProblem, problem } from './problem.ts';
import { balance, readTags, type Tag } from './tags.ts';

export function htmlProblems(html: string): PageProblem[] {
  const { tags, errors } = readTags(html);
  const broken = brokenTags(errors, html, tags);
  // A tag without its end swallows others: what the balance says then is only noise.
  if (broken.length > 0) return broken;
  const starts = htmlStarts(tags);
  return [...balance(tags), ...names(starts), ...images(starts), ...ids(starts)];
}

/** Start tags of HTML: names inside a drawing or a formula are not HTML's. */
function htmlStarts(tags: readonly Tag[]): Tag[] {
  let depth = 0;
  return tags.filter(({ name, isEnd, token }) => {
    const isOutside = depth === 0;
    if ((name === 'svg' || name === 'math') && !token.selfClosing) depth = Math.max(0, depth + (isEnd ? -1 : 1));
    return isOutside && !isEnd;
  });
}

function brokenTags(errors: readonly ParserError[], html: string, tags: readonly Tag[]): PageProblem[] {
  for (const { code, startLine, startCol, startOffset } of errors) {
    const letter = html[startOffset] ?? '';
    const place = { line: startLine, column: startCol };
    if (code === 'eof-in-comment')
      return [
        problem('html-comment-not-closed', 'html', placeOf(html, html.lastIndexOf('<!--')), 'a comment never ends'),
      ];
    if (code === 'duplicate-attribute') {
      const name = /([\w-]+)\s*(?:=|$|[\s>])/.exec(html.slice(html.lastIndexOf(' ', startOffset - 1) + 1))?.[1] ?? '';
      return [problem('attribute-twice', 'html', place, `the attribute ${name} is there twice`, name)];
    }
    if (code === 'unexpected-character-in-attribute-name' && letter === '<') {
      const tag = tags.findLast(({ token }) => (token.location?.startOffset ?? 0) <= startOffset);
      return [
        problem('bracket-missing', 'html', tag ?? place, `a > is missing after <${tag?.name ?? ''}`, tag?.name ?? ''),
      ];
    }
    const quote =
      code === 'unexpected-character-in-unquoted-attribute-value' ||
      code === 'missing-whitespace-between-attributes' ||
      (code === 'unexpected-character-in-attribute-name' && /["']/.test(letter));
    if (quote)
      return [problem('quote-missing', 'html', quotePlace(html, startOffset), 'a quote is missing in an attribute')];
    if (code === 'eof-in-tag') {
      const start = html.lastIndexOf('<');
      const cut = /=\s*["'][^"']*$/.test(html.slice(lastTagStart(html)));
      return cut
        ? [problem('quote-missing', 'html', placeOf(html, lastTagStart(html)), 'a quote is missing in an attribute')]
        : [
            problem(
              'bracket-missing',
              'html',
              placeOf(html, start),
              'a > is missing at the end',
              /^<\/?([\w-]+)/.exec(html.slice(start))?.[1] ?? '',
            ),
          ];
    }
  }
  return [];
}

/** Where the tag starts whose quote is missing: the first with an odd number of quotes before the next bracket. */
function lastTagStart(html: string): number {
  for (const found of html.matchAll(/<[a-z][^<]*/gi)) {
    if ((found[0].split('"').length - 1) % 2 === 1 || (found[0].split("'").length - 1) % 2 === 1) return found.index;
  }
  return Math.max(0, html.lastIndexOf('<'));
}

function quotePlace(html: string, offset: number): { line: number; column: number } {
  const before = lastTagStart(html);
  return placeOf(html, before <= offset ? before : offset);
}

export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Names that are too short or too far away to be found by their letters. */
const MEANT = new Map([
  ['image', 'img'],
  ['hl', 'h1'],
  ['hi', 'h1'],
]);

function names(tags: readonly Tag[]): PageProblem[] {
  return tags.flatMap((tag) => {
    const found: PageProblem[] = [];
    if (!ELEMENTS.includes(tag.name) && !tag.name.includes('-')) {
      const meant = MEANT.get(tag.name) ?? closest(tag.name, ELEMENTS, 2);
      if (meant)
        found.push(problem('element-misspelt', 'html', tag, `there is no element <${tag.name}>`, tag.name, meant));
    }
    for (const { name, value } of tag.token.attrs) {
      if (!ATTRIBUTES.includes(name) && !/^(?:on|data-|aria-)/.test(name)) {
        const meant = closest(name, ATTRIBUTES, 2);
        if (meant) found.push(problem('attribute-misspelt', 'html', tag, `there is no attribute ${name}`, name, meant));
      }
      const sign =
        name === 'class' ? /(?:^|\s)([.#])([\w-]+)/.exec(value) : name === 'id' ? /^([.#])([\w-]+)/.exec(value) : null;
      if (sign)
        found.push(
          problem(
            'sign-in-class',
            'html',
            tag,
            `${name}="${value}" has a ${sign[1]} in it`,
            name,
            sign[2] ?? '',
            sign[1] ?? '',
          ),
        );
    }
    return found;
  });
}

function images(tags: readonly Tag[]): PageProblem[] {
  return tags
    .filter(({ name }) => name === 'img')
    .flatMap((tag) => {
      const has = (requested: string) => tag.token.attrs.some(({ name }) => name === requested);
      const address = tag.token.attrs.find(({ name }) => name === 'src')?.value.trim();
      if (!address && !has('srcset')) {
        const wrong = tag.token.attrs.find(({ name }) => name === 'href' || closest(name, ['src'], 2))?.name;
        return wrong === undefined || wrong === 'href'
          ? [problem('image-without-address', 'html', tag, '<img> has no src', wrong ?? '')]
          : [];
      }
      return has('alt') ? [] : [problem('image-without-alt', 'html', tag, '<img> has no alt')];
    });
}

function ids(tags: readonly Tag[]): PageProblem[] {
  const seen = new Map<string, number>();
  return tags.flatMap((tag) => {
    const id = tag.token.attrs.find(({ name }) => name === 'id')?.value;
    if (!id) return [];
    const first = seen.get(id);
    if (first !== undefined)
      return [problem('id-twice', 'html', tag, `the id "${id}" is used twice`, id, String(first))];
    seen.set(id, tag.line);
    return [];
  });
}
