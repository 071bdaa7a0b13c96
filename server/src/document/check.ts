import { BLOCK_TYPES } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Translated } from '@kodestien/contract/language';
import { kindOf } from './blocks/index.ts';
import type { BlockFault, CheckContext } from './blocks/kind.ts';
import { repeated } from './blocks/repeated.ts';
import {
  blockSlugTaken,
  blockSlugTwice,
  documentMissing,
  documentSlugTwice,
  noDocument,
  orderTwice,
  PARENT_NO_COURSE,
  pageOfItsOwn,
  templateLacks,
} from './fault-reasons/documents.ts';
import type { ImageFacts } from './files/images.ts';

/** Documents that the web app counts on: the header's own entries and the template. */
export const REQUIRED_DOCUMENTS = ['landing', 'signin', 'signout', 'signup', 'mal', 'user_profil_list'] as const;

/** Ids that the page has itself: an address with one of them could not lead to a block. */
const PAGE_IDS = new Set(['main', 'root', 'document-title', 'reading-end']);

/** What is wrong, and in which document (none: in all of them together), block or setting. */
export type DocumentFault = { slug?: string; key?: string; block?: number; at?: BlockFault; reason: Translated };

/** All documents judged together: what each says of itself, and what they say of each other. */
export async function checkDocuments(
  documents: readonly SourceDocument[],
  images: ReadonlyMap<string, ImageFacts>,
): Promise<DocumentFault[]> {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  const blocks = new Map(documents.map(({ slug, blocks }) => [slug, new Set(blocks.map((block) => block.slug))]));
  const pages = new Set(documents.map(({ page }) => page));
  const faults = [...checkSet(documents, bySlug)];
  for (const document of documents) {
    faults.push(...checkPlace(document, bySlug));
    const context: CheckContext = {
      document,
      knows: (slug, blokk) => (blokk === undefined ? blocks.has(slug) : (blocks.get(slug)?.has(blokk) ?? false)),
      isPage: (path) => pages.has(path),
      images,
    };
    for (const [index, block] of document.blocks.entries()) {
      const found = await kindOf(block).check(block, context);
      faults.push(...found.map((at) => ({ slug: document.slug, block: index, at, reason: at.reason })));
    }
  }
  return faults;
}

function* checkSet(
  documents: readonly SourceDocument[],
  bySlug: ReadonlyMap<string, SourceDocument>,
): Generator<DocumentFault> {
  for (const slug of repeated(documents.map((document) => document.slug))) {
    yield { slug, key: 'slug', reason: documentSlugTwice(slug) };
  }
  for (const slug of REQUIRED_DOCUMENTS) {
    if (!bySlug.has(slug)) yield { reason: documentMissing(slug) };
  }
  for (const [parent, siblings] of Map.groupBy(documents, (document) => document.parent)) {
    for (const order of repeated(siblings.map((document) => document.order))) {
      const same = siblings.filter((document) => document.order === order);
      const slugs = same.map(({ slug }) => slug);
      yield { slug: slugs[1] ?? '', key: 'order', reason: orderTwice(slugs, order, parent) };
    }
  }
  const template = new Set(bySlug.get('mal')?.blocks.map(({ type }) => type));
  const missing = BLOCK_TYPES.filter((type) => bySlug.has('mal') && !template.has(type));
  if (missing.length > 0) yield { slug: 'mal', key: 'slug', reason: templateLacks(missing) };
}

function* checkPlace(
  { slug, parent, page, ch_arr, blocks }: SourceDocument,
  bySlug: ReadonlyMap<string, SourceDocument>,
): Generator<DocumentFault> {
  if (parent !== null && !bySlug.has(parent)) yield { slug, key: 'parent', reason: noDocument(parent) };
  if (parent === slug || (parent !== null && bySlug.get(parent)?.parent)) {
    yield { slug, key: 'parent', reason: PARENT_NO_COURSE };
  }
  if (page.startsWith('/doc/') && page !== `/doc/${slug}`) {
    yield { slug, key: 'page', reason: pageOfItsOwn(slug) };
  }
  for (const link of ch_arr) {
    if (!bySlug.has(link.slug)) yield { slug, key: 'ch_arr', reason: noDocument(link.slug) };
  }
  for (const [block, { slug: name }] of blocks.entries()) {
    if (PAGE_IDS.has(name)) yield { slug, block, reason: blockSlugTaken(name) };
  }
  for (const name of repeated(blocks.map((block) => block.slug))) {
    const block = blocks.findLastIndex((candidate) => candidate.slug === name);
    yield { slug, block, reason: blockSlugTwice(name) };
  }
}
