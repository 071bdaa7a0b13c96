import type { SourceDocument } from '@kodestien/contract/document/document';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { kindOf } from '../blocks/index.ts';
import type { DocumentIssue } from '../check.ts';
import type { SourceCourse } from '../document-tree.ts';
import { termBoldBeforeLink, termLinkedAgain, termNeverLinked } from '../issue-reasons/guide.ts';
import { parseText, shapeOf } from '../markdown.ts';

export const GLOSSARY = 'glossary';
const TERM_LINK = new RegExp(`^/doc/${GLOSSARY}#(.+)$`);
const BOLD = /\*\*([^*]+)\*\*/g;

type Mention = { slug: string; block: number; lang: HumanLang; line: number; term: string };

/**
 * A course links a term once in each language: in the lesson that explains it. No lesson before that one has the term
 * in bold, for bold is how a new word is introduced. And a term that no lesson links to is none of the glossary's.
 */
export function* glossaryIssues(glossary: SourceDocument, courses: readonly SourceCourse[]): Generator<DocumentIssue> {
  const names = namesOf(glossary);
  const linked = new Set<string>();
  for (const { lessons } of courses) {
    for (const lang of HUMAN_LANGS) {
      const links = new Set<string>();
      const waiting: Mention[] = [];
      for (const lesson of lessons) {
        const found = [...mentionsIn(lesson, lang, names)];
        for (const { isLink, ...mention } of found) {
          if (!isLink) continue;
          if (links.has(mention.term)) yield issue(mention, termLinkedAgain(mention.term));
          links.add(mention.term);
          linked.add(mention.term);
        }
        waiting.push(...found.filter(({ isLink, term }) => !isLink && !links.has(term)));
      }
      for (const mention of waiting) yield issue(mention, termBoldBeforeLink(mention.term));
    }
  }
  for (const [block, { slug }] of glossary.blocks.entries()) {
    if (!linked.has(slug)) yield { slug: GLOSSARY, block, reason: termNeverLinked(slug) };
  }
}

/** The terms that a lesson explains, in its order, as the glossary calls them. */
export function termsOf(lesson: SourceDocument, glossary: SourceDocument): { slug: string; tittel: Translated }[] {
  const linked = new Set([...mentionsIn(lesson, '_no', new Map())].map(({ term }) => term));
  return [...linked].flatMap((slug) => {
    const entry = glossary.blocks.find((block) => block.slug === slug);
    if (entry?.type !== 'text') return [];
    const nameIn = (lang: HumanLang) => parseText(entry.txt[lang], slug).headings[0]?.txt ?? slug;
    return [{ slug, tittel: { _no: nameIn('_no'), _eng: nameIn('_eng') } }];
  });
}

function issue({ slug, block, lang, line }: Mention, reason: DocumentIssue['reason']): DocumentIssue {
  return { slug, block, at: { reason, section: { name: '', lang, line } }, reason };
}

function* mentionsIn(
  { slug, blocks }: SourceDocument,
  lang: HumanLang,
  names: ReadonlyMap<string, string>,
): Generator<Mention & { isLink: boolean }> {
  for (const [block, content] of blocks.entries()) {
    for (const txt of kindOf(content).prose(content)) {
      for (const { href, line } of shapeOf(txt[lang]).links) {
        const term = TERM_LINK.exec(href)?.[1];
        if (term !== undefined) yield { slug, block, lang, line, term, isLink: true };
      }
      for (const { 1: words = '', index } of txt[lang].matchAll(BOLD)) {
        const term = names.get(`${lang} ${words.toLowerCase()}`);
        const line = txt[lang].slice(0, index).split('\n').length - 1;
        if (term !== undefined) yield { slug, block, lang, line, term, isLink: false };
      }
    }
  }
}

/** The term that each heading of the glossary represents. */
function namesOf({ blocks }: SourceDocument): Map<string, string> {
  const names = new Map<string, string>();
  for (const block of blocks) {
    if (block.type !== 'text') continue;
    for (const lang of HUMAN_LANGS) {
      const [heading] = parseText(block.txt[lang], block.slug).headings;
      if (heading) names.set(`${lang} ${heading.txt.toLowerCase()}`, block.slug);
    }
  }
  return names;
}
