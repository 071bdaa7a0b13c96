import type { Drill } from '@kodestien/contract/document/block-types';
import type { Block } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { minutesFor } from './reading-time.ts';

/** All that other documents and lists need to know of a document: everything but what its blocks say. */
export type DocumentOutline = Omit<SourceDocument, 'blocks' | 'teaching'> & {
  blocks: (Pick<Block, 'slug' | 'type'> & { drill?: Drill })[];
  /** An outline carries them; a whole document has the texts to count. */
  minutes?: number;
};

export function outlineOf({
  teaching: _,
  ...document
}: DocumentOutline & Pick<SourceDocument, 'teaching'>): DocumentOutline {
  const blocks = document.blocks.map(({ slug, type, drill }) => ({ slug, type, ...(drill && { drill }) }));
  return { ...document, blocks, minutes: minutesOf(document) };
}

export function minutesOf({ minutes, blocks }: DocumentOutline): number {
  return minutes ?? minutesFor(blocks as Block[]);
}
