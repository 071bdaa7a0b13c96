import { BLOCK_TYPES } from '@kodestien/contract/document/block-types';
import { BLOCKS } from '@kodestien/contract/document/blocks';
import { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentIssue } from '@kodestien/contract/issues';
import type { Translated } from '@kodestien/contract/language';
import { isBlockType } from '../../document/blocks/index.ts';
import { checkDocument, checkDocuments } from '../../document/check.ts';
import { schemaIssues } from '../../document/files/schema-issues.ts';
import { notOneOf, wrongType } from '../../document/issue-reasons/values.ts';
import type { DocumentOutline } from '../../document/outline.ts';
import { readImagesOf } from '../../document/source/images.ts';
import { asContentIssue, issueAt } from './content-issue.ts';

const { maxItems: BLOCKS_MAX } = SourceDocument.properties.blocks as object as { maxItems: number };

export type PathIssue = { path: string; reason: Translated };

/** What is wrong with the shape of one document. Each block is held against the schema of its own type only. */
export function shapeIssues(value: unknown): PathIssue[] {
  const blocks = typeof value === 'object' && value !== null && 'blocks' in value ? value.blocks : undefined;
  const hasList = Array.isArray(blocks);
  const isTooMany = hasList && blocks.length > BLOCKS_MAX;
  const head = hasList
    ? { ...(value as object), blocks: Array.from({ length: isTooMany ? BLOCKS_MAX + 1 : 0 }) }
    : value;
  const issues = schemaIssues(SourceDocument, head)
    .filter(({ path }) => !path.startsWith('blocks.'))
    .map(({ path, words }) => ({ path, reason: words }));
  return hasList ? [...issues, ...blocks.flatMap(blockIssues)] : issues;
}

function blockIssues(block: unknown, index: number): PathIssue[] {
  const at = `blocks.${index}`;
  if (typeof block !== 'object' || block === null) return [{ path: at, reason: wrongType('object') }];
  const type = 'type' in block ? block.type : undefined;
  if (typeof type !== 'string' || !isBlockType(type)) {
    return [{ path: `${at}.type`, reason: notOneOf(BLOCK_TYPES) }];
  }
  return schemaIssues(BLOCKS[type].schema, block).map(({ path, words }) => ({
    path: path === '' ? at : `${at}.${path}`,
    reason: words,
  }));
}

export type CheckedContent = {
  issues: ContentIssue[];
  /** Readers could not be shown it at all. */
  isUnshowable: boolean;
};
type OnBlock = (slug: string, index: number) => void;

/** Every reason why these documents cannot be published: their shape, then how they refer to each other. */
export async function checkAll(
  documents: readonly { slug: string; document: SourceDocument }[],
  folder: string,
  at: OnBlock,
): Promise<CheckedContent> {
  const ofShape = documents.flatMap(({ slug, document }) =>
    shapeIssues(document).map(({ path, reason }) => issueAt(slug, path, reason)),
  );
  // What is not shaped like a document has no links to read.
  if (ofShape.length > 0) return { issues: ofShape, isUnshowable: true };
  const all = documents.map(({ document }) => document);
  const found = await checkDocuments(all, await readImagesOf(all, folder), at);
  const bySlug = new Map(documents.map(({ slug, document }) => [slug, document]));
  return { issues: found.map((issue) => asContentIssue(issue, bySlug.get(issue.slug ?? ''))), isUnshowable: false };
}

/** One document among others, as checkAll would judge it. */
export async function checkOne(
  document: SourceDocument,
  others: readonly DocumentOutline[],
  folder: string,
  at: OnBlock,
): Promise<ContentIssue[]> {
  const found = await checkDocument(document, others, await readImagesOf([document], folder), at);
  return found.map((issue) => asContentIssue(issue, document));
}
