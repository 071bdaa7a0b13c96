import type { BlockType } from '@kodestien/contract/document/block-types';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { DocumentHeading } from '@kodestien/contract/document/reader';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang, Translated } from '@kodestien/contract/language';
import type { Grader } from '@kodestien/sandbox/server/grader';
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

/** What a block can be found by: titles, HTML that is read without its headings, and plain text. */
export type Findable = { titles?: Translated[]; html?: Translated; text?: Translated[] };

/** All that the server does with one type of block. What both sides know of it is in contract/src/document/blocks/. */
export type BlockKind<T extends BlockType> = {
  read(source: BlockSource): Record<string, unknown>;
  write(block: BlockOf<T>): WrittenBlock;
  check(block: BlockOf<T>, context: CheckContext): BlockIssue[] | Promise<BlockIssue[]>;
  render(block: BlockOf<T>): ReaderBlockOf<T>;
  headings?(block: BlockOf<T>): DocumentHeading[];
  /** What is read as running text: the guide's rules for sentences and links hold for it. */
  prose(block: BlockOf<T>): Translated[];
  /** What a lesson's words are counted in, where that is more than its prose: never code. */
  words?(block: BlockOf<T>): Translated[];
  /** All that takes time to read, code too. */
  texts(block: BlockOf<T>): Translated[];
  /** What it takes to do what it asks, besides reading. */
  minutes?(block: BlockOf<T>): number;
  /** Taken from what readers are sent: what is hidden from them cannot be found. */
  findable(block: ReaderBlockOf<T>): Findable;
  /** Runs its programs. A type without programs has nothing to prove. */
  prove?(block: BlockOf<T>, lang: HumanLang, grader: Grader): Promise<BlockIssue[]>;
};
