import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { headingsDiffer, MARKER_IN_TEXT } from '../issue-reasons/blocks.ts';
import { noBlock, noBlockHere, noDocument, noPage } from '../issue-reasons/documents.ts';
import { parseText } from '../markdown.ts';
import { markerLines } from '../source/scan.ts';
import type { BlockIssue, CheckContext } from './kind.ts';

/** What can be wrong with a Markdown text in two languages. */
export function checkProse(txt: Translated, slug: string, context: CheckContext): BlockIssue[] {
  const issues: BlockIssue[] = [];
  const shapes: Translated = { _no: '', _eng: '' };
  for (const lang of HUMAN_LANGS) {
    const issue = (line: number, reason: Translated) => issues.push({ reason, section: { name: '', lang, line } });
    const parsed = parseText(txt[lang], slug);
    for (const { line, reason } of parsed.issues) issue(line, reason);
    for (const { href, line } of parsed.links) {
      const reason = linkIssue(href, context);
      if (reason) issue(line, reason);
    }
    for (const line of markerLines(txt[lang])) issue(line, MARKER_IN_TEXT);
    shapes[lang] = parsed.headings.map(({ level }) => '#'.repeat(level)).join(' ');
  }
  if (shapes._no !== shapes._eng) issues.push({ reason: headingsDiffer(shapes) });
  return issues;
}

export function renderProse(txt: Translated, slug: string): Translated {
  const html = (lang: HumanLang) => parseText(txt[lang], slug).html;
  return { _no: html('_no'), _eng: html('_eng') };
}

/** A link into the product must lead somewhere. */
export function linkIssue(href: string, { document, knows, isPage }: CheckContext): Translated | undefined {
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
