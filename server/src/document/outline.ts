import type { Block } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';

/** All that other documents and lists need to know of a document: everything but what its blocks say. */
export type DocumentOutline = Omit<SourceDocument, 'blocks'> & { blocks: Pick<Block, 'slug' | 'type'>[] };

export function outlineOf({ blocks, ...head }: DocumentOutline): DocumentOutline {
  return { ...head, blocks: blocks.map(({ slug, type }) => ({ slug, type })) };
}
