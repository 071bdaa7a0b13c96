import { BLOCK_TYPES } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { kindOf } from './blocks/index.ts';
import type { BlockFault, CheckContext } from './blocks/kind.ts';
import { repeated } from './blocks/repeated.ts';
import type { ImageFacts } from './files/images.ts';

/** Documents that the web app counts on: the header's own entries and the template. */
export const REQUIRED_DOCUMENTS = ['landing', 'signin', 'signout', 'signup', 'mal', 'user_profil_list'] as const;

/** Ids that the page has itself: an address with one of them could not lead to a block. */
const PAGE_IDS = new Set(['main', 'root', 'document-title', 'reading-end']);

/** What is wrong, and in which document (none: in all of them together), block or setting. */
export type DocumentFault = { slug?: string; key?: string; block?: number; at?: BlockFault; reason: string };

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
    yield { slug, key: 'slug', reason: `two documents have the slug "${slug}"` };
  }
  for (const slug of REQUIRED_DOCUMENTS) {
    if (!bySlug.has(slug)) yield { reason: `the document "${slug}" is missing` };
  }
  for (const [parent, siblings] of Map.groupBy(documents, (document) => document.parent)) {
    for (const order of repeated(siblings.map((document) => document.order))) {
      const same = siblings.filter((document) => document.order === order);
      const names = same.map(({ slug }) => slug).join(' and ');
      yield {
        slug: same[1]?.slug ?? '',
        key: 'order',
        reason: `${names} both have order ${order} under ${parent ?? 'no parent'}`,
      };
    }
  }
  const template = new Set(bySlug.get('mal')?.blocks.map(({ type }) => type));
  const missing = BLOCK_TYPES.filter((type) => bySlug.has('mal') && !template.has(type));
  if (missing.length > 0) yield { slug: 'mal', key: 'slug', reason: `the template shows no ${missing.join(', ')}` };
}

function* checkPlace(
  { slug, parent, page, ch_arr, blocks }: SourceDocument,
  bySlug: ReadonlyMap<string, SourceDocument>,
): Generator<DocumentFault> {
  if (parent !== null && !bySlug.has(parent)) yield { slug, key: 'parent', reason: `there is no document "${parent}"` };
  if (parent === slug || (parent !== null && bySlug.get(parent)?.parent)) {
    yield { slug, key: 'parent', reason: 'a parent must be a course, which has no parent itself' };
  }
  if (page.startsWith('/doc/') && page !== `/doc/${slug}`) {
    yield { slug, key: 'page', reason: `its page is /doc/${slug}: leave "page" out` };
  }
  for (const link of ch_arr) {
    if (!bySlug.has(link.slug)) yield { slug, key: 'ch_arr', reason: `there is no document "${link.slug}"` };
  }
  for (const [block, { slug: name }] of blocks.entries()) {
    if (PAGE_IDS.has(name))
      yield { slug, block, reason: `a block cannot be called "${name}": the page itself has that id` };
  }
  for (const name of repeated(blocks.map((block) => block.slug))) {
    const block = blocks.findLastIndex((candidate) => candidate.slug === name);
    yield { slug, block, reason: `two blocks have the slug "${name}"` };
  }
}
