import { BLOCK_TYPES } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { isOwnPage } from '@kodestien/contract/document/rules';
import type { Translated } from '@kodestien/contract/language';
import { fixedAddresses } from '@kodestien/contract/page-addresses';
import { PAGE_NAMES } from '@kodestien/contract/pages';
import { kindOf } from './blocks/index.ts';
import type { BlockIssue, CheckContext } from './blocks/kind.ts';
import { repeated } from './blocks/repeated.ts';
import { checkTeaching } from './check-teaching.ts';
import {
  blockSlugTaken,
  blockSlugTwice,
  documentMissing,
  documentSlugTwice,
  noDocument,
  noLesson,
  orderTwice,
  PARENT_NO_COURSE,
  pageNotOurs,
  pageOfItsOwn,
  stagesOutOfOrder,
  templateLacks,
} from './issue-reasons/documents.ts';
import { type DocumentOutline, outlineOf } from './outline.ts';
import type { ImageFacts } from './source/images.ts';

/** Where a text may lead outside the documents, such as to the scratchpad. */
const PAGES_OF_ITS_OWN: ReadonlySet<string> = new Set(PAGE_NAMES.flatMap(fixedAddresses));

/** Documents that the web app counts on: the header's own entries and the template. */
export const REQUIRED_DOCUMENTS = ['landing', 'signin', 'signout', 'signup', 'mal', 'user_profil_list'] as const;

/** Ids that the page has itself: an address with one of them could not lead to a block. */
const PAGE_IDS = new Set(['main', 'root', 'document-title', 'reading-end']);

/** What is wrong, and in which document (none: in all of them together), block or setting. */
export type DocumentIssue = {
  slug?: string;
  key?: string;
  block?: number;
  /** In what it has for teachers: a part of that by its slug, or '' for the settings. */
  teaching?: string;
  at?: BlockIssue;
  reason: Translated;
};

/** All documents judged together: what each says of itself, and what they say of each other. */
export async function checkDocuments(
  documents: readonly SourceDocument[],
  images: ReadonlyMap<string, ImageFacts>,
  at: OnBlock = () => {},
): Promise<DocumentIssue[]> {
  const outlines = documents.map(outlineOf);
  const issues = [...checkSet(outlines)];
  for (const document of documents) issues.push(...(await checkOne(document, outlines, images, at)));
  return issues;
}

/** One document, judged by what the others are; what they say is not looked at. */
export async function checkDocument(
  document: SourceDocument,
  others: readonly DocumentOutline[],
  images: ReadonlyMap<string, ImageFacts>,
  at: OnBlock = () => {},
): Promise<DocumentIssue[]> {
  // Last, so that of two with the same place this one is reported.
  const outlines = [...others.filter(({ slug }) => slug !== document.slug), outlineOf(document)];
  const ofSet = [...checkSet(outlines)].filter(({ slug }) => slug === document.slug);
  return [...ofSet, ...(await checkOne(document, outlines, images, at))];
}

/** Called before each block is looked at. */
type OnBlock = (slug: string, index: number) => void;

async function checkOne(
  document: SourceDocument,
  outlines: readonly DocumentOutline[],
  images: ReadonlyMap<string, ImageFacts>,
  at: OnBlock,
): Promise<DocumentIssue[]> {
  const bySlug = indexed(outlines);
  const context: CheckContext = {
    document,
    knows: (slug, blokk) => {
      const existing = bySlug.get(slug);
      return existing !== undefined && (blokk === undefined || existing.blocks.some((block) => block.slug === blokk));
    },
    isPage: (path) => PAGES_OF_ITS_OWN.has(path) || outlines.some(({ page }) => page === path),
    images,
  };
  const issues = [...checkPlace(document, bySlug)];
  for (const [index, block] of document.blocks.entries()) {
    at(document.slug, index);
    const found = await kindOf(block).check(block, context);
    issues.push(...found.map((at) => ({ slug: document.slug, block: index, at, reason: at.reason })));
  }
  for (const { teaching, ...at } of checkTeaching(document, context)) {
    issues.push({ slug: document.slug, teaching, at, reason: at.reason });
  }
  return issues;
}

function indexed(outlines: readonly DocumentOutline[]): ReadonlyMap<string, DocumentOutline> {
  return new Map(outlines.map((outline) => [outline.slug, outline]));
}

function* checkSet(documents: readonly DocumentOutline[]): Generator<DocumentIssue> {
  const bySlug = indexed(documents);
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
  { slug, parent, page, ch_arr, stages = [], blocks }: SourceDocument,
  bySlug: ReadonlyMap<string, DocumentOutline>,
): Generator<DocumentIssue> {
  if (parent !== null && !bySlug.has(parent)) yield { slug, key: 'parent', reason: noDocument(parent) };
  if (parent === slug || (parent !== null && bySlug.get(parent)?.parent)) {
    yield { slug, key: 'parent', reason: PARENT_NO_COURSE };
  }
  if (!isOwnPage(page, slug)) {
    yield { slug, key: 'page', reason: page.startsWith('/doc/') ? pageOfItsOwn(slug) : pageNotOurs(page, slug) };
  }
  for (const link of ch_arr) {
    if (!bySlug.has(link.slug)) yield { slug, key: 'ch_arr', reason: noDocument(link.slug) };
  }
  let before = Number.NEGATIVE_INFINITY;
  for (const { first } of stages) {
    const lesson = bySlug.get(first);
    if (lesson?.parent !== slug) yield { slug, key: 'stages', reason: noLesson(first) };
    else if (lesson.order <= before) yield { slug, key: 'stages', reason: stagesOutOfOrder(first) };
    before = lesson?.order ?? before;
  }
  for (const [block, { slug: name }] of blocks.entries()) {
    if (PAGE_IDS.has(name)) yield { slug, block, reason: blockSlugTaken(name) };
  }
  for (const name of repeated(blocks.map((block) => block.slug))) {
    const block = blocks.findLastIndex((candidate) => candidate.slug === name);
    yield { slug, block, reason: blockSlugTwice(name) };
  }
}
