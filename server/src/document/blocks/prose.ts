import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { markerLines } from '../files/scan.ts';
import { parseText } from '../markdown.ts';
import type { BlockFault, CheckContext } from './kind.ts';

/** What can be wrong with a Markdown text in two languages. */
export function checkProse(txt: Translated, slug: string, context: CheckContext): BlockFault[] {
  const faults: BlockFault[] = [];
  const shapes: string[] = [];
  for (const lang of HUMAN_LANGS) {
    const fault = (line: number, reason: string) => faults.push({ reason, section: { name: '', lang, line } });
    const parsed = parseText(txt[lang], slug);
    for (const { line, reason } of parsed.faults) fault(line, reason);
    for (const { href, line } of parsed.links) {
      const reason = linkFault(href, context);
      if (reason) fault(line, reason);
    }
    for (const line of markerLines(txt[lang])) fault(line, 'this line would begin a new part: put a \\ before it');
    shapes.push(parsed.headings.map(({ level }) => '#'.repeat(level)).join(' '));
  }
  if (shapes[0] !== shapes[1]) {
    faults.push({ reason: `the headings differ: Norwegian has (${shapes[0]}), English has (${shapes[1]})` });
  }
  return faults;
}

export function renderProse(txt: Translated, slug: string): Translated {
  const html = (lang: HumanLang) => parseText(txt[lang], slug).html;
  return { _no: html('_no'), _eng: html('_eng') };
}

/** A link into the product must lead somewhere. */
export function linkFault(href: string, { document, knows, isPage }: CheckContext): string | undefined {
  const [path = '', blokk] = href.split('#');
  if (path === '' && blokk !== undefined) {
    return knows(document.slug, blokk) ? undefined : `this document has no block "${blokk}"`;
  }
  if (!path.startsWith('/') || path === '/doc') return undefined;
  const slug = /^\/doc\/(.+)$/.exec(path)?.[1];
  if (slug === undefined) return isPage(path) ? undefined : `there is no page ${path}`;
  if (!knows(slug)) return `there is no document "${slug}"`;
  return blokk === undefined || knows(slug, blokk) ? undefined : `document "${slug}" has no block "${blokk}"`;
}
