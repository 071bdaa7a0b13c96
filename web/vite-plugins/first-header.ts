import type { Plugin } from 'vite';
import { WORDMARK } from './wordmark.ts';

const { width, height, letters, mark } = WORDMARK;
const viewBox = `0 0 ${width} ${height}`;

/** The name, drawn once for the whole page; src/layout/logo.tsx refers to its two parts. Outlines are no script. */
const SYMBOLS = `<svg width="0" height="0" hidden><symbol id="wordmark-letters" viewBox="${viewBox}"><path d="${letters}"/></symbol><symbol id="wordmark-mark" viewBox="${viewBox}"><path d="${mark}"/></symbol></svg>`;
/** The bar and the name in it, where the header will be. It has no words and no links: those come with the scripts. */
const FIRST_HEADER = `<div id="first-header" aria-hidden="true"><svg width="${width}" height="${height}"><use href="#wordmark-letters"/><use href="#wordmark-mark"/></svg></div>`;

/** Writes the header into the page itself, so that it is there while the scripts are on their way. */
export function firstHeader(): Plugin {
  return {
    name: 'kodestien-first-header',
    transformIndexHtml: (html) => html.replace('<div id="root">', `${SYMBOLS}\n    ${FIRST_HEADER}\n    $&`),
  };
}
