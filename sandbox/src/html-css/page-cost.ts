import type { PageSource } from '../judge/inputs.ts';
import { BOUNDS, OverBounds } from './bounds.ts';

/** What a browser copies into every paragraph after it when it is not closed. */
const FORMATTING = /<(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/>]/gi;
const BLOCKS = /<(?:p|div|li|td|tr|table|ul|ol|h[1-6]|section|article|blockquote)[\s/>]/gi;

/**
 * A browser cannot be stopped once it has begun to read a page, and some pages bring it down: Chromium itself crashes on
 * a chain of thousands of variables and on brackets that are thousands deep. So what grows faster than the page is looked for in its text beforehand.
 */
export function checkCost({ html, css = '' }: PageSource): void {
  if (html.length > BOUNDS.htmlCharacters) throw new OverBounds('memory', 'HTML');
  if (css.length > BOUNDS.cssCharacters) throw new OverBounds('memory', 'CSS');
  const elements = count(html, /<[a-z]/gi);
  if (elements >= BOUNDS.elements) throw new OverBounds('memory', 'elements');
  if (count(html, FORMATTING) * count(html, BLOCKS) > BOUNDS.elements * 10) throw new OverBounds('memory', 'elements');
  // Selectors that make a browser look at whole rows and whole pages for every element.
  const looks = count(css + html, /~/g) + 20 * count(css + html, /:has\(/gi);
  if (elements * looks > BOUNDS.browserLooks) throw new OverBounds('time', 'selectors');
  for (const text of [html, css]) {
    if (count(text, /var\(/gi) > BOUNDS.browserVariables) throw new OverBounds('time', 'variables');
    if (depthOf(text, '{', '}') > BOUNDS.browserNesting) throw new OverBounds('time', 'rules inside rules');
    if (depthOf(text, '(', ')') > BOUNDS.cssDepth) throw new OverBounds('time', 'brackets inside brackets');
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function depthOf(text: string, opening: string, closing: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === opening) deepest = Math.max(deepest, ++depth);
    else if (letter === closing) depth = Math.max(0, depth - 1);
  }
  return deepest;
}
