import type { Plugin } from 'vite';
import { WORDMARK } from '../src/layout/wordmark.ts';

const { width, height, letters, mark } = WORDMARK;
/** The bar and the name in it, where the header will be. It has no words and no links: those come with the scripts. */
const FIRST_HEADER = `<div id="first-header" aria-hidden="true"><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="${letters}"/><path d="${mark}"/></svg></div>`;

/** Writes the header into the page itself, so that it is there while the scripts are on their way. */
export function firstHeader(): Plugin {
  return {
    name: 'kodestien-first-header',
    transformIndexHtml: (html) => html.replace('<div id="root">', `${FIRST_HEADER}\n    $&`),
  };
}
