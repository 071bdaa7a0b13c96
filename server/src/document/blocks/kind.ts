import type { BlockOf, BlockType } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { DocumentHeading } from '@kodestien/contract/document/reader';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang, Translated } from '@kodestien/contract/language';
import type { ImageFacts } from '../source/images.ts';
import type { BlockSource } from './source.ts';

/** How one section is written to a file. */
export type WrittenSection = { name?: string; langs: readonly HumanLang[]; text: string };
export type WrittenBlock = { settings?: Record<string, unknown>; sections: WrittenSection[] };

/** Where in a block something is wrong: a section and a line of it (from 0), or a setting. */
export type BlockIssue = {
  reason: Translated;
  section?: { name: string; lang?: HumanLang; line: number };
  setting?: string;
};

export type CheckContext = {
  document: SourceDocument;
  /** Is there such a document, with such a block? */
  knows: (docSlug: string, blokkSlug?: string) => boolean;
  /** Frontend routes that documents name as their own. */
  isPage: (path: string) => boolean;
  images: ReadonlyMap<string, ImageFacts>;
};

/** Everything there is to say of one type of block. Adding a type means writing one of these. */
export type BlockKind<T extends BlockType> = {
  read(source: BlockSource): Record<string, unknown>;
  write(block: BlockOf<T>): WrittenBlock;
  check(block: BlockOf<T>, context: CheckContext): BlockIssue[] | Promise<BlockIssue[]>;
  render(block: BlockOf<T>): ReaderBlockOf<T>;
  headings?(block: BlockOf<T>): DocumentHeading[];
};
