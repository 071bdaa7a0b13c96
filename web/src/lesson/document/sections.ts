import type { DocumentHeading, ReaderDocument } from '@kodestien/contract/document/reader';
import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';

/** A part of a text that one can ask about: all blocks from one large heading to the next. */
export type Section = { heading: DocumentHeading | null; blocks: ReaderBlock[] };

/** What is before the first heading belongs to it: an introduction alone is no part of its own. */
export function sectionsOf({ blocks, headings }: Pick<ReaderDocument, 'blocks' | 'headings'>): Section[] {
  const sections: Section[] = [];
  let section: Section | undefined;
  for (const block of blocks) {
    const heading = headings.find(({ level, blokk_slug }) => level === 2 && blokk_slug === block.slug) ?? null;
    if (!section || (section.heading && beginsWithHeading(block))) {
      section = { heading, blocks: [] };
      sections.push(section);
    }
    section.heading ??= heading;
    section.blocks.push(block);
  }
  return sections;
}

/** A block that only comes to its heading later still belongs to the part before. */
function beginsWithHeading(block: ReaderBlock): boolean {
  return block.type === 'project' || (block.type === 'text' && block.html._no.startsWith('<h2'));
}
