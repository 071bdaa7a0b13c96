import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { headingsDiffer, MARKER_IN_TEXT } from '../fault-reasons/blocks.ts';
import { noBlock, noBlockHere, noDocument, noPage } from '../fault-reasons/documents.ts';
import { parseText } from '../markdown.ts';
import { markerLines } from '../source/scan.ts';
import type { BlockFault, CheckContext } from './kind.ts';

/** What can be wrong with a Markdown text in two languages. */
export function checkProse(txt: Translated, slug: string, context: CheckContext): BlockFault[] {
  const faults: BlockFault[] = [];
  const shapes: Translated = { _no: '', _eng: '' };
  for (const lang of HUMAN_LANGS) {
    const fault = (line: number, reason: Translated) => faults.push({ reason, section: { name: '', lang, line } });
    const parsed = parseText(txt[lang], slug);
    for (const { line, reason } of parsed.faults) fault(line, reason);
    for (const { href, line } of parsed.links) {
      const reason = linkFault(href, context);
      if (reason) fault(line, reason);
    }
    for (const line of markerLines(txt[lang])) fault(line, MARKER_IN_TEXT);
    shapes[lang] = parsed.headings.map(({ level }) => '#'.repeat(level)).join(' ');
  }
  if (shapes._no !== shapes._eng) faults.push({ reason: headingsDiffer(shapes) });
  return faults;
}

export function renderProse(txt: Translated, slug: string): Translated {
  const html = (lang: HumanLang) => parseText(txt[lang], slug).html;
  return { _no: html('_no'), _eng: html('_eng') };
}

/** A link into the product must lead somewhere. */
export function linkFault(href: string, { document, knows, isPage }: CheckContext): Translated | undefined {
  const [path = '', blokk] = href.split('#');
  if (path === '' && blokk !== undefined) {
    return knows(document.slug, blokk) ? undefined : noBlockHere(blokk);
  }
  if (!path.startsWith('/') || path === '/doc') return undefined;
  const slug = /^\/doc\/(.+)$/.exec(path)?.[1];
  if (slug === undefined) return isPage(path) ? undefined : noPage(path);
  if (!knows(slug)) return noDocument(slug);
  return blokk === undefined || knows(slug, blokk) ? undefined : noBlock(slug, blokk);
}
