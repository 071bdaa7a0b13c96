import { parse, serialize } from 'parse5';
import { BOUNDS, OverBounds } from '../html-css/bounds.ts';

/** The page as browsers read it, written out whole: the parser of the document inside the engine knows less of HTML. */
export function normalPage(html: string): string {
  if (html.length > BOUNDS.htmlCharacters) throw new OverBounds('memory', 'HTML');
  return serialize(parse(/^\s*<!doctype/i.test(html) ? html : `<!doctype html>${html}`, { scriptingEnabled: false }));
}
